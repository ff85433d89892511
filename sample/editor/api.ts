import * as v from 'valibot';

const text = v.string();
const settings = v.parse(
  v.pipe(
    text,
    v.parseJson(),
    v.object({ space: text, environment: text, managementToken: text, deliveryToken: text, previewAddress: text }),
  ),
  document.querySelector<HTMLMetaElement>('meta[name="editor"]')?.content,
);
const base = `/spaces/${encodeURIComponent(settings.space)}/environments/${encodeURIComponent(settings.environment)}`;
/** The address of an entry in this editor, as the content service's web app has it. */
export const addressOf = (id: string): string => `/editor${base}/entries/${id}`;
/** The page of an entry in preview, as the site finds it. */
export function pageOf(id: string, locale: string): URL {
  const page = new URL(settings.previewAddress);
  for (const [name, value] of Object.entries({ entry: id, locale })) page.searchParams.set(name, value);
  return page;
}

const named = v.object({ sys: v.object({ id: text }) });
const fieldsSchema = v.record(text, v.record(text, v.unknown()));
export type Fields = v.InferOutput<typeof fieldsSchema>;
const entrySchema = v.object({
  sys: v.object({ id: v.string(), version: v.optional(v.number()), contentType: named }),
  metadata: v.object({ tags: v.array(named) }),
  fields: fieldsSchema,
});
/** An entry with all its languages; without a version it has not been saved yet. */
export type Entry = v.InferOutput<typeof entrySchema>;
const texts = v.optional(v.array(text));
const rules = v.optional(v.array(v.object({ in: texts, linkContentType: texts })), []);
const fieldSchema = v.object({
  id: v.string(),
  type: v.string(),
  localized: v.boolean(),
  required: v.boolean(),
  linkType: v.optional(v.string()),
  validations: rules,
  items: v.optional(v.object({ type: v.string(), linkType: v.optional(v.string()), validations: rules })),
});
export type Field = v.InferOutput<typeof fieldSchema>;
const title = { name: text, displayField: v.nullable(text) };
const typeSchema = v.object({ ...named.entries, ...title, fields: v.array(fieldSchema) });
export type Type = v.InferOutput<typeof typeSchema>;
const localeSchema = v.object({ code: v.string(), name: v.string(), default: v.boolean() });
const pictureSchema = v.object({ url: v.string(), values: v.record(v.string(), v.unknown()) });
export type Picture = v.InferOutput<typeof pictureSchema>;

/** A refusal of the content service, in its own words. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What went wrong, in a sentence. */
export function sentence(thrown: unknown): string {
  if (thrown instanceof TypeError) return 'The content service does not answer.';
  return thrown instanceof Error ? thrown.message : String(thrown);
}

async function call(path: string, init: RequestInit = {}, token = settings.managementToken): Promise<unknown> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  const answer = await fetch(path, { ...init, headers });
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return body;
  const refusal = v.safeParse(v.object({ message: v.string() }), body);
  throw new Refusal(answer.status, refusal.success ? refusal.output.message : `status ${answer.status}`);
}

async function list<Schema extends v.GenericSchema>(name: string, schema: Schema, token?: string) {
  return v.parse(v.object({ items: v.array(schema) }), await call(`${base}/${name}`, {}, token)).items;
}

export const readTypes = () => list('content_types?limit=1000', typeSchema);
export const readLocales = () => list('locales', localeSchema);
export const readCities = () => list('tags?limit=1000', v.object({ ...named.entries, name: v.string() }));
export const readPictures = async () => v.parse(v.array(pictureSchema), await call('/editor/pictures'));

export async function readEntry(id: string): Promise<Entry> {
  return v.parse(entrySchema, await call(`${base}/entries/${id}`));
}

/** What visitors get of an entry; undefined where it is not published. */
export async function readPublished(id: string): Promise<Entry | undefined> {
  return (await list(`entries?sys.id=${id}&locale=*`, entrySchema, settings.deliveryToken))[0];
}

/** More entries than a list names. */
export const FIND_LIMIT = 60;

/** Entries that have all of this, those changed last first; types are separated by commas. */
export function find({ words = '', type = '', city = '' }): Promise<readonly Entry[]> {
  const query = new URLSearchParams({ limit: String(FIND_LIMIT), order: '-sys.updatedAt' });
  if (words) query.set('query', words);
  if (type) query.set(type.includes(',') ? 'sys.contentType.sys.id[in]' : 'content_type', type);
  if (city) query.set('metadata.tags.sys.id[in]', city);
  return list(`entries?${query}`, entrySchema);
}

/** Saves an entry as a draft; one without a version is created. */
export async function save({ sys, metadata }: Entry, fields: Fields): Promise<Entry> {
  const name = sys.version === undefined ? 'X-Contentful-Content-Type' : 'X-Contentful-Version';
  const headers = { [name]: String(sys.version ?? sys.contentType.sys.id) };
  const init = { method: 'PUT', headers, body: JSON.stringify({ metadata, fields }) };
  return v.parse(entrySchema, await call(`${base}/entries/${sys.id}`, init));
}

export async function setPublished({ sys }: Entry, isPublished: boolean): Promise<Entry> {
  const init = { method: isPublished ? 'PUT' : 'DELETE', headers: { 'X-Contentful-Version': String(sys.version) } };
  return v.parse(entrySchema, await call(`${base}/entries/${sys.id}/published`, init));
}
