import type { City } from '../../../content/cities.ts';
import { day, entry, type Seed, type Translations } from '../seed.ts';
import { benefitsIdOf, circleSectionOf } from './circle.ts';
import { appText, circleText, tierTestText } from './circleTexts.ts';
import { contactDisclaimer, interests, newsletterDisclaimer, thankYou, typesOfEnquiry } from './contactTexts.ts';
import { headIdOf, headOf } from './heads.ts';
import { accessibilityText } from './legal/accessibility.ts';
import { cookiesText } from './legal/cookies.ts';
import { offerTermsText } from './legal/offerTerms.ts';
import { privacyText } from './legal/privacy.ts';
import { sydneyPrivacyText } from './legal/sydneyPrivacy.ts';
import { sydneyTermsText } from './legal/sydneyTerms.ts';
import { termsText } from './legal/terms.ts';
import { pageIdOf, type ShellPage } from './links.ts';
import { blankText, destinationText, pageTexts } from './pageTexts.ts';
import { pictureOf } from './shellPictures.ts';
import { inCity, inLanguagesOf } from './textsInCity.ts';

/** A page at an address of one segment. */
interface StaticPage {
  readonly page: keyof typeof pageTexts & ShellPage;
  readonly slug: string;
  readonly body: Translations;
  readonly picture?: string;
}

function staticPages(city: City): readonly StaticPage[] {
  const isSydney = city === 'sydney';
  return [
    { page: 'circle', slug: `dfs-circle-overview-${city}`, body: circleText, picture: 'hero-atrium' },
    { page: 'app', slug: `dfs-circle-app-${city}`, body: appText, picture: 'fashion-wallet' },
    { page: 'destination', slug: 'select-destination', body: destinationText, picture: 'hero-travel' },
    { page: 'privacy', slug: 'privacy-policy', body: isSydney ? sydneyPrivacyText : privacyText },
    { page: 'terms', slug: 'terms-bak-and-conditions', body: isSydney ? sydneyTermsText : termsText },
    { page: 'offerTerms', slug: 'terms-bak-and-conditions1', body: offerTermsText },
    { page: 'cookies', slug: 'cookie-notice', body: cookiesText },
    { page: 'accessibility', slug: 'accessibility', body: accessibilityText, picture: 'door' },
    { page: 'blank', slug: 'blank-bak-page', body: blankText },
  ];
}

/** A city's static pages: membership, legal texts, contact, newsletter, search. */
export function pagesOf(city: City): readonly Seed[] {
  return [...staticPages(city).flatMap((row) => staticPage(city, row)), ...circleSectionOf(city), ...searchPage(city), ...contactPage(city), ...newsletterPage(city), ...(city === 'sydney' ? tierTest : [offerTermsPage(city)])];
}

function openingOf(city: City, page: keyof typeof pageTexts): { readonly title: Translations; readonly eyebrow: Translations; readonly description: Translations } {
  const { title, eyebrow, description } = pageTexts[page];
  return { title: inCity(city, title), eyebrow: inCity(city, eyebrow), description: inCity(city, description) };
}

function staticPage(city: City, { page, slug, body, picture }: StaticPage): readonly Seed[] {
  const id = pageIdOf(city, page);
  const opening = openingOf(city, page);
  const isCircle = page === 'circle';
  const media = picture ? [pictureOf(city, picture)] : [];
  return [
    entry('basicPage', id, {
      ...opening,
      slug,
      body: inCity(city, body),
      layout: isCircle ? 'E' : picture ? 'B' : 'G',
      size: 'Size 2',
      alignment: 'Left',
      textSize: isCircle ? 'large' : 'normal',
      ...(media.length > 0 ? { media } : {}),
      ...(isCircle ? { content: [benefitsIdOf(city)] } : {}),
      seo: headIdOf(id),
    }),
    headOf(city, id, opening),
  ];
}

/** The rules of all offers at an address among the terms; Sydney's own are in its legal texts. */
function offerTermsPage(city: City): Seed {
  const { title, description } = openingOf(city, 'offerTerms');
  return entry('pptcPage', `${city}-terms-offers`, { title, description, slug: 'special-offers', effectiveDate: day(-60, '00:00'), body: inCity(city, offerTermsText) });
}

function searchPage(city: City): readonly Seed[] {
  const id = pageIdOf(city, 'searching');
  const { title, description } = openingOf(city, 'searching');
  return [entry('page', id, { title, description, slug: 'searching', seo: headIdOf(id) }), headOf(city, id, { title, description })];
}

function contactPage(city: City): readonly Seed[] {
  const id = pageIdOf(city, 'contact');
  const { title, description } = openingOf(city, 'contact');
  return [
    entry('pageContactUsPage', id, {
      title,
      description,
      slug: 'contact-us',
      media: ['arch-boutique'],
      disclaimer: inLanguagesOf<string>(city, contactDisclaimer),
      typesOfEnquiry: inLanguagesOf<readonly string[]>(city, typesOfEnquiry),
      seo: headIdOf(id),
    }),
    headOf(city, id, { title, description }),
  ];
}

function newsletterPage(city: City): readonly Seed[] {
  const id = pageIdOf(city, 'newsletter');
  const { title, eyebrow, description } = openingOf(city, 'newsletter');
  return [
    entry('pageNewsletterSubscription', id, {
      title,
      description,
      slug: 'subscribe-news',
      media: ['food-tea'],
      disclaimer: inLanguagesOf<string>(city, newsletterDisclaimer),
      interests: inLanguagesOf<readonly string[]>(city, interests),
      thankYouTitle: inCity(city, thankYou.title),
      thankYouText: inCity(city, thankYou.text),
      seo: headIdOf(id),
    }),
    headOf(city, id, { title, eyebrow, description }),
  ];
}

/** A trial page that only Sydney has. */
const tierTest: readonly Seed[] = [
  entry('basicPage', 'sydney-page-loyal-t-test', {
    title: { en: 'Which tier suits you?', cn: '哪一级会籍适合您？' },
    eyebrow: inCity('sydney', pageTexts.circle.title),
    description: {
      en: 'Three questions about the way you travel, and the tier of Meridian Circle that goes with the answers.',
      cn: '三个关于旅行方式的问题，答案里藏着最适合您的 Meridian Circle 会籍。',
    },
    slug: 'loyal-t-test',
    body: tierTestText,
    layout: 'G',
    size: 'Size 2',
    alignment: 'Left',
    textSize: 'normal',
  }),
];
