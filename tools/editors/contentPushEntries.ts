import { type EntryProps, fetchAll } from 'contentful-management';
import * as v from 'valibot';
import type { City } from '../../content/cities.ts';
import { contentTypeDefinition } from '../../content/model/definitions.ts';
import { isContentType } from '../../content/model/registry.ts';
import { daysBetween, isDateText, shiftDate } from '../../sample/service/model/movedDates.ts';
import { SPACE_ANCHOR } from '../../sample/space/anchor.ts';
import { composeSpace } from '../../sample/space/compose.ts';
import { groupsOf } from '../../sample/space/groupsOf.ts';
import type { Management } from './contentManagement.ts';
import type { Step } from './contentPushStep.ts';
import { canonical } from './drift.ts';
import type { KeptEntry } from './rehearsal/breaches.ts';

/** As many entries as one answer brings: below the limit of 7 MB for any entry of this model. */
const PAGE = 100;

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
});

type SampleEntry = v.InferOutput<typeof sample>['entries'][number];

/**
 * Compares the sample entries of some cities with a space's and plans the steps. Their dates are moved to a day;
 * drafts are saved and not published. All are saved before any is published, since they link to each other.
 */
export async function entryPlan(management: Management, cities: readonly City[], day: Date): Promise<readonly Step[]> {
  const entries = await composed(cities);
  const live = await fetchAll(management.entry.getMany, { query: { limit: PAGE, order: 'sys.id' } });
  const known = new Map(live.map((entry) => [entry.sys.id, entry]));
  const days = daysBetween(SPACE_ANCHOR, day);
  return entries.map((entry) =>
    entryStep(management, { ...entry, fields: moved(entry, days) }, known.get(entry.sys.id)),
  );
}

/** The sample entries of some cities as a rehearsal checks them, with their dates moved to a day. */
export async function sampleEntries(cities: readonly City[], day: Date): Promise<readonly KeptEntry[]> {
  const days = daysBetween(SPACE_ANCHOR, day);
  return (await composed(cities)).map((entry) => ({
    id: entry.sys.id,
    contentType: entry.sys.contentType.sys.id,
    isPublished: entry.sys.publishedVersion !== undefined,
    fields: moved(entry, days),
  }));
}

/** Only what is chosen is composed: the rich texts of all cities take seconds. */
async function composed(cities: readonly City[]): Promise<readonly SampleEntry[]> {
  return v.parse(sample, await composeSpace(groupsOf(cities))).entries;
}

function entryStep(
  management: Management,
  { sys, metadata, fields }: SampleEntry,
  known: EntryProps | undefined,
): Step {
  const entryId = sys.id;
  const contentTypeId = sys.contentType.sys.id;
  const step = { kind: 'entry', id: entryId } as const;
  const isDraft = sys.publishedVersion === undefined;
  let saved = known;
  const finish = async (): Promise<void> => {
    if (saved) await management.entry.publish({ entryId }, saved);
  };
  const save = async (): Promise<void> => {
    saved = known
      ? await management.entry.update({ entryId }, { ...known, metadata, fields })
      : await management.entry.createWithId({ entryId, contentTypeId }, { metadata, fields });
  };
  if (!known) return { ...step, action: 'create', details: [contentTypeId], apply: save, ...(!isDraft && { finish }) };
  if (known.sys.archivedVersion !== undefined)
    return { ...step, action: 'refuse', details: ['is archived in the space: restore or delete it there'] };
  const type = known.sys.contentType.sys.id;
  if (type !== contentTypeId)
    return {
      ...step,
      action: 'refuse',
      details: [`is a ${type} in the space, a ${contentTypeId} here: delete it there`],
    };
  const changed = changedFields(fields, known.fields);
  const isTagged = canonical(tagsOf(metadata)) === canonical(tagsOf(known.metadata));
  const details = [...changed, ...(isTagged ? [] : ['tags'])];
  if (details.length > 0)
    return { ...step, action: 'update', details: [details.join(', ')], apply: save, ...(!isDraft && { finish }) };
  const { version, publishedVersion } = known.sys;
  const isOld = publishedVersion === undefined || version > publishedVersion + 1;
  return isOld && !isDraft
    ? { ...step, action: 'publish', details: [], finish }
    : { ...step, action: 'unchanged', details: [] };
}

/** Names of fields that differ; one that is empty on both sides does not. */
function changedFields(ours: SampleEntry['fields'], theirs: Readonly<Record<string, unknown>>): readonly string[] {
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  return [...names].filter((name) => canonical(ours[name] ?? {}) !== canonical(theirs[name] ?? {}));
}

function tagsOf(
  metadata: { readonly tags: readonly { readonly sys: { readonly id: string } }[] } | undefined,
): readonly string[] {
  return (metadata?.tags ?? []).map(({ sys }) => sys.id).toSorted();
}

/** The fields with their dates moved by whole days. */
function moved({ sys, fields }: SampleEntry, days: number): SampleEntry['fields'] {
  const type = sys.contentType.sys.id;
  const dates = isContentType(type)
    ? contentTypeDefinition(type)
        .fields.filter((field) => field.type === 'Date')
        .map(({ id }) => id)
    : [];
  return Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [
      name,
      dates.includes(name)
        ? Object.fromEntries(
            Object.entries(values).map(([locale, value]) => [
              locale,
              isDateText(value) ? shiftDate(value, days) : value,
            ]),
          )
        : values,
    ]),
  );
}
