import type { Context } from 'hono';
import { html } from 'hono/html';
import type { UntranslatedEntry } from '../../client/preview/PageTranslations.tsx';
import { PreviewBar } from '../../client/preview/PreviewBar.tsx';
import type { PreviewBarProps } from '../../client/preview/previewBarProps.ts';
import { spokenVisit } from '../../client/visitContext.tsx';
import { editorAddress } from '../../content/address/editorAddress.ts';
import { twinHref, type Visit } from '../../content/address/visit.ts';
import { isDateField } from '../../content/model/fields.ts';
import { type Provenance, unmarked } from '../../content/model/provenance.ts';
import type { ReadingNote } from '../../content/model/readEntry.ts';
import { contentTypeRow, isContentType } from '../../content/model/registry.ts';
import { ownValue } from '../../content/ownValue.ts';
import { localText } from '../../content/time/localTime.ts';
import { endsBeforeStart } from '../../content/time/zonedTime.ts';
import { entryOfKey } from '../../content/translations/textKey.ts';
import type { AppEnv } from '../appEnv.ts';
import { closingOf } from '../closings.ts';
import type { ContentSource } from '../contentful/source.ts';
import { BAR_WAIT_MS, hasRelease } from '../contentful/timeline.ts';
import { createFindUnpublished } from '../contentful/unpublished.ts';
import { redirectList } from '../middleware/redirects.ts';
import { renderFragment } from '../pages/render/renderFragment.tsx';
import { readClosings } from '../pages/render/shell.ts';
import type { Visitor } from '../visitor.ts';
import type { World } from '../world.ts';
import { hrefOf } from './desk/deskPage.ts';
import { DESK_LINKS_PATH } from './desk/guestLinkHtml.ts';
import { DESK_PATH } from './desk/translationsHtml.ts';
import { USES_PATH } from './desk/usesHtml.ts';
import { editableHtml } from './editableHtml.ts';
import { changeStyles, createFindUntranslated, translationStyles } from './fieldMarks.ts';
import { createFindHidden, hiddenLines } from './hiddenEntries.ts';
import { PREVIEW_FLAG } from './previewAccess.ts';
import { badMoment, PREVIEW_AT, PREVIEW_RELEASE, previewedContent, previewSide, releaseText } from './previewMoment.ts';
import { refusedRedirects } from './refusedRedirects.ts';

/**
 * Adds to a page in preview what editors need: texts and pictures name their entry and field, and a bar says what is
 * left to do.
 */
export function createEditedPage(world: World, source: ContentSource) {
  const findUnpublished = createFindUnpublished(world);
  const findUntranslated = createFindUntranslated(world);
  const findHidden = createFindHidden(world);
  return async (c: Context<AppEnv>, provenance: Provenance): Promise<void> => {
    const { visit } = c.var.visitor;
    const flag = c.req.query(PREVIEW_FLAG);
    const type = c.res.headers.get('Content-Type') ?? '';
    const text = await c.res.text();
    if (!type.startsWith('text/html')) {
      c.res = new Response(unmarked(text), c.res);
      return;
    }
    const locale = c.var.content.spaceLocale();
    const editable = editableHtml(text, provenance, locale);
    const { space, environment, deliveryHost } = world.settings.content;
    const { entries } = editable;
    // The two frames that compare a page have no bar.
    const isBare = visit.carriedQuery.includes('without-overlay=true');
    const [unpublished, untranslated, badRelease, hidden] = await Promise.all([
      isBare ? undefined : findUnpublished(provenance, entries, visit.language, c.var.visitor.later),
      findUntranslated(entries, visit.language),
      badReleaseIn(c.var.visitor, world),
      findHidden(c.var.visitor, provenance, c.res.status === 404),
    ]);
    const drafted = unpublished?.map(({ id }) => id) ?? [];
    const main = hidden.page ?? c.var.pageEntry;
    const onPage = new Set([main?.id, ...entries]);
    const bar: PreviewBarProps = {
      editor: `${editorAddress({ space, environment, host: deliveryHost })}/entries/`,
      main: main && {
        id: main.id,
        title: unmarked(main.title),
        uses: hrefOf(USES_PATH, { entry: main.id, [PREVIEW_FLAG]: flag }),
      },
      unpublished,
      hidden: hiddenLines(hidden, c.var.visitor, provenance, entries, drafted),
      broken: brokenEntries(c.var.content.unusable(), provenance, visit.clock.timeZone),
      locale,
      translations: translationsOf(untranslated, visit, flag),
      redirects: isBare
        ? []
        : await refusedRedirects(await (c.var.redirects ?? redirectList(c.var.content)), visit, (city) =>
            // What visitors meet there, which a cache has.
            redirectList(source.open({ ...visit, city, isPreview: false }, c.var.keepAlive)),
          ),
      problems: {
        badRelease,
        badMoment: badMoment(c.var.visitor.url, visit.clock.timeZone),
      },
      isCityClosed: Boolean(closingOf(c.var.flags, await readClosings(c.var.content, c.var.frame), visit.city)),
      named: Object.fromEntries(entries.map((id) => [id, unmarked(provenance.titleOf(id) ?? id)])),
      untranslated: [...(c.var.untranslated ?? [])].filter((key) => onPage.has(entryOfKey(key))),
      ...linksOf(c, visit),
    };
    const nonce = c.get('secureHeadersNonce') ?? '';
    const barHtml = isBare ? '' : await renderFragment(<PreviewBar {...bar} />, spokenVisit(visit));
    const head =
      headTools(world.clientFiles, nonce, text) +
      translationStyles(untranslated, nonce) +
      (await changeStylesOf(c, visit, entries, nonce));
    c.res = new Response(editable.withTools(head, barHtml), c.res);
  };
}

/**
 * The release that a preview's address names and the space has none of, or that nobody can find at the moment: the page
 * is then shown without it. Undefined where all is well.
 */
async function badReleaseIn({ url, later }: Visitor, world: World): Promise<string | undefined> {
  const text = releaseText(url);
  const isKnown =
    later?.release !== undefined && (await hasRelease(world, later.release, BAR_WAIT_MS).catch(() => false));
  return isKnown ? undefined : text;
}

/** The entries of a page with fields that had to be left out, or an end before their start. */
function brokenEntries(
  notes: readonly ReadingNote[],
  provenance: Provenance,
  timeZone: string,
): PreviewBarProps['broken'] {
  const entries = [...provenance.entries.values()];
  const reversed = entries.filter(({ period }) => period && endsBeforeStart(period, timeZone));
  const faults = [
    ...notes.map(({ entry, field }) => {
      const type = provenance.entries.get(entry)?.contentType ?? '';
      const row = isContentType(type) ? ownValue(contentTypeRow(type).fields, field) : undefined;
      return { entry, field, problem: row && isDateField(row) ? ('previewNoDate' as const) : undefined };
    }),
    ...reversed.map(({ id }) => ({ entry: id, field: 'endDate', problem: 'previewEndsFirst' as const })),
  ];
  return [...Map.groupBy(faults, ({ entry }) => entry)].map(([id, fields]) => ({
    id,
    title: unmarked(provenance.titleOf(id) ?? id),
    // Two answers may have the same entry.
    fields: [...new Map(fields.map((fault) => [fault.field, fault])).values()],
  }));
}

/** The marks of a page that is shown beside its other version; none for any other. */
async function changeStylesOf(
  c: Context<AppEnv>,
  { clock, language }: Visit,
  entries: readonly string[],
  nonce: string,
): Promise<string> {
  const { url } = c.var.visitor;
  const later = previewedContent(url, clock.timeZone);
  return later && previewSide(url) ? changeStyles(c.var.world, later, entries, language, nonce) : '';
}

function translationsOf(
  entries: readonly UntranslatedEntry[],
  { city, language }: Visit,
  flag: string | undefined,
): PreviewBarProps['translations'] {
  const desk = hrefOf(DESK_PATH, { city, language, [PREVIEW_FLAG]: flag });
  return { entries, desk };
}

function linksOf(
  c: Context<AppEnv>,
  visit: Visit,
): Pick<PreviewBarProps, 'share' | 'leave' | 'at' | 'now' | 'carried'> {
  const here = twinHref({ ...visit, carriedQuery: '' }, {});
  const timeZone = visit.clock.timeZone;
  const { at: moment, release } = c.var.visitor.later ?? {};
  const minuteOf = (date: Date): string => localText(date.getTime(), timeZone).slice(0, 16);
  const flag = c.req.query(PREVIEW_FLAG);
  return {
    share: {
      action: hrefOf(DESK_LINKS_PATH, { [PREVIEW_FLAG]: flag }),
      page: {
        path: c.var.visitor.url.pathname,
        ...(moment && { [PREVIEW_AT]: moment.toISOString() }),
        ...(release !== undefined && { [PREVIEW_RELEASE]: release }),
      },
    },
    leave: `${here}?${PREVIEW_FLAG}=false`,
    at: moment && { value: minuteOf(moment), words: minuteOf(moment).replace('T', ' ') },
    now: hrefOf(here, { [PREVIEW_FLAG]: flag }),
    carried: flag === undefined ? {} : { [PREVIEW_FLAG]: flag },
  };
}

/** Styles and script of the preview, and a robots tag where the page has none. */
function headTools({ previewStyles, previewScript }: World['clientFiles'], nonce: string, page: string): string {
  const robots = page.includes('name="robots"') ? '' : html`<meta name="robots" content="noindex">`;
  const styles = previewStyles.map((file) => html`<link rel="stylesheet" href="${file}" nonce="${nonce}">`);
  return String(html`${robots}${styles}<script type="module" src="${previewScript}" nonce="${nonce}"></script>`);
}
