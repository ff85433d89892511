import * as v from 'valibot';
import { GLOBAL_TAG, isCity } from '../cities.ts';
import { isContentType } from '../model/registry.ts';
import { ownValue } from '../ownValue.ts';
import { readAs } from '../readAs.ts';
import { count, everythingChanged, id, momentOf, type ReportedChange } from './changes.ts';

const link = v.object({ sys: v.object({ id }) });

/** An entry or asset as webhooks and lists show it; of what is gone only `sys`. */
const resource = v.object({
  sys: v.object({
    type: v.fallback(v.string(), ''),
    id: v.fallback(v.optional(id), undefined),
    contentType: v.fallback(v.optional(link), undefined),
    revision: v.fallback(v.optional(count), undefined),
    updatedAt: v.fallback(v.optional(v.string()), undefined),
    deletedAt: v.fallback(v.optional(v.string()), undefined),
  }),
  metadata: v.fallback(v.optional(v.object({ tags: v.array(link) })), undefined),
  fields: v.fallback(v.optional(v.object({ slug: v.optional(v.unknown()) })), undefined),
});

/** What a message or an item reports, by its type; any other type, such as a content type, may change every page. */
const kinds: Readonly<Record<string, 'published' | 'gone' | 'nothing'>> = {
  Entry: 'published',
  Asset: 'published',
  DeletedEntry: 'gone',
  DeletedAsset: 'gone',
  // Each entry of a release or of a bulk publication has a message of its own.
  Release: 'nothing',
  ReleaseAction: 'nothing',
  BulkAction: 'nothing',
  ScheduledAction: 'nothing',
  Task: 'nothing',
  Comment: 'nothing',
};

/** Actions that leave what is published as it was. */
const quietActions: readonly string[] = ['create', 'save', 'auto_save', 'archive', 'unarchive'];
const goneActions: readonly string[] = ['unpublish', 'delete'];

/**
 * Reads a webhook's message by its topic, e.g. `ContentManagement.Entry.publish`: the changes of published content that
 * it reports, none for drafts and for content types that the site does not read. Undefined for what is no such message.
 */
export function readHookMessage(topic: string, message: unknown): readonly ReportedChange[] | undefined {
  const action = topic.split('.').at(-1) ?? '';
  const subject = readAs(resource, message);
  if (!subject) return undefined;
  // The alias leads to another environment now.
  if (topic.split('.').at(-2) === 'EnvironmentAlias') return [everythingChanged];
  if (quietActions.includes(action)) return [];
  return changesOf(subject, goneActions.includes(action));
}

/** Reads an item of the content service's lists or of its synchronization; undefined for what is none. */
export function readChangedItem(item: unknown): readonly ReportedChange[] | undefined {
  const subject = readAs(resource, item);
  return subject && changesOf(subject, false);
}

function changesOf(
  { sys, metadata, fields }: v.InferOutput<typeof resource>,
  isSaidGone: boolean,
): readonly ReportedChange[] {
  const kind = ownValue(kinds, sys.type);
  const type = sys.contentType?.sys.id;
  if (kind === 'nothing' || (type !== undefined && !isContentType(type))) return [];
  // A content type, or a message that names nothing.
  if (kind === undefined || sys.id === undefined) return [everythingChanged];
  const isGone = isSaidGone || kind === 'gone';
  return [
    {
      entry: sys.id,
      type,
      cities: citiesOf(metadata?.tags.map((tag) => tag.sys.id) ?? []),
      slugs: slugsOf(fields?.slug),
      revision: sys.revision,
      // A deletion has its own moment: the last update may be much older.
      at: momentOf(isGone ? sys.deletedAt : sys.updatedAt),
      isGone,
    },
  ];
}

/** What does not name its cities may belong to all. A tag of none may be a city of a version that is deployed beside this one. */
function citiesOf(tags: readonly string[]): readonly string[] | undefined {
  return !tags.some(isCity) || tags.includes(GLOBAL_TAG) ? undefined : tags;
}

/** Webhooks show a value by locale, lists the value itself. */
function slugsOf(value: unknown): readonly string[] | undefined {
  const values = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const slugs = values.filter((each) => typeof each === 'string');
  return slugs.length === 0 ? undefined : [...new Set(slugs)];
}
