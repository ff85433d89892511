import { buildPath, parsePath } from '../../content/address/address.ts';
import type { PageRecord, PageReport, PageVariant } from '../../content/ahead/pageJobs.ts';
import { isOutdated, type Knowledge } from '../../content/freshness/freshness.ts';
import type { Tree } from '../../content/pages.ts';
import type { PageCache } from '../cache/pageCache.ts';
import { variantRequest } from '../cache/pageKey.ts';
import type { Render } from '../cache/pageRenders.ts';
import type { StoredPage } from '../cache/storedPage.ts';
import { callCoordinator } from '../platform/coordinatorCall.ts';
import { problemOf } from '../platform/log.ts';
import type { KeepAlive, World } from '../world.ts';
import { type AheadFor, createMakePage } from './makePage.ts';

/** Pages that are made side by side: they share their city's header, footer and lists, and one rate of calls. */
const AT_ONCE = 4;

/** What became of a page: its status, 0 where it could not be made. */
export interface VariantOutcome extends PageVariant {
  readonly status: number;
  /** False for a page that was current already. */
  readonly isMade: boolean;
  readonly milliseconds: number;
}

/**
 * Names what pages are made of and the origin that they are made for: an index holds pages only where both are the
 * same.
 */
function buildOf({ release }: Pick<World, 'release'>, origin: string): string {
  return `${release}@${origin}`;
}

/** The origin that a build's pages are made for; undefined for pages of another release. */
export function originOfBuild({ release }: Pick<World, 'release'>, build: string): string | undefined {
  return build.startsWith(`${release}@`) ? build.slice(release.length + 1) : undefined;
}

const trees = ['desktop', 'mobile'] as const satisfies readonly Tree[];

/** A page of the site in both trees, from the mainland and from abroad; none for what is no address of a page. */
export function variantsOf(path: string): readonly PageVariant[] {
  const parsed = parsePath(path);
  if (parsed.kind !== 'address') return [];
  return trees.flatMap((tree) =>
    [false, true].map((isMainland) => ({
      path: buildPath({ ...parsed.address, tree }),
      device: tree,
      isMainland,
    })),
  );
}

/** What became of a page that was not made, as a report tells it. */
type End = 'failed' | 'gone' | 'left';

/** An address that leads elsewhere, or that is not kept now, is left to visitors; a refused token makes a 403 of a page. */
function endOf(status: number): End {
  if (status === 404) return 'gone';
  return status === 0 || (status >= 300 && status < 400) ? 'left' : 'failed';
}

/** Makes pages before a visitor asks for them, and reports to the coordinator's index what they read. */
export function createAheadMaker(world: World, changes: { readonly knowledge: () => Knowledge }, cache: PageCache) {
  const makePage = createMakePage(changes, cache);
  return async (
    origin: string,
    variants: readonly PageVariant[],
    options: AheadFor,
    { render, keepAlive }: { readonly render: Render; readonly keepAlive: KeepAlive },
  ): Promise<readonly VariantOutcome[]> => {
    const records: PageRecord[] = [];
    const ends: Readonly<Record<End, PageVariant[]>> = { failed: [], gone: [], left: [] };
    const waiting = [...variants];
    const outcomes: VariantOutcome[] = [];
    const makeVariant = async (variant: PageVariant): Promise<VariantOutcome> => {
      const { path, device, isMainland } = variant;
      const beganAt = world.running();
      const done = (status: number, isMade: boolean): VariantOutcome => ({
        ...variant,
        status,
        isMade,
        milliseconds: world.running() - beganAt,
      });
      try {
        const request = variantRequest(`${origin}${path}`, device, isMainland);
        const { page, status, isMade, equal } = await makePage(request, render, keepAlive, options);
        if (page?.status === 200) records.push({ ...recordOf(variant, page, changes.knowledge()), equal });
        else ends[endOf(status)].push(variant);
        return done(page?.status ?? 0, isMade);
      } catch (thrown) {
        world.log('warning', 'page not made', { path, problem: problemOf(thrown) });
        ends.failed.push(variant);
        return done(0, false);
      }
    };
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await makeVariant(next));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (options.job !== undefined || records.length > 0)
      await reportPages(world, {
        build: buildOf(world, origin),
        ...(world.version !== '' && { version: world.version }),
        pages: records,
        job: options.job,
        ...ends,
      });
    return outcomes;
  };
}

/**
 * Reports pages to the coordinator's index. When it does not answer, the index is late, which costs work and fails
 * nothing.
 */
export async function reportPages(
  world: Pick<World, 'coordinator' | 'after' | 'log'>,
  report: PageReport,
): Promise<void> {
  try {
    await callCoordinator(world, '/pages', { method: 'POST', body: JSON.stringify(report) });
  } catch (thrown) {
    world.log('warning', 'pages not reported', { pages: report.pages.length, problem: problemOf(thrown) });
  }
}

/**
 * A page's record for the index. A current page has outlasted all changes that are known, so it counts as made after
 * them.
 */
function recordOf(variant: PageVariant, page: StoredPage, knowledge: Knowledge): PageRecord {
  const isCurrent = page.epoch === knowledge.epoch && !isOutdated(page, knowledge);
  return {
    ...variant,
    epoch: page.epoch,
    seq: isCurrent ? Math.max(page.seq, knowledge.seq) : page.seq,
    scope: { ids: page.scope.ids, lists: [...page.scope.lists] },
    trueUntil: page.trueUntil,
    tag: page.headers['etag'],
    madeAt: page.storedAt,
  };
}
