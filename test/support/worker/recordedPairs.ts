import * as v from 'valibot';
import { contentPath } from '../../../content/address/contentPaths.ts';
import { type City, cityRow } from '../../../content/cities.ts';
import { languages } from '../../../content/languages.ts';
import { type Field, isLocalized } from '../../../content/model/fields.ts';
import { type ContentType, contentTypeRow, contentTypes } from '../../../content/model/registry.ts';
import { addressable } from '../../../content/model/targets.ts';
import { seeded } from '../seeded.ts';
import { words } from '../words.ts';
import { changedValue } from './changedValue.ts';
import { comparableHtml } from './pageText.ts';
import { entriesOf } from './space.ts';
import { askContentService } from './testWorld.ts';

/** Pages of a type that have an entry of their own. */
const DETAILS = 3;
const LANGUAGES = 3;
export const places: readonly City[] = ['sydney', 'okinawa'];

/** Pages without an entry of their own that change with content. */
const listings = [
  '',
  ...words(`
    contact-us select-destination my-visit?on=2026-06-17&at=19:30 stores/map stores/listing dining/listing
    what-is-happening/event/listing what-is-happening/news/listing art-and-culture/listing brand/listing?by=floor
    media-center/listing service/listing special-offers/listing special-promotion-offers/listing announcement
    social-medias searching no-such-page
  `),
];

const rawEntry = v.object({
  sys: v.object({ id: v.string(), contentType: v.object({ sys: v.object({ id: v.picklist(contentTypes) }) }) }),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
});
export type RawEntry = v.InferOutput<typeof rawEntry>;

/** A field of an entry, as an editor could publish it again in all languages of a city. */
export interface FieldEdit {
  readonly entry: RawEntry;
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Numbers from 0 to below a limit that are the same in every run. */
export function drawing(seed: number): (limit: number) => number {
  const random = seeded(seed);
  return (limit) => Math.floor(random() * limit);
}

/** All entries that a city may show at a moment of the embedded service, with their values by locale. */
export async function spaceOf(city: City, now: string): Promise<readonly RawEntry[]> {
  const query = new URLSearchParams({ 'metadata.tags.sys.id[in]': `global,${city}`, locale: '*', limit: '1000' });
  const answer = await askContentService(
    new Request(`http://localhost:8788/spaces/meridian/environments/master/entries?${query}&include=0`, {
      headers: { authorization: 'Bearer meridian-delivery' },
    }),
    now,
  );
  const { items } = v.parse(v.object({ items: v.array(v.unknown()) }), await answer.json());
  return items.flatMap((item) => (v.is(rawEntry, item) ? [item] : []));
}

/** The addresses of a city's pages: each listing, and three details of each type, in three languages. */
export async function pagesOf(city: City): Promise<readonly string[]> {
  const details = await Promise.all(
    addressable.map(async (type) => {
      const entries = await entriesOf(city, 'en', type);
      return entries.slice(0, DETAILS).flatMap((entry) => {
        const path = contentPath({ contentType: type, slug: entry.text('slug') });
        return path && path.length > 0 ? [path.join('/')] : [];
      });
    }),
  );
  const spoken = cityRow(city).languages.slice(0, LANGUAGES);
  return spoken.flatMap((language) =>
    [...listings, ...details.flat()].map((path) => `/${language}/${city}${path && `/${path}`}`),
  );
}

/** The fields of a type that the registry knows. */
export function fieldsOfType(type: ContentType): Readonly<Record<string, Field>> {
  return contentTypeRow(type).fields;
}

/** An entry's field with other values of its kind; undefined for a field that there is none of. */
export function fieldEdit(
  city: City,
  entries: readonly RawEntry[],
  entry: RawEntry,
  name: string,
  { mark, draw }: { readonly mark: string; readonly draw: (limit: number) => number },
): FieldEdit | undefined {
  const field = fieldsOfType(entry.sys.contentType.sys.id)[name];
  if (!field) return undefined;
  const alike = (targets: readonly string[]): readonly string[] =>
    entries.filter(({ sys }) => targets.includes(sys.contentType.sys.id)).map(({ sys }) => sys.id);
  const spoken = cityRow(city).languages.slice(0, LANGUAGES);
  const locales = isLocalized(field) ? spoken.map((language) => languages[language].locale) : [];
  const before = entry.fields[name] ?? {};
  const values = ['en-US', ...locales].map(
    (locale) => [locale, changedValue(field, before[locale] ?? before['en-US'], mark, { alike, draw })] as const,
  );
  return { entry, name, values: Object.fromEntries(values) };
}

/** A page as a visitor gets it, without what differs in every answer. */
export async function seen(answer: Response): Promise<string> {
  return `${answer.status} ${comparableHtml(await answer.text())}`;
}
