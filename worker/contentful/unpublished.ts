import * as v from 'valibot';
import type { UnpublishedEntry } from '../../client/preview/ListedEntries.tsx';
import { editorAddress } from '../../content/address/editorAddress.ts';
import { type Language, languages } from '../../content/languages.ts';
import { type Provenance, unmarked } from '../../content/model/provenance.ts';
import { ownValue } from '../../content/ownValue.ts';
import { type EntryChange, entryChanges } from '../../content/releases/entryChanges.ts';
import { type DeskEntry, deskTitle } from '../../content/translations/deskEntries.ts';
import { wordsOf } from '../../content/translations/localizedTexts.ts';
import { problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';
import { createDelivery } from './delivery.ts';
import { briefly, byIds, inAllLanguages, ofAssets, type Services, savedLater } from './spaceLists.ts';
import { BAR_WAIT_MS, type LaterContent, previewDelivery } from './timeline.ts';

/** A page that has read more is not compared: that would take more than forty calls. */
const SOURCES_LIMIT = 2000;
/** Characters of a value that the bar shows. */
const VALUE_LENGTH = 160;

/**
 * Finds what a preview page has read and visitors do not get as it stands there, those of `seen` first, by comparing it with
 * the delivery API, without caches (docs/rules.md#preview-unpublished). Undefined when the service fails.
 */
export function createFindUnpublished(world: World) {
  const { space, environment, deliveryHost } = world.settings.content;
  const editor = editorAddress({ space, environment, host: deliveryHost });
  const delivery = createDelivery(world, 'delivery', BAR_WAIT_MS);
  return async (
    provenance: Provenance,
    seen: readonly string[],
    language: Language,
    later: LaterContent | undefined,
  ): Promise<readonly UnpublishedEntry[] | undefined> => {
    const sources = [...provenance.entries.values()];
    if (sources.length > SOURCES_LIMIT) return undefined;
    const preview = previewDelivery(world, later, BAR_WAIT_MS);
    try {
      const [entries, assets] = await Promise.all([
        differing(
          { preview, delivery },
          sources.filter(({ contentType }) => contentType !== undefined),
        ),
        differing(
          { preview: ofAssets(preview), delivery: ofAssets(delivery) },
          sources.filter(({ contentType }) => contentType === undefined),
        ),
      ]);
      const described = (kind: 'entries' | 'assets', changes: readonly EntryChange[]) =>
        changes.flatMap((change): UnpublishedEntry[] => {
          const { id, before, after } = change;
          if (!after) return [];
          const title = unmarked(provenance.titleOf(id) ?? deskTitle(after));
          const state = before ? 'changed' : 'draft';
          return [
            { id, href: `${editor}/${kind}/${id}`, title, state, fields: before ? valuesOf(change, language) : [] },
          ];
        });
      const onPage = new Set(seen);
      return [...described('entries', entries), ...described('assets', assets)].toSorted(
        (a, b) => Number(onPage.has(b.id)) - Number(onPage.has(a.id)),
      );
    } catch (thrown) {
      world.log('warning', 'published state unknown', { problem: problemOf(thrown) });
      return undefined;
    }
  };
}

/** What differs between the drafts that a page has read and what is published of them, in any language. */
async function differing(
  { preview, delivery }: Services,
  sources: readonly { readonly id: string; readonly sysUpdatedAt: string }[],
): Promise<readonly EntryChange[]> {
  const drafts = sources.map(({ id, sysUpdatedAt: updatedAt }) => ({ id, updatedAt }));
  const published = await byIds(
    delivery,
    drafts.map(({ id }) => id),
    briefly,
  );
  const later = savedLater(drafts, published).map(({ id }) => id);
  const [before, after] = await Promise.all([
    byIds(delivery, later, inAllLanguages),
    byIds(preview, later, inAllLanguages),
  ]);
  return entryChanges(before, after);
}

/** The fields of a changed entry, each in the page's language where it differs there, otherwise in the first that differs. */
function valuesOf({ fields, before, after }: EntryChange, language: Language): UnpublishedEntry['fields'] {
  const { locale: pageLocale } = languages[language];
  return fields.map(({ field, locales }) => {
    const locale = locales.includes(pageLocale) ? pageLocale : (locales[0] ?? pageLocale);
    const text = (entry: DeskEntry | undefined): string =>
      valueText(ownValue(ownValue(entry?.fields ?? {}, field) ?? {}, locale));
    return { field, locale: locale === pageLocale ? undefined : locale, published: text(before), drafted: text(after) };
  });
}

const link = v.object({ sys: v.object({ id: v.string() }) });

/** A value as editors know it: its words, the ids that it links to, otherwise as it is stored. */
function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  const ids = [value].flat().flatMap((item) => (v.is(link, item) ? [item.sys.id] : []));
  return (ids.join(', ') || wordsOf(value) || JSON.stringify(value)).slice(0, VALUE_LENGTH);
}
