import { type EntryProps, fetchAll, isDraft, isUpdated } from 'contentful-management';
import * as v from 'valibot';
import type { City } from '../../content/cities.ts';
import { languageOfLocale } from '../../content/languages.ts';
import { contentTypeDefinition } from '../../content/model/definitions.ts';
import { isContentType } from '../../content/model/registry.ts';
import { languageOfSpaceLocale, localesOf, type SpaceLocale } from '../../content/model/spaceLocales.ts';
import { ownValue } from '../../content/ownValue.ts';
import { daysBetween, isDateText, shiftDate } from '../../sample/service/model/movedDates.ts';
import { SPACE_ANCHOR } from '../../sample/space/anchor.ts';
import { ALL_PAGES, type Management } from './contentManagement.ts';
import { assetPlan, type SampleAsset, sampleAssets } from './contentPushAssets.ts';
import type { Step } from './contentPushStep.ts';
import { canonical } from './drift.ts';
import type { PictureFields } from './pictureFields.ts';

const tagLink = v.object({ sys: v.object({ type: v.literal('Link'), linkType: v.literal('Tag'), id: v.string() }) });
const sample = v.object({
  entries: v.array(
    v.object({
      sys: v.object({
        id: v.string(),
        contentType: v.object({ sys: v.object({ id: v.string() }) }),
        publishedVersion: v.optional(v.number()),
      }),
      metadata: v.object({ tags: v.array(tagLink) }),
      fields: v.record(v.string(), v.record(v.string(), v.unknown())),
    }),
  ),
  assets: sampleAssets,
});

type SampleEntry = v.InferOutput<typeof sample>['entries'][number];

/** The sample of some cities as a space takes it: its entries and the pictures that they show. */
interface Sample {
  readonly entries: readonly SampleEntry[];
  readonly assets: readonly SampleAsset[];
}

/** Composes the sample of some cities as a space takes it; its texts are loaded only here, because they take seconds. */
export async function composeSample(
  cities: readonly City[],
  day: Date,
  locales: readonly SpaceLocale[],
  pictures: PictureFields,
): Promise<Sample> {
  const [{ composeSpace }, { groupsOf }, { assetLinks }] = await Promise.all([
    import('../../sample/space/compose.ts'),
    import('../../sample/space/groupsOf.ts'),
    import('../../sample/space/ownAssets.ts'),
  ]);
  const composed = v.parse(sample, await composeSpace(groupsOf(cities)));
  const days = daysBetween(SPACE_ANCHOR, day);
  const assets = new Map(composed.assets.map((asset) => [asset.sys.id, asset]));
  const inLocales = localeWriter(locales);
  const entries = composed.entries.map((entry) => {
    const type = entry.sys.contentType.sys.id;
    const fields = Object.entries(moved(entry, days)).map(([name, value]) => {
      const form = pictures.of(type, name);
      if (form?.source !== 'assets') return [name, inLocales(value)];
      const linked = assetLinks(value);
      for (const asset of v.parse(sampleAssets, [...linked.assets.values()])) assets.set(asset.sys.id, asset);
      const links = Object.entries(linked.value).map(([locale, list]) => [locale, form.isSingle ? list[0] : list]);
      return [name, inLocales(Object.fromEntries(links))];
    });
    return { ...entry, fields: Object.fromEntries(fields) };
  });
  const inSpace = [...assets.values()].map(({ sys, fields: { title, description, file } }) => ({
    sys,
    fields: { title: inLocales(title), description: inLocales(description), file: inLocales(file) },
  }));
  return { entries, assets: inSpace };
}

/** Writes values by the sample's locales as values by a space's; texts in a language that it lacks are left out. */
function localeWriter(locales: readonly SpaceLocale[]) {
  const codeOf = localesOf(locales);
  return <Value>(byLocale: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(byLocale).flatMap(([locale, value]): [string, Value][] => {
        const language = languageOfLocale(locale);
        const code = language && codeOf(language);
        return code !== undefined && languageOfSpaceLocale(code) === language ? [[code, value]] : [];
      }),
    );
}

/** Compares the sample with a space and plans the steps, pictures first: what is published shows only what is published. */
export async function samplePlan(management: Management, { entries, assets }: Sample): Promise<readonly Step[]> {
  const pictures = await assetPlan(management, assets);
  const live = await fetchAll(management.entry.getMany, ALL_PAGES);
  const liveById = new Map(live.map((entry) => [entry.sys.id, entry]));
  return [...pictures, ...entries.map((entry) => entryStep(management, entry, liveById.get(entry.sys.id)))];
}

function entryStep(management: Management, { sys, metadata, fields }: SampleEntry, live: EntryProps | undefined): Step {
  const entryId = sys.id;
  const contentTypeId = sys.contentType.sys.id;
  const step = { kind: 'entry', id: entryId } as const;
  let saved = live;
  const publish = async () => saved && management.entry.publish({ entryId }, saved);
  const publishing = sys.publishedVersion === undefined ? {} : { finish: publish };
  const save = async (): Promise<void> => {
    saved = live
      ? await management.entry.update({ entryId }, { ...live, metadata, fields })
      : await management.entry.createWithId({ entryId, contentTypeId }, { metadata, fields });
  };
  if (!live) return { ...step, action: 'create', details: [contentTypeId], apply: save, ...publishing };
  if (live.sys.archivedVersion !== undefined)
    return { ...step, action: 'refuse', details: ['is archived in the space: restore or delete it there'] };
  const type = live.sys.contentType.sys.id;
  if (type !== contentTypeId)
    return {
      ...step,
      action: 'refuse',
      details: [`is of the type ${type} in the space, of ${contentTypeId} here: delete it there`],
    };
  const changed = changedFields(fields, live.fields);
  const isTagged = canonical(tagsOf(metadata)) === canonical(tagsOf(live.metadata));
  const details = [...changed, ...(isTagged ? [] : ['tags'])];
  if (details.length > 0)
    return { ...step, action: 'update', details: [details.join(', ')], apply: save, ...publishing };
  const isOld = publishing.finish && (isDraft(live) || isUpdated(live));
  return isOld ? { ...step, action: 'publish', ...publishing } : { ...step, action: 'unchanged' };
}

/** Names of fields that differ; one that is empty on both sides does not. */
function changedFields(ours: SampleEntry['fields'], theirs: Readonly<Record<string, unknown>>): readonly string[] {
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  return [...names].filter((name) => canonical(ownValue(ours, name) ?? {}) !== canonical(ownValue(theirs, name) ?? {}));
}

function tagsOf(
  metadata: { readonly tags: readonly { readonly sys: { readonly id: string } }[] } | undefined,
): readonly string[] {
  return (metadata?.tags ?? []).map(({ sys }) => sys.id).toSorted();
}

function moved({ sys, fields }: SampleEntry, days: number): SampleEntry['fields'] {
  const type = sys.contentType.sys.id;
  const dates = isContentType(type)
    ? contentTypeDefinition(type)
        .fields.filter((field) => field.type === 'Date')
        .map(({ id }) => id)
    : [];
  const shifted = (value: unknown): unknown => (isDateText(value) ? shiftDate(value, days) : value);
  const inField = (values: SampleEntry['fields'][string]): SampleEntry['fields'][string] =>
    Object.fromEntries(Object.entries(values).map(([locale, value]) => [locale, shifted(value)]));
  return Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [name, dates.includes(name) ? inField(values) : values]),
  );
}
