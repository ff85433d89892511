import { select } from '../hooks/hook.ts';
import { morph } from './morph.ts';
import { elementOf, type Place, placeOf } from './place.ts';

/** What an editor has typed, as the Worker reads it. */
export interface Draft {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** How it stands with what was typed last. */
export type DraftState = 'shown' | 'slow' | 'failed' | 'gone';

/** An answer that takes longer is said to be slow, in milliseconds. */
const SLOW_MS = 1500;
/** One that takes longer than this has failed. */
const TIMEOUT_MS = 15_000;

/** What could not be shown is asked for again after this, in milliseconds. */
const AGAIN_MS = 5000;

/**
 * Lays drafts over the page, which end with it: sends them and shows the answers, one call at a time, and the newest drafts
 * with the next. So no answer comes after a newer one, and a slow Worker gets no more calls than it can take.
 */
export function liveDrafts(tell: (state: DraftState) => void) {
  const entries = new Map<string, Readonly<Record<string, unknown>>>();
  const assets = new Map<string, Draft>();
  const waiting = new Map<string, Place>();
  const hasDrafts = (): boolean => entries.size + assets.size > 0;
  let isUnderway = false;
  let generation = 0;
  let view = newView();
  let missed: Place | undefined;

  const want = (place: Place): void => {
    waiting.set(place.part === 'section' ? place.id : place.part, place);
    if (!isUnderway) void work();
  };

  const work = async (): Promise<void> => {
    isUnderway = true;
    while (waiting.size > 0) {
      const place = waiting.get('page') ?? waiting.get('main') ?? [...waiting.values()][0];
      if (!place) break;
      // A greater part shows the smaller ones as well.
      if (place.part === 'section') waiting.delete(place.id);
      else waiting.clear();
      await show(place).catch(() => tell('failed'));
    }
    isUnderway = false;
  };

  const show = async (place: Place): Promise<void> => {
    const began = generation;
    const slow = setTimeout(() => hasDrafts() && tell('slow'), SLOW_MS);
    const { status, page } = await ask(
      place,
      { entries: [...entries].map(([id, fields]) => ({ id, fields })), assets: [...assets.values()] },
      view,
    );
    clearTimeout(slow);
    if (began !== generation) return;
    if (page && apply(place, page)) return hasDrafts() ? tell('shown') : undefined;
    if (place.part === 'section') return want({ part: 'main' });
    tell(status === 404 ? 'gone' : 'failed');
    // A network, a service or a limit recovers; a refusal stays one.
    if (status === 0 || status >= 429) askAgain(place);
  };

  const askAgain = (place: Place): void => {
    if (!missed)
      setTimeout(() => {
        if (missed) want(missed);
        missed = undefined;
      }, AGAIN_MS);
    if (missed?.part !== 'page') missed = place;
  };

  /** Shows the saved state again, with what was typed since on top of it. */
  const refresh = (): void => {
    generation += 1;
    view = newView();
    want({ part: 'page' });
  };

  return {
    /** Shows new values of entries and assets. */
    change: (changedEntries: readonly Draft[], changedAssets: readonly Draft[]): void => {
      for (const asset of changedAssets) assets.set(asset.id, asset);
      // Which entries show an asset is not marked on the page.
      if (changedAssets.length > 0) want({ part: 'page' });
      for (const { id, fields } of changedEntries) {
        entries.set(id, { ...entries.get(id), ...fields });
        want(placeOf(id));
      }
    },
    refresh,
  };
}

/** The name under which the Worker keeps what it has read for this page while its editor types. */
function newView(): string {
  return `${Date.now()}.${Math.random()}`;
}

/** Asks for a part of this page. The browser parses the answer, since no policy lets scripts write markup. */
function ask(
  wanted: Place,
  drafts: object,
  view: string,
): Promise<{ readonly status: number; readonly page: Document | undefined }> {
  const untranslated = document.querySelector<HTMLElement>(select('untranslated'))?.dataset.untranslated ?? '';
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open('POST', `/preview/draft${location.pathname}${location.search}`);
    call.responseType = 'document';
    call.timeout = TIMEOUT_MS;
    call.setRequestHeader('Content-Type', 'application/json');
    call.addEventListener('loadend', () =>
      resolve({ status: call.status, page: call.status === 200 ? (call.responseXML ?? undefined) : undefined }),
    );
    call.send(JSON.stringify({ drafts, wanted, view, untranslated: untranslated.split(' ').filter(Boolean) }));
  });
}

/** Shows a part; false where the answer or the page does not have it. */
function apply(place: Place, page: Document): boolean {
  if (place.part === 'page') return applyPage(page);
  // The answer may begin with something else: the first picture of a page is asked for ahead.
  const [old, next] = [elementOf(place, document), elementOf(place, page)];
  if (!old || !next) return false;
  morph(old, next);
  return true;
}

/** Shows a whole page in the place of this one. */
function applyPage(page: Document): boolean {
  if (!page.querySelector('main')) return false;
  for (const selector of ['main', 'body > header', 'body > footer', select('preview-tools')]) {
    const [old, next] = [document.querySelector(selector), page.querySelector(selector)];
    if (old && next) morph(old, next);
  }
  return true;
}
