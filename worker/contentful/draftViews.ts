import type { SavedAnswer } from '../../content/model/drafts.ts';
import { createProvenance, type Provenance } from '../../content/model/provenance.ts';
import { createLruCache } from '../cache/lruCache.ts';
import type { World } from '../world.ts';

/** Pages that editors of one isolate type in at the same time; each may hold some megabytes. */
const VIEWS = 3;
/** What other editors save is seen after so long. */
const VIEW_MS = 60_000;

/** What an open preview page has read, kept while its editor types so that a keystroke makes no call. */
export interface DraftView {
  readonly provenance: Provenance;
  /** Answers of the content service, by their call. */
  readonly answers: Map<string, SavedAnswer>;
}

/**
 * The views of open preview pages, by the id that each page gives itself again when something was saved
 * (docs/rules.md#live-drafts). Only for requests that may see drafts.
 */
export function createDraftViews({ now }: Pick<World, 'now'>): (id: string) => DraftView {
  const views = createLruCache<{ readonly view: DraftView; readonly since: number }>(VIEWS);
  return (id) => {
    const openView = views.get(id);
    if (openView && Math.abs(now().getTime() - openView.since) < VIEW_MS) return openView.view;
    const view = { provenance: createProvenance(), answers: new Map<string, SavedAnswer>() };
    views.set(id, { view, since: now().getTime() });
    return view;
  };
}
