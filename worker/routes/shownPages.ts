import * as v from 'valibot';
import { entryId } from '../../content/model/drafts.ts';
import { languageNames } from '../../content/model/unfinished.ts';
import { shownOn } from '../../content/releases/shownOn.ts';
import { createDelivery } from '../contentful/delivery.ts';
import { tagsOf } from '../contentful/listCall.ts';
import { allPages, byIds } from '../contentful/spaceLists.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';
import { jsonAnswer } from './answers.ts';
import { previewCall } from './previewCall.ts';

/** A city is read at once; the receipt has said the rest by then. */
const WAIT_MS = 10_000;

const question = v.object({ ids: v.pipe(v.array(entryId), v.maxLength(20)) });

/**
 * POST `/preview/pages{page}`: on which pages of the page's city some entries can be seen, and by which words. In preview
 * only (docs/rules.md#receipt-pages). Drafts are read, since what was unpublished is still there.
 */
export function shownPages(world: World) {
  const preview = createDelivery(world, true, WAIT_MS);
  const delivery = createDelivery(world, false, WAIT_MS);
  return previewCall('pages', question, async (_, { body: { ids }, visitor: { visit } }) => {
    try {
      const [entries, published] = await Promise.all([
        allPages(preview, { ...tagsOf(visit.city), locale: '*', include: 0 }),
        byIds(delivery, ids, { locale: '*' }),
      ]);
      const pages = shownOn(entries, published, ids, visit);
      return jsonAnswer(
        { pages: pages.map((page) => ({ ...page, languages: languageNames(page.languages) })) },
        200,
        true,
      );
    } catch (thrown) {
      world.log('warning', 'pages of a publication not found out', { problem: problemOf(thrown) });
      return jsonAnswer({ error: 'The content service does not answer.' }, 502, true);
    }
  });
}
