import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import * as v from 'valibot';
import { Main } from '../../client/document/Document.tsx';
import { hasContent, Section } from '../../client/sections/sections.tsx';
import { spokenVisit } from '../../client/visitContext.tsx';
import { draftsSchema, entryId } from '../../content/model/drafts.ts';
import { LINK_DEPTH } from '../../content/model/graph.ts';
import { createProvenance, type Provenance } from '../../content/model/provenance.ts';
import { sectionTypes } from '../../content/model/targets.ts';
import type { PageMatch } from '../../content/pages.ts';
import { entryOrTextKey } from '../../content/translations/textKey.ts';
import type { AppEnv } from '../appEnv.ts';
import { createDraftViews } from '../contentful/draftViews.ts';
import type { ContentSource } from '../contentful/source.ts';
import { pageStatusOf } from '../failures.ts';
import { blankForm } from '../forms/formState.ts';
import { latestItems } from '../pages/loaders/cardLists.ts';
import { loadPage, loadRequest, pageVisit } from '../pages/loadPage.ts';
import { page } from '../pages/render/page.tsx';
import { renderFragment } from '../pages/render/renderFragment.tsx';
import { problemOf } from '../platform/log.ts';
import { editableHtml } from '../preview/editableHtml.ts';
import type { World } from '../world.ts';
import { previewCall } from './previewCall.ts';

/** Which part of the page is wanted. A section stands on its page as the browser says: it is not asked for again. */
const part = v.variant('part', [
  v.object({
    part: v.literal('section'),
    id: entryId,
    type: v.picklist(sectionTypes),
    level: v.picklist([1, 2]),
    isFirst: v.boolean(),
    isAgain: v.boolean(),
  }),
  v.object({ part: v.literal('main') }),
  v.object({ part: v.literal('page') }),
]);

const question = v.object({
  drafts: draftsSchema,
  untranslated: v.array(entryOrTextKey),
  wanted: part,
  /** The page's id for its answers of the content service; without one they are all read again. */
  view: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

type SectionPart = Extract<v.InferOutput<typeof part>, { readonly part: 'section' }>;

/**
 * POST `/preview/draft{page}`: a part of a page with what an editor has typed laid over the content
 * (docs/rules.md#live-drafts). In preview only and for pages of this site; answers a small document, and is never stored.
 */
export function draftParts(source: ContentSource, world: World) {
  const viewOf = createDraftViews(world);
  return previewCall('draft', question, async (c, { body, visitor }) => {
    const { match } = visitor.visit;
    if (!match) return c.text('The address is no page.', 400);
    const { drafts: typed, wanted: requestedPart, view: id } = body;
    const view = id === undefined ? undefined : viewOf(id);
    const provenance = view?.provenance ?? createProvenance();
    const scope = { ...visitor.visit, provenance, later: visitor.later, drafts: typed, view };
    c.set('visitor', visitor);
    c.set('content', source.open(scope, c.var.keepAlive));
    if (requestedPart.part === 'page') {
      c.set('provenance', provenance);
      return page(c);
    }
    const untranslated = new Set(body.untranslated);
    try {
      const text =
        requestedPart.part === 'main'
          ? await mainHtml(c, match, untranslated)
          : await sectionHtml(c, match, requestedPart, untranslated);
      return text === undefined
        ? c.text('There is no such part.', 404)
        : c.html(document(text, provenance, c.var.content.spaceLocale()));
    } catch (thrown) {
      c.var.world.log('warning', 'draft not shown', { problem: problemOf(thrown) });
      return c.text('The draft could not be shown.', pageStatusOf(thrown) === 404 ? 404 : 503);
    }
  });
}

/** The page between header and footer; undefined where the draft leaves no page. */
async function mainHtml(
  c: Context<AppEnv>,
  match: PageMatch,
  untranslated: ReadonlySet<string>,
): Promise<string | undefined> {
  const visit = await pageVisit(c);
  const loaded = await loadPage(c, match, await blankForm(c.var.world));
  if (!loaded || !('body' in loaded)) return undefined;
  return renderFragment(<Main body={loaded.body} />, spokenVisit(visit), untranslated);
}

/** One section; undefined where the draft leaves it empty. */
async function sectionHtml(
  c: Context<AppEnv>,
  match: PageMatch,
  { id, type, level, isFirst, isAgain }: SectionPart,
  untranslated: ReadonlySet<string>,
): Promise<string | undefined> {
  const { content, visitor } = c.var;
  // A section is linked to by its page, so that its own links are one level less deep.
  const entry = await content.first(type, { include: LINK_DEPTH - 1, filters: { 'sys.id': id } });
  if (!entry) return undefined;
  // The city's setting of how many days items are shown is not read: an editor who types would wait for it.
  const visit = Promise.resolve(visitor.visit);
  const items = await latestItems(loadRequest(c, match, await blankForm(c.var.world), visit), [entry]);
  if (!hasContent(entry.contentType, entry, visitor.visit, items)) return undefined;
  return renderFragment(
    <Section type={entry.contentType} entry={entry} latest={items} level={level} isFirst={isFirst} isAgain={isAgain} />,
    spokenVisit(visitor.visit),
    untranslated,
  );
}

/** A part as a document of its own: browsers read markup of an answer, and no policy lets scripts write it. */
function document(part: string, provenance: Provenance, locale: string): string {
  const whole = String(html`<!doctype html><html><head><title></title></head><body>${raw(part)}</body></html>`);
  return editableHtml(whole, provenance, locale).withTools('', '');
}
