import type { Context } from 'hono';
import { noKnowledge } from '../../../content/freshness/freshness.ts';
import { createProvenance } from '../../../content/model/provenance.ts';
import type { PageChange } from '../../../content/releases/pageChanges.ts';
import type { AppEnv } from '../../appEnv.ts';
import { type PageFacts, storablePage } from '../../cache/storablePage.ts';
import type { DraftScope } from '../../contentful/scope.ts';
import { sideBySide } from '../../contentful/spaceLists.ts';
import type { LaterContent } from '../../contentful/timeline.ts';

/** Further pages are not compared: an editor waits, and the content service answers drafts slowly. */
const PAGES = 200;

/** What became of pages that might change. */
export type ComparedPages = Awaited<ReturnType<typeof changedPages>>;

/**
 * Renders pages as visitors would get them with today's drafts and with the drafts to come, and keeps those whose bytes
 * differ (docs/rules.md#release-changes).
 */
export async function changedPages(c: Context<AppEnv>, pages: readonly PageChange[], later: LaterContent) {
  const { world, visitor } = c.var;
  const now = world.now();
  const sides = [draftsAt(undefined), draftsAt(later)] as const;
  const tag = async (path: string, drafts: DraftScope): Promise<string> => {
    const noted: PageFacts[] = [];
    const at = drafts.later?.at ?? now;
    const request = new Request(visitor.visit.origin + path);
    const facts = { drafts, at, isBackground: true, recorder: (each: PageFacts) => void noted.push(each) };
    const answer = await c.env.render?.(request, facts);
    const page = answer && (await storablePage(answer, noted.at(-1), at.getTime(), noKnowledge));
    return `${answer?.status} ${page?.headers['etag'] ?? answer?.headers.get('Location')}`;
  };
  const compared = pages.slice(0, PAGES);
  const differs = await sideBySide(compared, async ({ path }) => {
    const [before, after] = [await tag(path, sides[0]), await tag(path, sides[1])];
    return before !== after;
  });
  const changed: readonly PageChange[] = compared.filter((_, at) => differs[at]);
  return {
    changed,
    /** Further pages that may change, and were not compared. */
    left: pages.length - compared.length,
  };
}

/** Drafts that many pages are made of: each answer of the content service is asked for once. */
function draftsAt(later: LaterContent | undefined): DraftScope {
  return {
    later,
    drafts: { entries: [], assets: [] },
    view: { provenance: createProvenance(), answers: new Map() },
  };
}
