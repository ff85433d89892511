import { Hono } from 'hono';
import * as v from 'valibot';
import { serviceId } from '../../../content/model/serviceId.ts';
import { ownValue } from '../../../content/ownValue.ts';
import { SPACE_ANCHOR } from '../../space/anchor.ts';
import { ApiError, accessTokenInvalid, notFound } from '../model/apiError.ts';
import { assetFields, type Localised, type Model, type Resource } from '../model/model.ts';
import { daysBetween, isDateText, shiftDate } from '../model/movedDates.ts';
import type { ExportData } from '../model/readExport.ts';
import { linkTo } from '../model/resourceLinks.ts';
import type { Settings } from '../model/serviceSettings.ts';
import { settled } from '../model/spaceAt.ts';

/**
 * A request in place of the editor: saves an entry or an asset as a draft, publishes it now or later, unpublishes or
 * deletes it; `create` makes a deleted entry again, as a draft whose revisions begin at 1; `release` keeps the change in a
 * release, which only the timeline shows.
 */
const change = v.object({
  id: v.string(),
  action: v.picklist(['save', 'publish', 'schedule', 'release', 'unpublish', 'delete', 'create']),
  /** When a scheduled publication is due. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Id of the release that the change waits in. */
  release: v.optional(v.pipe(v.string(), v.regex(serviceId))),
  /** New values by field and locale. */
  fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

/** A change that the editor makes may also begin a new entry, of a type and with tags. */
type Change = v.InferOutput<typeof change> & { readonly contentType?: string; readonly tags?: readonly string[] };

/** The webhook of a change, as the real service sends it. */
export interface Hook {
  readonly topic: string;
  readonly payload: unknown;
}

/** The space with the changes since the start; they are lost when the service ends. */
export interface Publishing {
  readonly data: () => ExportData;
  /** The environment behind the alias that requests name. */
  readonly environment: () => string;
  readonly routes: Hono;
  /** Changes an entry or asset. Throws an ApiError for what can't be done. */
  readonly change: (change: Change) => Hook;
  /** The version of an entry or asset: every change gives it another. */
  readonly versionOf: (id: string) => number;
}

function refused(message: string): ApiError {
  return new ApiError(400, 'ValidationFailed', message);
}

const alias = v.object({ environment: v.pipe(v.string(), v.regex(serviceId)) });

/**
 * POST `/_publish` with the management token, on this machine only, and POST `/_alias`, which lets the environment that
 * requests name stand for another: at first one with the content of the file. Each answers with the webhook that the real
 * service sends.
 */
export function createPublishing(exported: ExportData, settings: Settings, realTime: () => Date): Publishing {
  const freshData: ExportData = { ...exported, original: exported.entries };
  let data = freshData;
  let environment = settings.environment;
  const others = new Map<string, ExportData>();
  const versions = new Map<string, number>();
  const clock = (): Date => settings.clock ?? realTime();
  const current = (): ExportData => {
    data = settled(data, clock());
    return data;
  };
  const resource = (id: string): Resource | undefined => {
    const { saved, entries, assets } = current();
    return saved?.get(id) ?? [...entries, ...assets].find((candidate) => candidate.id === id);
  };
  const versionOf = (id: string): number => versions.get(id) ?? (resource(id)?.publishedVersion ?? 0) + 1;

  const switchTo = (body: unknown) => {
    const parsed = v.safeParse(alias, body);
    if (!parsed.success) throw refused('Expected the id of an environment.');
    others.set(environment, data);
    environment = parsed.output.environment;
    data = others.get(environment) ?? freshData;
    const sys = { type: 'EnvironmentAlias', id: settings.environment, space: linkTo('Space', settings.space) };
    return {
      topic: 'ContentManagement.EnvironmentAlias.save',
      payload: { sys, environment: linkTo('Environment', environment) },
    };
  };

  const publish = (body: unknown) => {
    const parsed = v.safeParse(change, body);
    if (!parsed.success) throw refused('Expected an id, an action and fields by locale.');
    return apply(parsed.output);
  };

  const apply = (requestedChange: Change): Hook => {
    const { id, action } = requestedChange;
    const now = clock();
    if (action === 'create' && resource(id)) throw refused('There is an entry of this id.');
    const previous =
      action === 'create'
        ? (exported.entries.find((entry) => entry.id === id) ?? anewOf(requestedChange))
        : (waitingBefore(current(), requestedChange) ?? resource(id));
    if (!previous) throw notFound();
    const entry = changed(data.model, previous, requestedChange, now);
    if (action === 'schedule' && !requestedChange.at) throw refused('A scheduled publication needs a moment.');
    if (action === 'release' && !requestedChange.release) throw refused('A change in a release needs its id.');
    versions.set(id, versionOf(id) + 1);
    data = applied(current(), entry, requestedChange);
    return webhook(entry, action, settings, now);
  };

  const routes = new Hono();
  for (const [path, call] of Object.entries({ '/_publish': publish, '/_alias': switchTo }))
    routes.post(path, async (c) => {
      if (c.req.header('authorization') !== `Bearer ${settings.managementToken}`) throw accessTokenInvalid();
      return c.json(call(await c.req.json().catch(() => undefined)));
    });
  return { data: current, environment: () => environment, routes, change: apply, versionOf };
}

/** An entry of a type before its first change; undefined without a type. */
function anewOf({ id, contentType }: Change): Resource | undefined {
  if (contentType === undefined) return undefined;
  const dates = { createdAt: '', updatedAt: '', publishedAt: undefined, firstPublishedAt: undefined };
  return { kind: 'Entry', id, contentType, ...dates, publishedVersion: 0, revision: 0, tags: [], fields: {} };
}

/** What waits of an entry already, in a release or until a moment before: a further change there begins with it. */
function waitingBefore({ releases, scheduled }: ExportData, { id, action, release, at }: Change): Resource | undefined {
  if (action === 'release') return releases?.get(release ?? '')?.find((each) => each.id === id);
  const due = action === 'schedule' ? Date.parse(at ?? '') : Number.NaN;
  return scheduled?.findLast((each) => each.entry.id === id && each.at <= due)?.entry;
}

function changed(model: Model, entry: Resource, { fields, action, tags, at: due }: Change, now: Date): Resource {
  // Stored dates are relative to the file's anchor; reading moves them with the clock.
  const days = daysBetween(SPACE_ANCHOR, now);
  const definitions =
    entry.kind === 'Asset' ? assetFields : (model.contentTypes.get(entry.contentType ?? '')?.definitions ?? []);
  const values = Object.entries(fields).map(([name, byLocale]): [string, Localised] => {
    const field = definitions.find(({ id }) => id === name);
    if (!field) throw refused(`There is no field ${name}.`);
    for (const [code, value] of Object.entries(byLocale)) {
      if (!model.locales.some((locale) => locale.code === code)) throw refused(`There is no locale ${code}.`);
      if (field.type === 'Date' && value !== null && !isDateText(value)) throw refused(`${name} is no date.`);
    }
    // As in the real service, null leaves a locale without a value.
    const emptied = Object.keys(byLocale).filter((code) => ownValue(byLocale, code) === null);
    const moved = Object.entries(byLocale).map(([code, value]) => [
      code,
      isDateText(value) && field.type === 'Date' ? shiftDate(value, -days) : value,
    ]);
    const localised = Object.entries({ ...ownValue(entry.fields, name), ...Object.fromEntries(moved) });
    return [name, Object.fromEntries(localised.filter(([code]) => !emptied.includes(code)))];
  });
  const at = shiftDate(action === 'schedule' && due !== undefined ? due : now.toISOString(), -days);
  const isPublished = action === 'publish' || action === 'schedule' || action === 'release';
  return {
    ...entry,
    fields: { ...entry.fields, ...Object.fromEntries(values) },
    updatedAt: at,
    tags: tags ?? entry.tags,
    ...(isPublished && {
      publishedAt: at,
      firstPublishedAt: entry.firstPublishedAt ?? at,
      publishedVersion: entry.publishedVersion + 1,
      revision: entry.revision + 1,
    }),
    ...((action === 'unpublish' || action === 'create') && { publishedAt: undefined, publishedVersion: 0 }),
    ...(action === 'create' && { createdAt: at, firstPublishedAt: undefined, revision: 0 }),
  };
}

function applied(data: ExportData, entry: Resource, { action, at, release }: Change): ExportData {
  if (action === 'release' && release) {
    const waiting = (data.releases?.get(release) ?? []).filter(({ id }) => id !== entry.id);
    return { ...data, releases: new Map(data.releases).set(release, [...waiting, entry]) };
  }
  if (action === 'schedule' && at) {
    const scheduled = [...(data.scheduled ?? []), { at: Date.parse(at), entry }].toSorted((a, b) => a.at - b.at);
    return { ...data, scheduled };
  }
  const saved = new Map(data.saved);
  if (action === 'save' || action === 'create') {
    // As in the real service, what is published at its moment is what was saved last.
    const scheduled = data.scheduled?.map((due) =>
      due.entry.id === entry.id ? { ...due, entry: { ...due.entry, fields: entry.fields, tags: entry.tags } } : due,
    );
    return { ...data, saved: saved.set(entry.id, entry), ...(scheduled && { scheduled }) };
  }
  // Its scheduled publications no longer apply.
  const scheduled = (data.scheduled ?? []).filter((due) => due.entry.id !== entry.id);
  saved.delete(entry.id);
  const replaced = (resources: readonly Resource[]): readonly Resource[] =>
    resources.flatMap((candidate) => (candidate.id !== entry.id ? [candidate] : action === 'delete' ? [] : [entry]));
  const isMadeAnew = action === 'publish' && ![...data.entries, ...data.assets].some(({ id }) => id === entry.id);
  return {
    ...data,
    entries: [...replaced(data.entries), ...(isMadeAnew ? [entry] : [])],
    assets: replaced(data.assets),
    saved,
    scheduled,
    history: [...(data.history ?? []), entry],
  };
}

function webhook(entry: Resource, action: Change['action'], settings: Settings, now: Date) {
  const isGone = action === 'unpublish' || action === 'delete';
  const sys = {
    type: isGone ? `Deleted${entry.kind}` : entry.kind,
    id: entry.id,
    space: linkTo('Space', settings.space),
    environment: linkTo('Environment', settings.environment),
    ...(entry.contentType !== undefined && { contentType: linkTo('ContentType', entry.contentType) }),
    updatedAt: now.toISOString(),
    ...(isGone && { deletedAt: now.toISOString() }),
    revision: entry.revision,
  };
  return {
    topic: `ContentManagement.${entry.kind}.${action}`,
    // The real service sends only the `sys` of what is unpublished or deleted.
    payload: isGone
      ? { sys }
      : { sys, metadata: { tags: entry.tags.map((tag) => linkTo('Tag', tag)) }, fields: entry.fields },
  };
}
