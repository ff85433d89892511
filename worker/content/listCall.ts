import type { City } from '../../content/cities.ts';
import { type Language, languages } from '../../content/languages.ts';
import type { ContentType } from '../../content/model/registry.ts';
import type { ListParameters } from './delivery.ts';

/** Selected of every entry, beside the fields that a call names (content-pages §7). */
const SYSTEM_FIELDS = 'sys.id,sys.createdAt,sys.updatedAt,sys.contentType';
/** Tag of entries that belong to all cities. */
const GLOBAL_TAG = 'global';

/** A list call. */
export interface ListQuery {
  /** Levels of links that are delivered along, 0 to 5. */
  readonly include?: number;
  /** Fields to deliver; all of them when left out. */
  readonly fields?: readonly string[];
  readonly order?: string;
  readonly limit?: number;
  readonly skip?: number;
  /** Filters and anything else that the service understands, e.g. `fields.slug`. */
  readonly filters?: ListParameters;
}

/** Parameters of a list call (content-pages §7): type, tags, selection, locale, depth. */
export function listParameters(type: ContentType, city: City, language: Language, query: ListQuery): ListParameters {
  return {
    content_type: type,
    ...tagsOf(city),
    select: query.fields
      ? `${SYSTEM_FIELDS},${query.fields.map((name) => `fields.${name}`).join(',')}`
      : `${SYSTEM_FIELDS},fields`,
    locale: languages[language].locale,
    include: query.include ?? 1,
    ...(query.order && { order: query.order }),
    ...(query.limit !== undefined && { limit: query.limit }),
    ...(query.skip && { skip: query.skip }),
    ...query.filters,
  };
}

/** The filter that keeps cities apart: the city's own tag, or the one of all. */
export function tagsOf(city: City): ListParameters {
  return { 'metadata.tags.sys.id[in]': `${GLOBAL_TAG},${city}` };
}

/** A question for particular entries, whose words often come from an address: it may find nothing. */
export function isNarrow(parameters: ListParameters): boolean {
  return Object.keys(parameters).some((name) => name.startsWith('fields.') || name.startsWith('sys.'));
}
