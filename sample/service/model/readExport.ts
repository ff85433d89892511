import * as v from 'valibot';
import { ownValue } from '../../../content/ownValue.ts';
import { type ExportFile, exportSchema } from './exportSchema.ts';
import { fallbackChain } from './localeChoice.ts';
import type { ContentType, Locale, Model, Resource, Tag } from './model.ts';
import { isDateText } from './movedDates.ts';

/** The export in our own types, with the dates as the file has them. */
export interface ExportData {
  readonly model: Model;
  readonly entries: readonly Resource[];
  readonly assets: readonly Resource[];
  /** The entries before any change since the start. */
  readonly original?: readonly Resource[];
  /** Newer drafts of entries, which the preview shows in their place. */
  readonly saved?: ReadonlyMap<string, Resource>;
  /** Scheduled publications, earliest first. */
  readonly scheduled?: readonly Scheduled[];
  /** Versions of entries that wait in a release, by its id. */
  readonly releases?: ReadonlyMap<string, readonly Resource[]>;
  /** What editors published, unpublished or deleted since the start, as it was then; in order. */
  readonly history?: readonly Resource[];
}

/** A scheduled publication. */
interface Scheduled {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly entry: Resource;
}

function broken(where: string, why: string): Error {
  return new Error(`The space file is broken at ${where}: ${why}`);
}

function parse(file: unknown): ExportFile {
  const result = v.safeParse(exportSchema, file);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const more = result.issues.length > 1 ? ` (and ${result.issues.length - 1} more)` : '';
  throw broken(v.getDotPath(issue) ?? 'its root', `${issue.message}${more}`);
}

type Sys = ExportFile['assets'][number]['sys'];

function common({ id, createdAt, updatedAt, publishedAt, firstPublishedAt, ...sys }: Sys) {
  const revision = sys.publishedCounter ?? (sys.publishedVersion > 0 ? 1 : 0);
  return { id, createdAt, updatedAt, publishedAt, firstPublishedAt, publishedVersion: sys.publishedVersion, revision };
}

const bare = { contentType: undefined, tags: [], fields: {} };

function readLocales(file: ExportFile): readonly Locale[] {
  const served = file.locales.filter((locale) => locale.contentDeliveryApi);
  const locales = served.map(({ sys, contentDeliveryApi: _, ...locale }) => ({
    id: sys?.id ?? locale.code,
    ...locale,
  }));
  const codes = new Set(locales.map((locale) => locale.code));
  for (const { code, fallbackCode } of locales) {
    if (fallbackCode !== null && !codes.has(fallbackCode)) {
      throw broken(`locales.${code}`, `its fallback ${fallbackCode} is not a locale`);
    }
    const last = fallbackChain(locales, code).at(-1);
    if (locales.find((locale) => locale.code === last)?.fallbackCode != null) {
      throw broken(`locales.${code}`, 'its fallbacks go round in a circle');
    }
  }
  return locales;
}

function readModel(file: ExportFile): Model {
  const locales = readLocales(file);
  const [defaultLocale, ...others] = locales.filter((locale) => locale.default);
  if (!defaultLocale || others.length > 0) throw broken('locales', 'exactly one must be the default');
  const contentTypes = file.contentTypes.map(
    (type): ContentType => ({
      ...bare,
      ...common(type.sys),
      kind: 'ContentType',
      name: type.name,
      description: type.description,
      displayField: type.displayField,
      definitions: type.fields,
    }),
  );
  // Private tags organise the editors' work and are not delivered by either API.
  const tags = file.tags
    .filter((tag) => tag.sys.visibility === 'public')
    .map((tag): Tag => ({ ...bare, ...common(tag.sys), kind: 'Tag', name: tag.name }));
  return {
    locales,
    defaultLocale: defaultLocale.code,
    contentTypes: new Map(contentTypes.map((type) => [type.id, type])),
    tags: new Map(tags.map((tag) => [tag.id, tag])),
  };
}

function checkEntry(model: Model, entry: Resource): void {
  const type = model.contentTypes.get(entry.contentType ?? '');
  if (!type) throw broken(`entry ${entry.id}`, `there is no content type ${entry.contentType}`);
  for (const field of type.definitions) {
    if (field.type !== 'Date') continue;
    for (const [code, value] of Object.entries(ownValue(entry.fields, field.id) ?? {})) {
      if (value !== null && !isDateText(value)) {
        throw broken(`entry ${entry.id}, field ${field.id} in ${code}`, `${String(value)} is not a date`);
      }
    }
  }
}

function checkUnique(kind: string, resources: readonly Resource[]): void {
  const seen = new Set<string>();
  for (const { id } of resources) {
    if (seen.has(id)) throw broken(`${kind} ${id}`, 'the id is used twice');
    seen.add(id);
  }
}

/** Reads an export file. Throws an error that names the place of a fault. */
export function readExport(file: unknown): ExportData {
  const parsed = parse(file);
  const model = readModel(parsed);
  const resource = (kind: Resource['kind'], { sys, metadata, fields }: ExportFile['assets'][number]): Resource => {
    const tags = metadata.tags.map((tag) => tag.sys.id).filter((id) => model.tags.has(id));
    return { ...common(sys), kind, contentType: undefined, tags, fields };
  };
  const entries = parsed.entries
    .filter(({ sys }) => sys.archivedAt === undefined)
    .map((entry) => ({ ...resource('Entry', entry), contentType: entry.sys.contentType.sys.id }));
  const assets = parsed.assets
    .filter(({ sys }) => sys.archivedAt === undefined)
    .map((asset) => resource('Asset', asset));
  for (const entry of entries) checkEntry(model, entry);
  checkUnique('entry', entries);
  checkUnique('asset', assets);
  return { model, entries, assets };
}
