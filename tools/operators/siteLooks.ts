import { buildPath } from '../../content/address/address.ts';
import { type City, cityRow } from '../../content/cities.ts';
import { type Language, languages } from '../../content/languages.ts';
import { matchPage, type PageKind, pagePath } from '../../content/pages.ts';

/** A site to look at: its own domain, or one on this machine. */
export interface LookedSite {
  readonly origin: string;
  /** Sends a request to the version that is looked at. Redirects are not followed. */
  readonly ask: (request: Request) => Promise<Response>;
  /** The version that has to answer; undefined where any may. */
  readonly version: string | undefined;
}

/** What was seen: how many things were right, and what was wrong. */
export interface Sight {
  readonly seen: readonly string[];
  readonly wrong: readonly string[];
}

/** Three cities, each in another language: one in Latin script, one in Japanese, one with other pages of its own. */
const places: readonly (readonly [Language, City])[] = [
  ['en', 'sydney'],
  ['jp', 'okinawa'],
  ['fr', 'paris'],
];

/** Kinds that no sitemap names, beside the catch-alls. */
const unlisted: readonly PageKind[] = ['searching', 'storeMap', 'announcementListing'];

const neededHeaders: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-security-policy', /script-src 'nonce-[A-Za-z0-9+/=]+' 'strict-dynamic'/],
  ['strict-transport-security', /max-age=\d+/],
  ['x-content-type-options', /nosniff/],
  ['x-frame-options', /SAMEORIGIN/],
  ['referrer-policy', /strict-origin/],
];

type Look = (site: LookedSite) => Promise<Sight>;

/** What a deploy looks at, in order (docs/rules.md#deploy-looks). */
const looks: Readonly<Record<string, Look>> = {
  version: async (site) => {
    const answer = await site.ask(new Request(`${site.origin}/_health`));
    const found = answer.headers.get('x-version') ?? '';
    const text = (await answer.text()).slice(0, 80);
    if (site.version !== undefined && found !== site.version)
      return wrong(`version ${found || 'unknown'} answered in place of ${site.version}`);
    return answer.ok && text === 'ok' ? right('health ok') : wrong(`health: ${answer.status} ${JSON.stringify(text)}`);
  },
  pages: async (site) => joined(await Promise.all(places.map((place) => pagesOf(site, place)))),
  redirect: async (site) => {
    const answer = await site.ask(new Request(`${site.origin}/`, { headers: { 'accept-language': 'en' } }));
    await answer.body?.cancel();
    const to = answer.headers.get('location') ?? '';
    return answer.status === 302 && to.includes('/en/') ? right('redirect') : wrong(`/ answers ${answer.status} ${to}`);
  },
  // Whoever sends an empty form gets it back: nothing is stored.
  form: async (site) => {
    const address = `${site.origin}${addressOf('en', 'sydney', pagePath('newsletter'))}`;
    const body = new URLSearchParams({ email: '' });
    const answer = await site.ask(new Request(address, { method: 'POST', body, headers: { origin: site.origin } }));
    const html = await answer.text();
    return answer.status < 500 && /<form[^>]*method="post"/i.test(html)
      ? right('form')
      : wrong(`the newsletter's form answers ${answer.status}`);
  },
  picture: async (site) => {
    const home = await (await site.ask(new Request(`${site.origin}${addressOf('en', 'sydney', [])}`))).text();
    const [, address = ''] = /<img class="picture-image"[^>]* src="([^"]+)"/.exec(home) ?? [];
    if (address === '') return wrong('the home page has no picture');
    const answer = await site.ask(new Request(new URL(address.replaceAll('&amp;', '&'), site.origin)));
    await answer.body?.cancel();
    const type = answer.headers.get('content-type') ?? '';
    return answer.ok && type.startsWith('image/') ? right('picture') : wrong(`${address}: ${answer.status} ${type}`);
  },
  files: async (site) => {
    const home = await (await site.ask(new Request(`${site.origin}${addressOf('en', 'sydney', [])}`))).text();
    const named = new Set([...home.matchAll(/[" ](\/assets\/[^" ]+)/g)].map(([, path = '']) => path));
    if (named.size === 0) return wrong('the home page names no script or style');
    const sights = await Promise.all(
      [...named].map(async (path) => {
        const answer = await site.ask(new Request(`${site.origin}${path}`));
        await answer.body?.cancel();
        return answer.ok ? right('file') : wrong(`${path}: ${answer.status}`);
      }),
    );
    return joined(sights);
  },
  // An unsigned webhook must be refused, and not by a missing route or secret.
  hook: async (site) => {
    const answer = await site.ask(new Request(`${site.origin}/_hooks/contentful`, { method: 'POST', body: '{}' }));
    await answer.body?.cancel();
    return answer.status === 403 ? right('hook') : wrong(`an unsigned webhook gets ${answer.status} in place of 403`);
  },
};

/** Looks at everything; a look that fails of itself is wrong, too. Where another version answers, it looks no further. */
export async function lookAtSite(site: LookedSite): Promise<Sight> {
  const sights: Sight[] = [];
  for (const [name, look] of Object.entries(looks)) {
    sights.push(await look(site).catch((thrown: unknown) => wrong(`${name}: ${problemOf(thrown)}`)));
    if (name === 'version' && sights[0]?.wrong.length !== 0) break;
  }
  return joined(sights);
}

async function pagesOf(site: LookedSite, [language, city]: readonly [Language, City]): Promise<Sight> {
  const map = await site.ask(new Request(`${site.origin}/sitemap/${city}.xml`));
  if (!map.ok) return wrong(`/sitemap/${city}.xml answers ${map.status}`);
  const addresses = new Map<PageKind, string>(
    unlisted.map((kind) => [kind, addressOf(language, city, pagePath(kind))]),
  );
  for (const [, address = ''] of (await map.text()).matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname } = new URL(address);
    const [, spoken, , ...path] = pathname.split('/');
    const kind = spoken === language ? matchPage(path)?.kind : undefined;
    if (kind && !addresses.has(kind)) addresses.set(kind, pathname);
  }
  if (!addresses.has('home'))
    return wrong(`/sitemap/${city}.xml names no home page in ${language}: is the space empty?`);
  const sights: Sight[] = [];
  // One after another: a cold version has nothing in its caches.
  for (const address of addresses.values()) sights.push(await pageAt(site, address, language));
  return joined(sights);
}

async function pageAt(site: LookedSite, path: string, language: Language): Promise<Sight> {
  const answer = await site.ask(new Request(`${site.origin}${path}`, { headers: { 'user-agent': 'Mozilla/5.0' } }));
  const html = await answer.text();
  const faults = [
    answer.status !== 200 && `status ${answer.status}`,
    !html.includes(`<html lang="${languages[language].hreflang}"`) && 'another language',
    !/<h1[\s>]/.test(html) && 'no heading',
    !html.includes('</html>') && 'cut short',
    ...neededHeaders.map(([name, value]) => !value.test(answer.headers.get(name) ?? '') && `header ${name}`),
  ].filter((fault) => fault !== false);
  return faults.length === 0 ? right(path) : wrong(`${path}: ${faults.join(', ')}`);
}

function addressOf(language: Language, city: City, path: readonly string[]): string {
  return buildPath({
    language: cityRow(city).languages.includes(language) ? language : 'en',
    city,
    tree: 'desktop',
    path,
  });
}

function right(what: string): Sight {
  return { seen: [what], wrong: [] };
}

function wrong(what: string): Sight {
  return { seen: [], wrong: [what] };
}

function joined(sights: readonly Sight[]): Sight {
  return { seen: sights.flatMap(({ seen }) => seen), wrong: sights.flatMap((sight) => sight.wrong) };
}

function problemOf(thrown: unknown): string {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  return cause instanceof Error ? cause.message : String(cause);
}
