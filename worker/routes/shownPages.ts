import * as v from 'valibot';
import { entryId } from '../../content/model/drafts.ts';
import { languageNames } from '../../content/model/unfinished.ts';
import { seenOn } from '../../content/releases/seenOn.ts';
import { byIds, createServices, inAllLanguages } from '../contentful/spaceLists.ts';
import { problemOf } from '../platform/log.ts';
import { cityRecords } from '../platform/recordedPages.ts';
import type { World } from '../world.ts';
import { privateAnswer } from './answers.ts';
import { previewCall } from './previewCall.ts';

/** The receipt has said the rest by then. */
const WAIT_MS = 10_000;

const question = v.object({ ids: v.pipe(v.array(entryId), v.maxLength(20)) });

/**
 * POST `/preview/pages{page}`: on which pages of the page's city some entries can be seen, and by which words. In preview
 * only (docs/rules.md#receipt-pages). Drafts are read, since what was unpublished is still there. 503 where no index of
 * pages knows the city.
 */
export function shownPages(world: World) {
  const { preview, delivery } = createServices(world, WAIT_MS);
  return previewCall('pages', question, async (_, { body: { ids }, visitor: { visit } }) => {
    try {
      const [records, entries, published] = await Promise.all([
        cityRecords(world, visit.city),
        byIds(preview, ids, inAllLanguages),
        byIds(delivery, ids, inAllLanguages),
      ]);
      if (records.length === 0) return privateAnswer({ error: 'No page of this city is in an index.' }, 503);
      const pages = ids.flatMap((id) => {
        const [entry, version] = [entries, published].map((list) => list.find((candidate) => candidate.id === id));
        const seen = entry && seenOn(records, entry, version, visit);
        return seen ? [{ ...seen, otherLanguages: languageNames(seen.otherLanguages) }] : [];
      });
      return privateAnswer({ pages });
    } catch (thrown) {
      world.log('warning', 'pages of a publication not found out', { problem: problemOf(thrown) });
      return privateAnswer({ error: 'The content service or the coordinator does not answer.' }, 502);
    }
  });
}
