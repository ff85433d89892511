import * as v from 'valibot';
import { languages } from '../../content/languages.ts';
import { entryId } from '../../content/model/drafts.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { PAGE_IDS } from '../../content/model/serviceId.ts';
import { IDS_PER_CALL, tagsOf } from '../contentful/listCall.ts';
import type { ContentSource } from '../contentful/source.ts';
import { idsByCall } from '../contentful/spaceLists.ts';
import { privateAnswer } from './answers.ts';
import { previewCall } from './previewCall.ts';

const question = v.object({ ids: v.pipe(v.array(entryId), v.maxLength(PAGE_IDS)) });

/** POST `/preview/entries{page}`: entries with their drafts as the content service has them, for its editor. In preview only. */
export function savedEntries(source: ContentSource) {
  return previewCall('entries', question, async (c, { body, visitor: { visit, later } }) => {
    const content = source.open({ ...visit, later }, c.var.keepAlive);
    const cityParameters = {
      ...tagsOf(visit.city),
      locale: languages[visit.language].locale,
      include: 0,
      limit: IDS_PER_CALL,
    };
    const answers = await Promise.all(
      idsByCall(body.ids).map((ids) => content.raw({ ...cityParameters, 'sys.id[in]': ids })),
    );
    const entries = answers.flatMap((answer) => entryGraph(answer)?.items ?? []);
    return privateAnswer(entries.map(({ sys, fields }) => ({ sys: { ...sys, type: 'Entry' }, fields })));
  });
}
