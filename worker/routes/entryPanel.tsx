import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import * as v from 'valibot';
import { EntryPanel } from '../../client/preview/EntryPanel.tsx';
import { editorAddress } from '../../content/address/editorAddress.ts';
import { languages } from '../../content/languages.ts';
import { draftsSchema, entryId } from '../../content/model/drafts.ts';
import { entryForm, pictureFields } from '../../content/model/entryForm.ts';
import { entryGraph } from '../../content/model/graph.ts';
import type { AppEnv } from '../appEnv.ts';
import { tagsOf } from '../contentful/listCall.ts';
import { createPublish } from '../contentful/publishing.ts';
import type { ContentSource } from '../contentful/source.ts';
import { renderFragment } from '../pages/render/renderFragment.tsx';
import { draftBodyLimit, previewedPage } from '../preview/previewedPage.ts';
import type { World } from '../world.ts';
import { sameOrigin } from './sameOrigin.ts';

/** Entries of the same type whose pictures are offered. */
const OTHERS_LIMIT = 40;

const body = v.object({ drafts: draftsSchema });

/**
 * POST `/preview/panel{page}?entry=...`: the fields of an entry as a form, with what an editor has typed already; in preview
 * only (docs/rules.md#entry-panel).
 */
export function entryPanel(source: ContentSource, world: World) {
  const canPublish = createPublish(world) !== undefined;
  return new Hono<AppEnv>().post('/preview/panel/*', sameOrigin(), draftBodyLimit(), async (c) => {
    if (!c.var.visitor.visit.isPreview) return c.text('Drafts are shown in preview mode only.', 403);
    const id = v.safeParse(entryId, c.req.query('entry'));
    const read = v.safeParse(body, await c.req.json().catch(() => undefined));
    const visitor = previewedPage(c, '/preview/panel');
    if (!id.success || !read.success || !visitor) return c.text('The address names no entry, or no page.', 400);
    const { visit } = visitor;
    const { locale, name } = languages[visit.language];
    const scope = { ...visit, later: visitor.later, drafts: read.output.drafts };
    const content = source.open(scope, c.var.keepAlive);
    const own = { ...tagsOf(visit.city), locale };
    const graph = entryGraph(await content.raw({ ...own, 'sys.id': id.output, include: 1, limit: 1 }));
    const [entry] = graph?.items ?? [];
    if (!graph || !entry) return c.text('There is no such entry.', 404);
    const type = entry.sys.contentType.sys.id;
    const names = pictureFields(type).map((field) => `fields.${field}`);
    const select = ['sys.id,sys.contentType', ...names].join(',');
    const others =
      names.length > 0
        ? await content.raw({ ...own, content_type: type, select, include: 0, limit: OTHERS_LIMIT })
        : undefined;
    const form = entryForm(entry, graph, entryGraph(others));
    if (!form) return c.text('There is no such content type.', 404);
    const { space, environment, deliveryHost } = c.var.world.settings.content;
    const editor = `${editorAddress({ space, environment, host: deliveryHost })}/entries/${form.id}`;
    const panel = await renderFragment(
      <EntryPanel form={form} editor={editor} language={name} canPublish={canPublish} />,
      visit,
    );
    return c.html(html`<!doctype html><html><head><title></title></head><body>${raw(panel)}</body></html>`);
  });
}
