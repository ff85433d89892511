import { attribute } from '../../client/hooks/hook.ts';
import { plainUrl } from '../../content/media/mediaUrl.ts';
import { namesOf } from '../../content/names.ts';
import { isClosedCityPage, matchPage, pagePath } from '../../content/pages.ts';
import { networkProblem } from '../networkProblem.ts';
import { allClosed, lookAtPages, openAddress } from './pageLooks.ts';
import { joined, type LookedSite, right, type Sight, wrong } from './sight.ts';

type Look = (site: LookedSite) => Promise<Sight>;

/** What a deploy and the doctor look at, in order (docs/rules.md#deploy-looks). */
const looks = {
  version: async (site) => {
    const answer = await site.ask(new Request(`${site.origin}/_health`));
    const version = answer.headers.get('x-version') ?? '';
    const text = (await answer.text()).slice(0, 80);
    if (site.version !== undefined && version !== site.version)
      return wrong(`version ${version || 'unknown'} answered in place of ${site.version}`);
    return answer.ok && text === 'ok' ? right('health ok') : wrong(`health: ${answer.status} ${JSON.stringify(text)}`);
  },
  pages: lookAtPages,
  redirect: async (site) => {
    const answer = await headOf(site, new Request(`${site.origin}/`, { headers: { 'accept-language': 'en' } }));
    const to = answer.headers.get('location') ?? '';
    return answer.status === 302 && (to.includes('/en/') || leadsToClosedPage(to))
      ? right('redirect')
      : wrong(`/ answers ${answer.status} ${to}`);
  },
  // Whoever sends an empty form gets it back: nothing is stored.
  form: async (site) => {
    const address = await openAddress(site, pagePath('newsletter'));
    if (address === undefined) return allClosed;
    const body = new URLSearchParams({ email: '' });
    const answer = await site.ask(new Request(address, { method: 'POST', body, headers: { origin: site.origin } }));
    const html = await answer.text();
    return answer.status < 500 && /<form[^>]*method="post"/i.test(html)
      ? right('form')
      : wrong(`the newsletter's form answers ${answer.status}`);
  },
  // The same picture for the world and for visitors in mainland China.
  picture: async (site) => {
    const home = await homeOf(site);
    if (home === undefined) return allClosed;
    const [, source = ''] = /<img class="picture-image"[^>]* src="([^"]+)"/.exec(home) ?? [];
    if (source === '') return wrong('the home page has no picture');
    const address = source.replaceAll('&amp;', '&');
    const assets = { ...site.assets, content: [new URL(site.assets.world).host] };
    const both = [false, true].map((isMainland) => plainUrl(address, { assets, isMainland, tree: 'desktop' }));
    return joined(await Promise.all([...new Set(both)].map((each) => pictureAt(site, each))));
  },
  files: async (site) => {
    const home = await homeOf(site);
    if (home === undefined) return allClosed;
    const addresses = new Set([...home.matchAll(/[" ](\/assets\/[^" ]+)/g)].map(([, path = '']) => path));
    return addresses.size === 0 ? wrong('the home page names no script or style') : lookAtFiles(site, [...addresses]);
  },
  // Who has no secret sees no draft, whatever he sends along.
  preview: async (site) => {
    const headers = { cookie: 'is-preview-mode=true', referer: 'https://app.contentful.com/' };
    const home = await openAddress(site, []);
    const page = home && (await site.ask(new Request(`${home}?is-preview-mode=true`, { headers })));
    if (page && (await page.text()).includes(attribute('preview-tools'))) return wrong('drafts open without a secret');
    const answer = await headOf(site, new Request(`${site.origin}/preview?secret=a-guess&path=/en/sydney`));
    return answer.status === 403 || answer.status === 429
      ? right('preview refused')
      : wrong(`a guessed preview secret gets ${answer.status} in place of 403`);
  },
  // An unsigned webhook must be refused, and not by a missing route or secret.
  hook: async (site) => {
    const answer = await headOf(site, new Request(`${site.origin}/_hooks/contentful`, { method: 'POST', body: '{}' }));
    return answer.status === 403 ? right('hook') : wrong(`an unsigned webhook gets ${answer.status} in place of 403`);
  },
  robots: async (site) => {
    const robots = await site.ask(new Request(`${site.origin}/robots.txt`));
    const text = await robots.text();
    if (!robots.ok || /^Disallow: \/$/m.test(text))
      return wrong(`/robots.txt answers ${robots.status}, or refuses all`);
    const index = await site.ask(new Request(`${site.origin}/sitemap.xml`));
    const maps = await index.text();
    const addresses = [...text.matchAll(/^Sitemap: (\S+)$/gm)].map(([, address = '']) => address);
    const missing = addresses.filter((address) => address !== `${site.origin}/sitemap.xml` && !maps.includes(address));
    if (!index.ok || addresses.length === 0) return wrong(`/sitemap.xml answers ${index.status}`);
    return missing.length === 0 ? right('robots and sitemap') : wrong(`/sitemap.xml lacks ${missing.join(', ')}`);
  },
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof looks;

/** Looks at one thing; a look that fails of itself is wrong, too. */
export function lookAt(name: LookName, site: LookedSite): Promise<Sight> {
  return looks[name](site).catch((thrown: unknown) => wrong(`${name}: ${networkProblem(thrown)}`));
}

/** Looks at everything, but no further where another version answers. */
export async function lookAtSite(site: LookedSite): Promise<Sight> {
  const first = await lookAt('version', site);
  if (first.wrong.length > 0) return first;
  const sights = [first];
  for (const name of lookNames) if (name !== 'version') sights.push(await lookAt(name, site));
  return joined(sights);
}

const lookNames = namesOf(looks);

/** Looks at built files by their paths: every one has to be there. */
export async function lookAtFiles(site: Pick<LookedSite, 'origin' | 'ask'>, paths: readonly string[]): Promise<Sight> {
  const sights = await Promise.all(
    paths.map(async (path) => {
      const answer = await headOf(site, new Request(`${site.origin}${path}`));
      return answer.ok ? right('file') : wrong(`${path}: ${answer.status}`);
    }),
  );
  return joined(sights);
}

/** An answer whose body nobody reads. */
async function headOf({ ask }: Pick<LookedSite, 'ask'>, request: Request): Promise<Response> {
  const answer = await ask(request);
  await answer.body?.cancel();
  return answer;
}

/** While the default city is closed its page is where the site's own address leads. */
function leadsToClosedPage(href: string): boolean {
  const kind = matchPage(href.split('/').slice(-1))?.kind;
  return kind !== undefined && isClosedCityPage(kind);
}

async function homeOf(site: LookedSite): Promise<string | undefined> {
  const address = await openAddress(site, []);
  return address && (await site.ask(new Request(address))).text();
}

async function pictureAt(site: LookedSite, address: string): Promise<Sight> {
  const answer = await headOf(site, new Request(new URL(address, site.origin)));
  const type = answer.headers.get('content-type') ?? '';
  return answer.ok && type.startsWith('image/') ? right('picture') : wrong(`${address}: ${answer.status} ${type}`);
}
