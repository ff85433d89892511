import { Hono } from 'hono';
import * as v from 'valibot';
import { SPACE_ANCHOR } from '../space/anchor.ts';
import { daysBetween, isDateText, shiftDate } from './clock.ts';
import { ApiError, accessTokenInvalid, notFound } from './errors.ts';
import { linkTo } from './links.ts';
import type { Localised, Model, Resource } from './model.ts';
import type { ExportData } from './readExport.ts';
import type { Settings } from './settings.ts';

/** What stands in for the editor: one entry is saved as a draft, published now or at a moment, unpublished or deleted. */
const change = v.object({
  id: v.string(),
  action: v.picklist(['save', 'publish', 'schedule', 'unpublish', 'delete']),
  /** When a scheduled publication is due. */
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** New values by field and locale. */
  fields: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

type Change = v.InferOutput<typeof change>;

/** The space as editors have changed it since the start; gone when the service ends. */
export interface Publishing {
  readonly data: () => ExportData;
  readonly routes: Hono;
}

function refused(message: string): ApiError {
  return new ApiError(400, 'ValidationFailed', message);
}

/** POST `/_publish` with the management token, on this machine only: answers with the webhook that the real service would send. */
export function createPublishing(exported: ExportData, settings: Settings, realTime: () => Date): Publishing {
  let data = exported;

  const publish = (request: Request, body: unknown) => {
    if (request.headers.get('authorization') !== `Bearer ${settings.managementToken}`) throw accessTokenInvalid();
    const read = v.safeParse(change, body);
    if (!read.success) throw refused('Expected an id, an action and fields by locale.');
    const now = settings.clock ?? realTime();
    const known = data.saved?.get(read.output.id) ?? data.entries.find((entry) => entry.id === read.output.id);
    if (!known) throw notFound();
    const entry = changed(data.model, known, read.output, now);
    if (read.output.action === 'schedule' && !read.output.at) throw refused('A scheduled publication needs a moment.');
    data = applied(data, entry, read.output);
    return webhook(entry, read.output.action, settings, now);
  };

  const routes = new Hono();
  routes.post('/_publish', async (c) => c.json(publish(c.req.raw, await c.req.json().catch(() => undefined))));
  return { data: () => data, routes };
}

function changed(model: Model, entry: Resource, { fields, action }: Change, now: Date): Resource {
  // The file's dates lie around its anchor and move with the clock when they are read.
  const days = daysBetween(SPACE_ANCHOR, now);
  const definitions = model.contentTypes.get(entry.contentType ?? '')?.definitions ?? [];
  const values = Object.entries(fields).map(([name, byLocale]): [string, Localised] => {
    const field = definitions.find(({ id }) => id === name);
    if (!field) throw refused(`There is no field ${name}.`);
    for (const [code, value] of Object.entries(byLocale)) {
      if (!model.locales.some((locale) => locale.code === code)) throw refused(`There is no locale ${code}.`);
      if (field.type === 'Date' && !isDateText(value)) throw refused(`${name} is no date.`);
    }
    const moved = Object.entries(byLocale).map(([code, value]) => [
      code,
      isDateText(value) && field.type === 'Date' ? shiftDate(value, -days) : value,
    ]);
    return [name, { ...entry.fields[name], ...Object.fromEntries(moved) }];
  });
  const at = shiftDate(now.toISOString(), -days);
  const isPublished = action === 'publish' || action === 'schedule';
  return {
    ...entry,
    fields: { ...entry.fields, ...Object.fromEntries(values) },
    updatedAt: at,
    ...(isPublished && {
      publishedAt: at,
      firstPublishedAt: entry.firstPublishedAt ?? at,
      publishedVersion: entry.publishedVersion + 1,
      revision: entry.revision + 1,
    }),
    ...(action === 'unpublish' && { publishedAt: undefined, publishedVersion: 0 }),
  };
}

function applied(data: ExportData, entry: Resource, { action, at }: Change): ExportData {
  if (action === 'schedule' && at) {
    const scheduled = [...(data.scheduled ?? []), { at: Date.parse(at), entry }].toSorted((a, b) => a.at - b.at);
    return { ...data, scheduled };
  }
  // Whatever was scheduled of it is overtaken.
  const scheduled = (data.scheduled ?? []).filter((other) => other.entry.id !== entry.id);
  const saved = new Map(data.saved);
  if (action === 'save') return { ...data, saved: saved.set(entry.id, entry) };
  saved.delete(entry.id);
  const entries = data.entries.flatMap((other) =>
    other.id !== entry.id ? [other] : action === 'delete' ? [] : [entry],
  );
  return { ...data, entries, saved, scheduled };
}

function webhook(entry: Resource, action: Change['action'], settings: Settings, now: Date) {
  const isGone = action === 'unpublish' || action === 'delete';
  const sys = {
    type: isGone ? 'DeletedEntry' : 'Entry',
    id: entry.id,
    space: linkTo('Space', settings.space),
    environment: linkTo('Environment', settings.environment),
    contentType: linkTo('ContentType', entry.contentType ?? ''),
    updatedAt: now.toISOString(),
    revision: entry.revision,
  };
  return {
    topic: `ContentManagement.Entry.${action}`,
    // Of an entry that is gone only its `sys` is told.
    payload: isGone
      ? { sys }
      : { sys, metadata: { tags: entry.tags.map((tag) => linkTo('Tag', tag)) }, fields: entry.fields },
  };
}
