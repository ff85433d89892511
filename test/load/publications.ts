import { editorsChange, tellSite } from '../support/editorsChange.ts';
import { inTurn } from '../support/many.ts';

/** An entry whose title is changed again and again, and its page. */
interface Marked {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** When each number was published, in milliseconds; the first is what stood there before. */
  readonly publishedAt: number[];
}

const READER = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0' } };

/** A page that showed a publication after a later one had been seen in the same data centre. */
export interface StepBack {
  readonly centre: string;
  readonly path: string;
  readonly number: number;
  readonly before: number;
  /** When the later one was first seen there, in milliseconds. */
  readonly seenAt: number;
  /** For how long what was shown had been replaced. */
  readonly replacedSeconds: number;
}

/** Seconds for which a page went on showing what was no longer true. */
interface Lateness {
  readonly seconds: number;
  readonly path: string;
}

/** Publishes numbered titles of the news of a city, and says of a page how late it is. */
export async function publications(contentOrigin: string, hookSecret: string) {
  const marked = await newsOf(contentOrigin);
  let turn = 0;
  /** When each number of a page was first seen in a data centre, in milliseconds. */
  const firstSeen = new Map<string, number[]>();
  return {
    /**
     * Notes what a page showed to a visitor who requested it at one moment and had the answer at another; gives a step back
     * where another visitor had the answer with a later number before this request.
     */
    seen: (centre: string, path: string, html: string, requestedAt: number, at: number): StepBack | undefined => {
      const entry = marked.find((each) => each.path === path);
      if (!entry) return undefined;
      const number = numberOn(html);
      const key = `${centre} ${path}`;
      const moments = firstSeen.get(key) ?? [];
      firstSeen.set(key, moments);
      moments[number] = Math.min(moments[number] ?? at, at);
      const before = moments.findLastIndex((moment) => moment < requestedAt);
      if (before <= number) return undefined;
      const [seenAt = at, replacedAt = requestedAt] = [moments[before], entry.publishedAt[number + 1]];
      return { centre, path, number, before, seenAt, replacedSeconds: Math.max(0, (requestedAt - replacedAt) / 1000) };
    },
    paths: marked.map(({ path }) => path),
    /** Publishes the next title of an entry, and tells one data centre of it unless the hook is lost. */
    publish: async (centre: string, isHookLost: boolean): Promise<Pick<Marked, 'id' | 'path'>> => {
      const entry = inTurn(marked, turn++);
      const number = entry.publishedAt.length;
      const fields = { title: { 'en-US': `${entry.title} (load ${number})` } };
      const hook = await editorsChange(`http://${contentOrigin}`, { id: entry.id, action: 'publish', fields });
      entry.publishedAt.push(Date.now());
      if (!isHookLost) await tellSite(centre, hookSecret, hook).catch(() => undefined);
      return entry;
    },
    /** For how long the title on a page had been replaced when the page was asked for; 0 while it is the last one. */
    lateness: (path: string, html: string, requestedAt: number): Lateness | undefined => {
      const entry = marked.find((each) => each.path === path);
      if (!entry) return undefined;
      const number = numberOn(html);
      const replacedAt = entry.publishedAt[number + 1];
      return { path, seconds: replacedAt === undefined ? 0 : Math.max(0, (requestedAt - replacedAt) / 1000) };
    },
    /** Pages of these data centres that do not show the last title. */
    missing: async (centres: readonly string[]): Promise<readonly string[]> => {
      const missing = await Promise.all(
        centres.flatMap((centre) =>
          marked.map(async ({ path, publishedAt }) => {
            const html = await (await fetch(centre + path, READER)).text();
            const last = publishedAt.length - 1;
            return last === 0 || html.includes(`(load ${last})`) ? [] : [`${centre}${path} lacks publication ${last}`];
          }),
        ),
      );
      return missing.flat();
    },
    count: (): number => marked.reduce((sum, { publishedAt }) => sum + publishedAt.length - 1, 0),
  };
}

function numberOn(html: string): number {
  return Number(/\(load (\d+)\)/.exec(html)?.[1] ?? 0);
}

async function newsOf(contentOrigin: string): Promise<readonly Marked[]> {
  const query = 'content_type=news&metadata.tags.sys.id[in]=sydney&limit=6&order=-fields.startDate&locale=en-US';
  const answer = await fetch(
    `http://${contentOrigin}/spaces/meridian/environments/master/entries?${query}&access_token=meridian-delivery`,
  );
  const { items } = await answer.json();
  return items.map((item: { sys: { id: string }; fields: { slug: string; title: string } }) => ({
    id: item.sys.id,
    title: item.fields.title,
    path: `/en/sydney/what-is-happening/news/${item.fields.slug}`,
    publishedAt: [0],
  }));
}
