import { Hono } from 'hono/quick';
import { buildPath, parsePath } from '../../content/address/address.ts';
import { cityOffers, cityRow, DEFAULT_CITY, languageIn } from '../../content/cities.ts';
import { serviceId } from '../../content/model/serviceId.ts';
import { languageOfSpaceLocale } from '../../content/model/spaceLocales.ts';
import { pagePath } from '../../content/pages.ts';
import { placeOf } from '../../content/translations/deskEntries.ts';
import type { AppEnv } from '../appEnv.ts';
import { createDelivery, type Delivery } from '../contentful/delivery.ts';
import { byIds, inAllLanguages } from '../contentful/spaceLists.ts';
import { ContentFailure } from '../failures.ts';
import { isSecret } from '../platform/crypto.ts';
import { hrefOf } from '../preview/desk/deskPage.ts';
import { PREVIEW_FLAG } from '../preview/previewAccess.ts';
import { previewCookie } from '../preview/previewCookie.ts';
import { PREVIEW_AT, PREVIEW_RELEASE } from '../preview/previewMoment.ts';
import { COOKIE_SECONDS, previewToken } from '../preview/previewTokens.ts';
import { isWithinRate } from './sender.ts';

/**
 * GET `/preview`: opens the preview for an editor with the secret (`?secret=...&path=...`, or `?secret=...&entry=ID`
 * in the content service's preview settings), and redirects to a page of this site. Without a secret, on one's own machine,
 * the plain flag opens the preview.
 */
export function openPreview() {
  const app = new Hono<AppEnv>();
  app.onError((thrown, c) => {
    if (!(thrown instanceof ContentFailure)) throw thrown;
    c.var.world.log('warning', 'preview not opened', { problem: thrown.message });
    return c.text(`The content service does not tell of the entry: ${thrown.message}.`, 502);
  });
  return app.get('/preview', async (c) => {
    const { world } = c.var;
    const secret = world.settings.previewSecret;
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    const path = sitePath(c.req.query('path') ?? '');
    const entry = c.req.query('entry') ?? '';
    if (path === undefined && !serviceId.test(entry)) return c.text('The path is no page of this site.', 400);
    if (secret !== '' && !(await isSecret(secret, c.req.query('secret') ?? ''))) {
      // Who guesses has only so many guesses; an editor with the secret never waits.
      if (!(await isWithinRate(world, world.events.allows, c.req.raw, 'preview')))
        return c.text('Too many wrong secrets. Wait a minute.', 429);
      world.log('warning', 'preview refused');
      return c.text('The secret is wrong.', 403);
    }
    const page = path ?? (await entryPage(createDelivery(world, 'preview'), entry, c.req.query('locale') ?? ''));
    if (page === undefined) return c.text('There is no such entry.', 404);
    const end = Math.floor(world.now().getTime() / 1000) + COOKIE_SECONDS;
    const token = secret === '' ? 'true' : await previewToken(secret, end);
    c.header('Set-Cookie', previewCookie(token, COOKIE_SECONDS));
    const { [PREVIEW_AT]: at, [PREVIEW_RELEASE]: release } = c.req.query();
    return c.redirect(hrefOf(page, { [PREVIEW_FLAG]: token, [PREVIEW_AT]: at, [PREVIEW_RELEASE]: release }), 302);
  });
}

/** The canonical form of a path of this site; undefined for anything else. */
function sitePath(text: string): string | undefined {
  const parsed = parsePath(text);
  if (!text.startsWith('/') || /[?#]/.test(text)) return undefined;
  if (parsed.kind === 'root') return '/';
  return parsed.kind === 'address' ? parsed.canonical : undefined;
}

/**
 * The path of the page that shows an entry, as it is saved: its own page, otherwise its city's home page, in a language
 * of the city; of several cities in one that has the locale (docs/rules.md#preview-of-entry). Undefined where there is no
 * such entry. Throws ContentFailure.
 */
export async function entryPage(preview: Delivery, id: string, locale: string): Promise<string | undefined> {
  const [entry] = await byIds(preview, [id], inAllLanguages);
  if (!entry) return undefined;
  const spoken = languageOfSpaceLocale(locale);
  const cities = entry.cities.includes(DEFAULT_CITY) ? [DEFAULT_CITY, ...entry.cities] : entry.cities;
  const city = cities.find((each) => spoken && cityOffers(each, spoken)) ?? cities[0] ?? DEFAULT_CITY;
  const language = spoken ? languageIn(city, spoken) : cityRow(city).languages[0];
  const place = placeOf(entry);
  const path = place ? pagePath(place.kind, place.parameters) : [];
  return buildPath({ language, city, tree: 'desktop', path });
}
