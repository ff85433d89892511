import { type City, GLOBAL_TAG, isCity } from '../../content/cities.ts';
import type { ListScope } from '../../content/freshness/scope.ts';
import { type Language, languages } from '../../content/languages.ts';
import type { ContentType } from '../../content/model/registry.ts';
import { ownValue } from '../../content/ownValue.ts';
import type { ListParameters } from './delivery.ts';

/** What a caller of the content proxy gets who selects nothing (docs/rules.md#content-proxy). */
export const STANDARD_SELECTION = 'sys.id,sys.createdAt,sys.updatedAt,sys.contentType';

/** Selected of every entry, beside the fields that a call names (docs/rules.md#list-call); the revision tells what is older. */
const SYSTEM_FIELDS = `${STANDARD_SELECTION},sys.revision`;

/** Ids per call, since the length of an address is limited. */
export const IDS_PER_CALL = 50;

/** A list call. */
export interface ListQuery {
  /** Levels of links that are delivered along, 0 to 5. */
  readonly include?: number;
  /** Fields to deliver beside the system's; all of them when left out. */
  readonly fields?: readonly string[];
  readonly order?: string;
  readonly limit?: number;
  /** True to get the entries' tags. */
  readonly isTagged?: boolean;
  /** Filters and anything else that the service understands, e.g. `fields.slug`. */
  readonly filters?: ListParameters;
}

/** Parameters of a list call (docs/rules.md#list-call): type, tags, selection, locale, depth. */
export function listParameters(type: ContentType, city: City, language: Language, query: ListQuery): ListParameters {
  return {
    content_type: type,
    ...tagsOf(city),
    select: [
      SYSTEM_FIELDS,
      ...(query.isTagged ? ['metadata.tags'] : []),
      ...(query.fields?.map((name) => `fields.${name}`) ?? ['fields']),
    ].join(','),
    locale: languages[language].locale,
    include: query.include ?? 1,
    // Of what is equal the id decides, so that pages of a long list fit together.
    ...(query.order && { order: `${query.order},sys.id` }),
    ...(query.limit !== undefined && { limit: query.limit }),
    ...query.filters,
  };
}

/**
 * What is asked for one page where a city may have several entries: the oldest first, so that neither an edit nor a copy
 * made by mistake changes which one is shown (docs/rules.md#own-entry-first).
 */
export const firstOnly = { limit: 100, order: 'sys.createdAt', isTagged: true } as const satisfies ListQuery;

export const TAG_PARAMETER = 'metadata.tags.sys.id[in]';

/** The filter that keeps cities apart: the city's own tag, or the one of all. */
export function tagsOf(city: City): ListParameters {
  return { [TAG_PARAMETER]: `${GLOBAL_TAG},${city}` };
}

/** A question for particular entries, whose words often come from an address: it may find nothing. */
export function isNarrow(parameters: ListParameters): boolean {
  return Object.keys(parameters).some((name) => name.startsWith('fields.') || name.startsWith('sys.'));
}

/** The lists that an answer to a question is made from: a publication may enter them. None for questions by id. */
export function listsOf(parameters: ListParameters, city: City): readonly ListScope[] {
  const { content_type: type, 'sys.contentType.sys.id[in]': types = type, 'fields.slug': slug } = parameters;
  if (types === undefined || idsOf(parameters).length > 0) return [];
  const linked = Object.keys(parameters).filter((name) => name.endsWith('.sys.contentType.sys.id'));
  // A question may name several types and cities, or the tag of all cities alone.
  const tags = String(parameters[TAG_PARAMETER] ?? city).split(',');
  const cities = tags.filter(isCity);
  return [
    ...String(types)
      .split(',')
      .flatMap((each) =>
        (cities.length > 0 ? cities : [city]).map((tag) => ({
          type: each,
          city: tag,
          slug: slug === undefined ? undefined : String(slug),
        })),
      ),
    // What is filtered by an entry that it links to changes with that entry.
    ...linked.map((name) => ({ type: String(ownValue(parameters, name)), city, slug: undefined })),
  ];
}

/** The ids that a question asks for by name. */
export function idsOf(parameters: ListParameters): readonly string[] {
  return [parameters['sys.id'], parameters['sys.id[in]']].flatMap((ids) =>
    ids === undefined ? [] : String(ids).split(','),
  );
}
