import { SPACE_ANCHOR } from '../space/anchor.ts';
import { daysBetween, isDateText, shiftDate } from './clock.ts';
import { linkKey, linksIn } from './links.ts';
import { deliveredFields, type Localised, type Model, type Resource } from './model.ts';
import type { ExportData } from './readExport.ts';

/** What one of the two APIs can see. A draft is not in the delivery view at all, so no query can reach it. */
export interface View {
  readonly model: Model;
  readonly entries: ReadonlyMap<string, Resource>;
  readonly assets: ReadonlyMap<string, Resource>;
  readonly entriesOfType: ReadonlyMap<string, readonly Resource[]>;
  /** The entries that link to an entry or asset in any locale, by link key. */
  readonly linkers: ReadonlyMap<string, ReadonlySet<Resource>>;
}

export interface Space {
  readonly delivery: View;
  readonly preview: View;
}

const shiftDates = (values: Localised, days: number): Localised =>
  Object.fromEntries(
    Object.entries(values).map(([code, value]) => [code, isDateText(value) ? shiftDate(value, days) : value]),
  );

const shiftSys = <R extends Resource>(resource: R, days: number): R => ({
  ...resource,
  createdAt: shiftDate(resource.createdAt, days),
  updatedAt: shiftDate(resource.updatedAt, days),
  publishedAt: resource.publishedAt && shiftDate(resource.publishedAt, days),
  firstPublishedAt: resource.firstPublishedAt && shiftDate(resource.firstPublishedAt, days),
});

/** A resource with all its dates moved; text stays as it is, even if it looks like a date. */
export const shiftResource = (model: Model, resource: Resource, days: number): Resource => {
  const dated = deliveredFields(model, resource).filter((field) => field.type === 'Date');
  const moved = dated.flatMap((field) => {
    const values = resource.fields[field.id];
    return values ? [[field.id, shiftDates(values, days)] as const] : [];
  });
  return { ...shiftSys(resource, days), fields: { ...resource.fields, ...Object.fromEntries(moved) } };
};

const shiftAll = <R extends Resource>(resources: ReadonlyMap<string, R>, days: number): ReadonlyMap<string, R> =>
  new Map([...resources].map(([id, resource]) => [id, shiftSys(resource, days)]));

const buildView = (model: Model, entries: readonly Resource[], assets: readonly Resource[]): View => {
  const linkers = new Map<string, Set<Resource>>();
  for (const entry of entries) {
    for (const field of deliveredFields(model, entry)) {
      for (const value of Object.values(entry.fields[field.id] ?? {})) {
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
};

/** The space with its dates moved by some days, and its indexes. */
export const buildSpace = (data: ExportData, days: number): Space => {
  const model: Model = {
    ...data.model,
    contentTypes: shiftAll(data.model.contentTypes, days),
    tags: shiftAll(data.model.tags, days),
  };
  const shifted = (entry: Resource) => shiftResource(model, entry, days);
  const entries = data.entries.map(shifted);
  const assets = data.assets.map((asset) => shiftResource(model, asset, days));
  const published = (resource: Resource) => resource.publishedVersion > 0;
  return {
    delivery: buildView(model, entries.filter(published), assets.filter(published)),
    preview: buildView(model, data.entries.map((entry) => shifted(data.saved?.get(entry.id) ?? entry)), assets),
  };
};

/** The space as it stands at an instant; built again only when the day has changed, or an editor something. */
export const createCalendar = (current: () => ExportData): ((now: Date) => Space) => {
  let today: { readonly days: number; readonly data: ExportData; readonly space: Space } | undefined;
  return (now) => {
    const days = daysBetween(SPACE_ANCHOR, now);
    const data = current();
    if (today?.days !== days || today.data !== data) today = { days, data, space: buildSpace(data, days) };
    return today.space;
  };
};
