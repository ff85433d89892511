import { ownValue } from '../../../content/ownValue.ts';
import { SPACE_ANCHOR } from '../../space/anchor.ts';
import { deliveredFields, type Localised, type Model, type Resource } from './model.ts';
import { daysBetween, isDateText, shiftDate } from './movedDates.ts';
import type { ExportData } from './readExport.ts';
import { linkKey, linksIn } from './resourceLinks.ts';

/** What one of the two APIs delivers. The delivery view holds no drafts, so no query can reach one. */
export interface View {
  readonly model: Model;
  readonly entries: ReadonlyMap<string, Resource>;
  readonly assets: ReadonlyMap<string, Resource>;
  readonly entriesOfType: ReadonlyMap<string, readonly Resource[]>;
  /** The entries that link to an entry or asset in any locale, by link key. */
  readonly linkers: ReadonlyMap<string, ReadonlySet<Resource>>;
}

interface Space {
  readonly delivery: View;
  readonly preview: View;
}

function shiftDates(values: Localised, days: number): Localised {
  return Object.fromEntries(
    Object.entries(values).map(([code, value]) => [code, isDateText(value) ? shiftDate(value, days) : value]),
  );
}

function shiftSys<R extends Resource>(resource: R, days: number): R {
  return {
    ...resource,
    createdAt: shiftDate(resource.createdAt, days),
    updatedAt: shiftDate(resource.updatedAt, days),
    publishedAt: resource.publishedAt && shiftDate(resource.publishedAt, days),
    firstPublishedAt: resource.firstPublishedAt && shiftDate(resource.firstPublishedAt, days),
  };
}

/** A resource with all its dates moved; text that looks like a date stays unchanged. */
function shiftResource(model: Model, resource: Resource, days: number): Resource {
  const dated = deliveredFields(model, resource).filter((field) => field.type === 'Date');
  const moved = dated.flatMap((field) => {
    const values = ownValue(resource.fields, field.id);
    return values ? [[field.id, shiftDates(values, days)] as const] : [];
  });
  return { ...shiftSys(resource, days), fields: { ...resource.fields, ...Object.fromEntries(moved) } };
}

function shiftAll<R extends Resource>(resources: ReadonlyMap<string, R>, days: number): ReadonlyMap<string, R> {
  return new Map([...resources].map(([id, resource]) => [id, shiftSys(resource, days)]));
}

function buildView(model: Model, entries: readonly Resource[], assets: readonly Resource[]): View {
  const linkers = new Map<string, Set<Resource>>();
  for (const entry of entries) {
    for (const field of deliveredFields(model, entry)) {
      for (const value of Object.values(ownValue(entry.fields, field.id) ?? {})) {
        for (const link of linksIn(field, value)) {
          const key = linkKey(link);
          linkers.set(key, (linkers.get(key) ?? new Set()).add(entry));
        }
      }
    }
  }
  return {
    model,
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    assets: new Map(assets.map((asset) => [asset.id, asset])),
    entriesOfType: Map.groupBy(entries, (entry) => entry.contentType ?? ''),
    linkers,
  };
}

/** The space with its dates moved by some days, and its indexes. */
export function buildSpace(data: ExportData, days: number): Space {
  const model: Model = {
    ...data.model,
    contentTypes: shiftAll(data.model.contentTypes, days),
    tags: shiftAll(data.model.tags, days),
  };
  const shifted = (entry: Resource) => shiftResource(model, entry, days);
  const drafted = (resource: Resource) => shifted(data.saved?.get(resource.id) ?? resource);
  const ids = new Set([...data.entries, ...data.assets].map(({ id }) => id));
  const unpublished = [...(data.saved?.values() ?? [])].filter(({ id }) => !ids.has(id)).map(shifted);
  const published = (resource: Resource) => resource.publishedVersion > 0;
  return {
    delivery: buildView(model, data.entries.map(shifted).filter(published), data.assets.map(shifted).filter(published)),
    preview: buildView(model, [...data.entries.map(drafted), ...unpublished], data.assets.map(drafted)),
  };
}

/** The export after the scheduled publications that are due, and after a release. */
function withDue(data: ExportData, moment: Date, release: string | undefined): ExportData {
  const waiting = release === undefined ? [] : (data.releases?.get(release) ?? []);
  const due = new Map(
    [...(data.scheduled ?? []).filter(({ at }) => at <= moment.getTime()).map(({ entry }) => entry), ...waiting].map(
      (entry) => [entry.id, entry],
    ),
  );
  if (due.size === 0) return data;
  const saved = new Map([...(data.saved ?? [])].filter(([id]) => !due.has(id)));
  const after = (resources: readonly Resource[], kind: Resource['kind']): readonly Resource[] => [
    ...new Map(
      [...resources, ...[...due.values()].filter((each) => each.kind === kind)].map((each) => [each.id, each]),
    ).values(),
  ];
  return { ...data, saved, entries: after(data.entries, 'Entry'), assets: after(data.assets, 'Asset') };
}

/** The export in which what was due by now is published for good: what is changed later begins there. */
export function settled(data: ExportData, now: Date): ExportData {
  const due = (data.scheduled ?? []).filter(({ at }) => at <= now.getTime());
  if (due.length === 0) return data;
  return {
    ...withDue(data, now, undefined),
    scheduled: (data.scheduled ?? []).slice(due.length),
    history: [...(data.history ?? []), ...due.map(({ entry }) => entry)],
  };
}

/** How many spaces are kept: today's, and that of a previewed moment. */
const SPACES = 3;

/**
 * The space at an instant, with what is scheduled until a later one and with what waits in a release. It is built again
 * only when the day changes, an editor changes something, or a publication is due.
 */
export function createCalendar(current: () => ExportData): (now: Date, until?: Date, release?: string) => Space {
  let built: { readonly data: ExportData; readonly spaces: Map<string, Space> } | undefined;
  return (now, until = now, release) => {
    const data = current();
    if (built?.data !== data) built = { data, spaces: new Map() };
    const days = daysBetween(SPACE_ANCHOR, now);
    const due = (data.scheduled ?? []).filter(({ at }) => at <= until.getTime()).length;
    const key = `${days}:${due}:${release ?? ''}`;
    const space = built.spaces.get(key) ?? buildSpace(withDue(data, until, release), days);
    built.spaces.delete(key);
    built.spaces.set(key, space);
    const [oldest] = built.spaces.keys();
    if (built.spaces.size > SPACES && oldest !== undefined) built.spaces.delete(oldest);
    return space;
  };
}
