import * as v from 'valibot';
import { hashText } from '../content/freshness/hash.ts';
import type { PageIndex } from './pageIndex.ts';
import { copySchema } from './recordedRows.ts';
import type { World } from './world.ts';

/** The key of the copy in the flags' store. */
const KEY = 'page-index';
/** The shortest time between two copies, in milliseconds: usually, and after a filling, as by a deploy. */
const COPY_MS = 600_000;
const FILLED_MS = 60_000;

/**
 * Keeps a copy of the index beside the coordinator's storage, and fills a new index from it: after a loss the pages are
 * known again, and made again before their visitors come, without any of them being read (docs/rules.md#page-index).
 */
export function createIndexCopy(
  { flagStore, running, log }: Pick<World, 'flagStore' | 'running' | 'log'>,
  index: PageIndex,
): { readonly wake: () => Promise<void>; readonly noteFilling: () => void } {
  let triedAt = Number.NEGATIVE_INFINITY;
  let written = '';
  let isFilled = false;

  const restore = async (): Promise<void> => {
    const text = await flagStore.get(KEY).catch((thrown: unknown) => {
      // A lost index is filled at the next waking; a copy that can't be read stays so.
      triedAt = Number.NEGATIVE_INFINITY;
      throw thrown;
    });
    if (text === null || !index.builds.isNew()) return;
    const { build, pages, scopes } = v.parse(copySchema, JSON.parse(text));
    const records = pages.flatMap(({ scope: at, ...page }) => {
      const scope = scopes[at];
      return scope ? [{ ...page, scope, epoch: '', seq: 0 }] : [];
    });
    // What has changed since the copy is not known: every page is made again.
    index.note(build, records, { at: 0, isStale: () => true });
    log('warning', 'index restored', { pages: records.length });
  };

  const write = async (): Promise<void> => {
    const copy = index.copy();
    if (!copy) return;
    const text = JSON.stringify(copy);
    const hash = hashText(text);
    if (hash === written) return;
    await flagStore.put(KEY, text);
    written = hash;
  };

  return {
    noteFilling: () => {
      isFilled = true;
    },
    wake: async () => {
      if (Math.abs(running() - triedAt) < (isFilled ? FILLED_MS : COPY_MS)) return;
      triedAt = running();
      isFilled = false;
      try {
        await (index.builds.isNew() ? restore() : write());
      } catch (thrown) {
        log('warning', 'index not copied', { problem: String(thrown) });
      }
    },
  };
}
