import { html, raw } from 'hono/html';
import * as v from 'valibot';
import { EntryPanel } from '../../client/preview/EntryPanel.tsx';
import { editorAddress } from '../../content/address/editorAddress.ts';
import { languages } from '../../content/languages.ts';
import { draftsSchema, entryId } from '../../content/model/drafts.ts';
import { entryForm, pictureFields } from '../../content/model/entryForm.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { tagsOf } from '../contentful/listCall.ts';
import type { ContentSource } from '../contentful/source.ts';
import { renderFragment } from '../pages/render/renderFragment.tsx';
import { previewCall } from './previewCall.ts';

/** Entries of the same type whose pictures are offered. */
const OTHERS_LIMIT = 40;

const typed = v.object({ drafts: draftsSchema });

/**
 * POST `/preview/panel{page}?entry=...`: the fields of an entry as a form, with what an editor has typed already; in preview
 * only (docs/rules.md#entry-panel).
 */
export function entryPanel(source: ContentSource, canPublish: boolean) {
  return previewCall('panel', typed, async (c, { body, visitor }) => {
    const id = v.safeParse(entryId, c.req.query('entry'));
    if (!id.success) return c.text('The address names no entry.', 400);
    const { visit } = visitor;
    const { locale, name } = languages[visit.language];
    const scope = { ...visit, later: visitor.later, drafts: body.drafts };
    const content = source.open(scope, c.var.keepAlive);
    const cityParameters = { ...tagsOf(visit.city), locale };
    const graph = entryGraph(await content.raw({ ...cityParameters, 'sys.id': id.output, include: 1, limit: 1 }));
    const [entry] = graph?.items ?? [];
    if (!graph || !entry) return c.text('There is no such entry.', 404);
    const type = entry.sys.contentType.sys.id;
    const names = pictureFields(type).map((field) => `fields.${field}`);
    const select = ['sys.id,sys.contentType', ...names].join(',');
    const others =
      names.length > 0
        ? await content.raw({ ...cityParameters, content_type: type, select, include: 0, limit: OTHERS_LIMIT })
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
