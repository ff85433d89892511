import * as v from 'valibot';
import { cityClock } from '../../../content/address/visit.ts';
import type { City } from '../../../content/cities.ts';
import { type Language, languages } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/registry.ts';
import { isShown } from '../../../content/time/timeState.ts';
import { askContentService, TEST_NOW } from './testWorld.ts';

const rawEntry = v.looseObject({ sys: v.looseObject({ id: v.string() }), fields: v.record(v.string(), v.unknown()) });
const rawList = v.object({
  items: v.array(rawEntry),
  includes: v.optional(v.object({ Entry: v.optional(v.array(rawEntry), []) }), {}),
});
const link = v.object({ sys: v.object({ id: v.string() }) });
const period = v.object({
  endDate: v.optional(v.string()),
  removedAfterExpired: v.optional(v.boolean()),
  archivedAt: v.optional(v.string()),
});

/** An entry as the embedded space has it, in one language. */
export interface SpaceEntry {
  readonly id: string;
  readonly raw: v.InferOutput<typeof rawEntry>;
  /** A field's text; empty where it has none. */
  readonly text: (field: string) => string;
  /** The entries that a field names. */
  readonly named: (field: string) => readonly SpaceEntry[];
}

/** Entries of a type that visitors of a city may see and that have a page, straight from the content service. */
export async function entriesOf(city: City, language: Language, type: ContentType): Promise<readonly SpaceEntry[]> {
  const query = new URLSearchParams({
    content_type: type,
    'metadata.tags.sys.id[in]': `global,${city}`,
    locale: languages[language].locale,
    include: '2',
    limit: '200',
  });
  const answer = await askContentService(
    new Request(`http://localhost:8788/spaces/meridian/environments/master/entries?${query}`, {
      headers: { authorization: 'Bearer meridian-delivery' },
    }),
  );
  const { items, includes } = v.parse(rawList, await answer.json());
  const byId = new Map([...(includes.Entry ?? []), ...items].map((raw) => [raw.sys.id, raw]));
  const entry = (raw: SpaceEntry['raw']): SpaceEntry => ({
    id: raw.sys.id,
    raw,
    text: (field) => (typeof raw.fields[field] === 'string' ? raw.fields[field] : ''),
    named: (field) =>
      [raw.fields[field]].flat().flatMap((value) => {
        const linked = v.is(link, value) ? byId.get(value.sys.id) : undefined;
        return linked ? [entry(linked)] : [];
      }),
  });
  const clock = cityClock(city, new Date(TEST_NOW));
  return items
    .filter(({ fields }) => isShown(v.parse(period, fields), clock) && fields['withoutDetail'] !== true)
    .map(entry);
}
