import { Hono } from 'hono';
import * as v from 'valibot';
import { languages } from '../../content/languages.ts';
import { entryId } from '../../content/model/drafts.ts';
import { entryGraph } from '../../content/model/graph.ts';
import type { AppEnv } from '../appEnv.ts';
import { tagsOf } from '../contentful/listCall.ts';
import type { ContentSource } from '../contentful/source.ts';
import { IDS_PER_CALL, idsByCall } from '../contentful/spaceLists.ts';
import { draftBodyLimit, previewedPage } from '../preview/previewedPage.ts';
import { badRequest, jsonAnswer } from './answers.ts';
import { sameOrigin } from './sameOrigin.ts';

const body = v.object({ ids: v.pipe(v.array(entryId), v.maxLength(600)) });

/** POST `/preview/entries{page}`: entries with their drafts as the content service has them, for its editor. In preview only. */
export function savedEntries(source: ContentSource) {
  return new Hono<AppEnv>().post('/preview/entries/*', sameOrigin(), draftBodyLimit(), async (c) => {
    if (!c.var.visitor.visit.isPreview) return jsonAnswer({ error: 'Drafts are shown in preview mode only.' }, 403);
    const read = v.safeParse(body, await c.req.json().catch(() => undefined));
    const visitor = previewedPage(c, '/preview/entries');
    if (!read.success || !visitor) return badRequest('The body holds no ids, or the address is no page.');
    const { visit, later } = visitor;
    const content = source.open({ ...visit, later }, c.var.keepAlive);
    const own = { ...tagsOf(visit.city), locale: languages[visit.language].locale, include: 0, limit: IDS_PER_CALL };
    const answers = await Promise.all(
      idsByCall(read.output.ids).map((ids) => content.raw({ ...own, 'sys.id[in]': ids })),
    );
    const entries = answers.flatMap((answer) => entryGraph(answer)?.items ?? []);
    return jsonAnswer(
      entries.map(({ sys, fields }) => ({ sys: { ...sys, type: 'Entry' }, fields })),
      200,
      true,
    );
  });
}
