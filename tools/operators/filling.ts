import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { wordsOf } from '../commandLine.ts';
import { contentsOf } from '../networkProblem.ts';
import { secretProblem } from '../secrets.ts';

/** Addresses that one request has made: with four pages each, few enough for one request of the platform. */
const PATHS = 12;
/** A request that fails is sent again so many times, each time after longer. */
const TRIES = 3;
const AGAIN_MS = 2000;
const PROGRESS_MS = 10_000;

/** A site that is filled. */
export interface FilledSite {
  /** Where it is asked, without a slash at the end. */
  readonly origin: string;
  readonly key: string;
  readonly ask: (request: Request) => Promise<Response>;
  /** Requests side by side; each of them makes its pages at a rate that leaves visitors' calls alone. */
  readonly atOnce: number;
  /** After each request nothing is asked for so many times as long as it took: 0 for a deploy, more for a busy machine. */
  readonly rest: number;
  readonly say: (line: string) => void;
  /** Whose pages are made; those of both by default. */
  readonly from?: 'mainland' | 'abroad';
  readonly stopped?: AbortSignal;
}

/** How a filling ended: pages that are there, of which so many had to be made, and addresses that could not be. */
export interface Filling {
  readonly pages: number;
  readonly renders: number;
  readonly failed: readonly string[];
  readonly seconds: number;
}

const answered = v.object({
  pages: v.array(v.object({ path: v.string(), status: v.number(), isMade: v.boolean() })),
});

/** Paths of pages in the sitemaps of a site, and in words which of them did not answer, as that of a closed city. */
interface SitemapPaths {
  readonly paths: readonly string[];
  readonly unanswered: readonly string[];
}

/** Paths of all pages in the sitemaps of a site, in every language, short ones first; rejects without an index. */
export async function sitemapPaths({ origin, ask }: Pick<FilledSite, 'origin' | 'ask'>): Promise<SitemapPaths> {
  const unanswered: string[] = [];
  const locations = async (path: string): Promise<readonly string[]> => {
    const answer = await ask(new Request(`${origin}${path}`));
    if (!answer.ok) {
      unanswered.push(`${path} answers ${answer.status}`);
      return [];
    }
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
    );
  };
  const paths = new Set<string>();
  const sitemaps = await locations('/sitemap.xml');
  if (sitemaps.length === 0) throw new Error(unanswered[0] ?? '/sitemap.xml is empty');
  for (const sitemap of sitemaps) for (const path of await locations(sitemap)) paths.add(path);
  // Home, listings and stores before what they lead to.
  const depth = (path: string): number => path.split('/').length;
  return { paths: [...paths].toSorted((left, right) => depth(left) - depth(right)), unanswered };
}

/**
 * Has pages made before anybody asks, and none twice: a filling that was cut off goes on (docs/rules.md#pages-ahead). Rejects
 * where the site refuses the key.
 */
export async function fillPages(site: FilledSite, paths: readonly string[]): Promise<Filling> {
  const began = Date.now();
  const waiting = Array.from({ length: Math.ceil(paths.length / PATHS) }, (_, at) =>
    paths.slice(at * PATHS, (at + 1) * PATHS),
  );
  const failed: string[] = [];
  let [pages, renders, told] = [0, 0, began];
  const fillPart = async (part: readonly string[]): Promise<void> => {
    const answer = await askForPages(site, part);
    const failedPages = answer.filter(({ status }) => status !== 200);
    pages += answer.length - failedPages.length;
    renders += answer.filter(({ isMade }) => isMade).length;
    failed.push(...failedPages.map(({ path }) => path));
    if (Date.now() - told < PROGRESS_MS) return;
    told = Date.now();
    site.say(`  ${pages} of ${paths.length * (site.from ? 2 : 4)} pages are there`);
  };
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part && !site.stopped?.aborted; part = waiting.shift()) {
      const partBegan = Date.now();
      await fillPart(part);
      if (site.rest > 0) await wait((Date.now() - partBegan) * site.rest);
    }
  };
  await Promise.all(Array.from({ length: site.atOnce }, work));
  return { pages, renders, failed, seconds: Math.round((Date.now() - began) / 1000) };
}

/** What a site answers to a request for pages; all of them failed where it does not answer well. Throws where it refuses the key. */
async function askForPages({ origin, key, ask, from, stopped }: FilledSite, paths: readonly string[]) {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const body = JSON.stringify({ paths, from });
    const request = new Request(`${origin}/_pages`, { method: 'POST', headers: { 'x-health-key': key }, body });
    const answer = await ask(request).catch(() => undefined);
    if (answer?.status === 403) throw new Error('the site refuses HEALTH_KEY');
    const made = answer?.ok ? await contentsOf(answer, answered) : undefined;
    if (made) return made.pages;
    if (!answer?.bodyUsed) await answer?.body?.cancel();
    if (tries < TRIES && !stopped?.aborted) await wait(AGAIN_MS * tries);
  }
  return paths.map((path) => ({ path, status: 0, isMade: false }));
}

/** A filling in words. */
export function fillingText({ pages, renders, failed, seconds }: Filling): string {
  const rest = failed.length === 0 ? '' : `; ${failed.length} could not be made, first ${failed[0]}`;
  const made = pages === 0 ? 'no page was made ahead' : `${pages} pages are there, ${renders} of them made now`;
  return `${made}, in ${seconds} s${rest}`;
}

/** Has all pages of a site's sitemaps made, and says how that went; a filling that fails leaves the pages to visitors. */
export async function fillSite(site: FilledSite): Promise<string> {
  const problem = site.key === '' ? 'HEALTH_KEY is not set here' : secretProblem('HEALTH_KEY', site.key);
  if (problem) return `no page was made ahead: ${problem}`;
  try {
    const { paths, unanswered } = await sitemapPaths(site);
    site.say(`  making the pages of ${paths.length} addresses`);
    return [fillingText(await fillPages(site, paths)), ...unanswered].join('; ');
  } catch (thrown) {
    return `no page was made ahead: ${wordsOf(thrown)}`;
  }
}
