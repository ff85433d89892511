import { buildPath } from '../address/address.ts';
import { type City, cityNames } from '../cities.ts';
import { galleryName } from '../galleryName.ts';
import { type Language, languages } from '../languages.ts';
import { type MessageKey, message } from '../messages/messages.ts';
import { type PageKind, pagePath } from '../pages.ts';

/** The page's background colour, for the browser's toolbar and the start of the installed site. */
export const THEME_COLOR = '#f7f3ec';

/** Id of the account panel; a page's address with it opens the panel (docs/rules.md#installed-shortcuts). */
export const ACCOUNT_ID = 'account';

/** Where the manifest of a city in a language is. */
export function manifestPath(city: City, language: Language): string {
  return `/manifest/${language}/${city}.webmanifest`;
}

interface Shortcut {
  readonly name: MessageKey;
  readonly page: PageKind;
  readonly anchor?: string;
}

/** What the installed site's icon offers: hours, offers, the member's card. */
const shortcuts: readonly Shortcut[] = [
  { name: 'openingHours', page: 'storeListing' },
  { name: 'specialOffers', page: 'specialOfferListing' },
  { name: 'memberCode', page: 'home', anchor: `#${ACCOUNT_ID}` },
];

/** The web manifest of a city (docs/rules.md#installed-site): one site to install for each, in the visitor's language. */
export function webManifest(city: City, language: Language) {
  const address = (page: PageKind): string => buildPath({ language, city, tree: 'desktop', path: pagePath(page) });
  const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };
  const cityName = cityNames[city][language];
  const name = galleryName({ language, cityName });
  return {
    id: `/${city}`,
    name,
    // Under an icon there is room for a dozen letters: two cities would have the same.
    short_name: cityName,
    description: message('siteDescription', language, { name }),
    lang: languages[language].hreflang,
    dir: 'ltr',
    start_url: address('home'),
    scope: '/',
    display: 'standalone',
    // Pages of other systems and long listings need the way back.
    display_override: ['minimal-ui', 'standalone'],
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    categories: ['shopping', 'travel'],
    icons: [
      { ...icon, purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map(({ name, page, anchor = '' }) => ({
      name: message(name, language),
      url: address(page) + anchor,
      icons: [icon],
    })),
  };
}
