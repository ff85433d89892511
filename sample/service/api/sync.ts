import * as v from 'valibot';
import { SPACE_ANCHOR } from '../../space/anchor.ts';
import { ApiError } from '../model/apiError.ts';
import { chooseLocale } from '../model/localeChoice.ts';
import type { Resource } from '../model/model.ts';
import { daysBetween, shiftDate } from '../model/movedDates.ts';
import type { ExportData } from '../model/readExport.ts';
import { linkTo } from '../model/resourceLinks.ts';
import type { View } from '../model/spaceAt.ts';
import { base64Text } from '../query/parseQuery.ts';
import { type Origin, resourceBody } from './bodies.ts';

/** What a synchronization can be limited to. */
const types = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const;
type SyncType = (typeof types)[number];

const shows: Readonly<Record<Resource['kind'] | 'DeletedEntry' | 'DeletedAsset', readonly SyncType[]>> = {
  Entry: ['all', 'Entry'],
  Asset: ['all', 'Asset'],
  DeletedEntry: ['all', 'Deletion', 'DeletedEntry'],
  DeletedAsset: ['all', 'Deletion', 'DeletedAsset'],
  ContentType: [],
  Tag: [],
};

const parameters = v.object({
  type: v.optional(v.picklist(types), 'all'),
  content_type: v.optional(v.string()),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(1000)), '100'),
});

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a token carries from one call to the next; the real one's is its own affair. */
const cursor = v.object({
  type: v.picklist(types),
  contentType: v.optional(v.string()),
  limit: count,
  /** Changes that are known already; undefined: nothing is. */
  from: v.optional(count),
  /** Items that were told on earlier pages. */
  skip: count,
});

type Cursor = v.InferOutput<typeof cursor>;

/** A request for a synchronization, after it has been let in. */
interface SyncAsk {
  readonly view: View;
  readonly data: ExportData;
  /** The service's moment, in milliseconds since the epoch. */
  readonly now: number;
  readonly params: URLSearchParams;
  readonly origin: Origin;
  readonly protocol: string;
}

function refused(message: string): ApiError {
  return new ApiError(400, 'BadRequest', message);
}

function readCursor({ params, data }: SyncAsk): Cursor {
  const token = params.get('sync_token');
  if (token === null) {
    if (params.get('initial') !== 'true') throw refused('Expected initial=true or a sync_token.');
    const parsedParameters = v.safeParse(parameters, Object.fromEntries(params));
    if (!parsedParameters.success) throw refused('The parameters of the synchronization are invalid.');
    const { type, content_type: contentType, limit } = parsedParameters.output;
    if (contentType !== undefined && type !== 'Entry') throw refused('A content_type needs the type Entry.');
    return { type, ...(contentType !== undefined && { contentType }), limit, skip: 0 };
  }
  const parsedCursor = v.safeParse(v.pipe(v.string(), v.transform(base64Text), v.parseJson(), cursor), token);
  // A service that was started again knows nothing of the tokens of the one before.
  if (!parsedCursor.success || (parsedCursor.output.from ?? 0) > (data.history?.length ?? 0))
    throw refused('The sync_token is invalid.');
  return parsedCursor.output;
}

/** What has changed since the cursor: of each resource the last, in the order of the changes. */
function changedSince({ data, view }: SyncAsk, from: number): readonly Resource[] {
  const last = new Map<string, Resource>();
  for (const resource of (data.history ?? []).slice(from)) {
    last.delete(resource.id);
    last.set(resource.id, resource);
  }
  return [...last.values()].map((resource) => current(view, resource) ?? resource);
}

function current(view: View, { kind, id }: Resource): Resource | undefined {
  return (kind === 'Asset' ? view.assets : view.entries).get(id);
}

function isShown(resource: Resource, isGone: boolean, { type, contentType }: Cursor): boolean {
  if (contentType !== undefined && resource.contentType !== contentType) return false;
  const kind = isGone && resource.kind === 'Entry' ? 'DeletedEntry' : isGone ? 'DeletedAsset' : resource.kind;
  return shows[kind].includes(type);
}

/** Of what is gone only `sys` is told, without its content type. */
function goneBody({ kind, id, revision, ...dates }: Resource, { origin: { space, environment }, now }: SyncAsk) {
  const days = daysBetween(SPACE_ANCHOR, new Date(now));
  const updatedAt = shiftDate(dates.updatedAt, days);
  return {
    sys: {
      type: `Deleted${kind}`,
      id,
      space: linkTo('Space', space),
      environment: linkTo('Environment', environment),
      revision,
      createdAt: shiftDate(dates.createdAt, days),
      updatedAt,
      deletedAt: updatedAt,
    },
  };
}

/**
 * `GET /sync`: everything at first (`initial=true`), then by the token of the last page what has changed since. Values
 * come by locale, links unresolved; what was deleted before the first call is not told.
 */
export function synchronise(ask: SyncAsk) {
  const { view, data, origin } = ask;
  const at = readCursor(ask);
  const changed =
    at.from === undefined ? [...view.entries.values(), ...view.assets.values()] : changedSince(ask, at.from);
  const listed = changed.filter((resource) => isShown(resource, !current(view, resource), at));
  const items = listed.slice(at.skip, at.skip + at.limit);
  const isLast = at.skip + items.length >= listed.length;
  const next: Cursor = isLast
    ? { ...at, from: data.history?.length ?? 0, skip: 0 }
    : { ...at, skip: at.skip + items.length };
  const path = `/spaces/${origin.space}/environments/${origin.environment}/sync`;
  const url = `${ask.protocol}//${origin.host}${path}?sync_token=${tokenOf(next)}`;
  const locale = chooseLocale(view.model, '*');
  return {
    sys: { type: 'Array' },
    items: items.map((resource) =>
      current(view, resource) ? resourceBody(view.model, resource, locale, origin) : goneBody(resource, ask),
    ),
    ...(isLast ? { nextSyncUrl: url } : { nextPageUrl: url }),
  };
}

function tokenOf(next: Cursor): string {
  return btoa(JSON.stringify(next)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
