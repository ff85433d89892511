import { buildPath } from '../../content/address/address.ts';
import { contentPath, contentPlace, foreignPage, typesOfPage } from '../../content/address/contentPaths.ts';
import { hasPage, preferredEntry } from '../../content/address/entryAtAddress.ts';
import { sourceOf } from '../../content/address/redirectRules.ts';
import { type City, citiesOfTags, cityRow, GLOBAL_TAG, isCity } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, DEFAULT_LOCALE, languageOfLocale } from '../../content/languages.ts';
import { isMediaField } from '../../content/model/fields.ts';
import { contentTypeRow, isContentType } from '../../content/model/registry.ts';
import { addressable } from '../../content/model/targets.ts';
import { ownValue } from '../../content/ownValue.ts';
import type { PageMatch } from '../../content/pages.ts';
import { property } from '../../content/record.ts';
import type { CityClock } from '../../content/time/clock.ts';
import { hiddenText } from '../../content/time/hiddenText.ts';
import { periodFields, readPeriod } from '../../content/time/period.ts';
import { hiddenBecause } from '../../content/time/timeState.ts';
import { endsBeforeStart } from '../../content/time/zonedTime.ts';
import { wordsOf } from '../../content/translations/localizedTexts.ts';
import { isEmpty } from './check/checkedSpace.ts';
import { isLink, lengthProblem, unusableText } from './check/fieldRules.ts';
import { type AskEntries, entriesIn } from './contentAccess.ts';
import { titleLine } from './titleLine.ts';

/** Fields that decide whether and where an entry is shown: pages need not show their values. */
const placingFields: readonly string[] = [...periodFields, 'withoutDetail', 'slug', 'category'];

export interface ReachedEntry {
  readonly id: string;
  readonly contentType: string;
  readonly createdAt: string;
  readonly tags: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The path of an entry's own page at a slug, or of a redirect's source, in the city's language that a locale is. */
export function pageOf(entry: ReachedEntry, slug: string, city: City, locale: string): string {
  const spoken = languageOfLocale(locale);
  const { languages } = cityRow(city);
  const contentType = addressable.find((type) => type === entry.contentType);
  const path =
    entry.contentType === 'redirect'
      ? sourceOf(wordsOf(ownValue(entry.fields, 'source')), city)
      : contentType && contentPath({ contentType, slug });
  const language = spoken && languages.includes(spoken) ? spoken : languages[0];
  return buildPath({ language, city, tree: 'desktop', path: path ?? [] });
}

/**
 * Why an entry's own page in a city can't show it (docs/rules.md#publish-reach); undefined where it can. Throws an error for
 * the operator where the content service does not answer.
 */
export async function unreachable(
  entry: ReachedEntry,
  city: City,
  clock: CityClock,
  ask: AskEntries,
): Promise<string | undefined> {
  const fieldOf = (name: string): unknown => ownValue(entry.fields, name);
  const place = placeOf(entry);
  const foreign = place && foreignPage(place);
  if (foreign === 'none') return 'its slug can’t be an address';
  if (foreign) return `its address is that of another page: ${foreign}`;
  // What is for all cities is shown in those that have nothing of their own there.
  const isTaken = async (): Promise<boolean> =>
    place !== undefined &&
    !entry.tags.includes(GLOBAL_TAG) &&
    preferredEntry([...(await rivalsAt(place, city, clock, ask)), entry], city)?.id !== entry.id;
  const reason =
    (place && citiesOfTags(entry.tags).length === 0 ? { why: 'noCity' as const } : undefined) ??
    hiddenBecause(readPeriod(fieldOf), clock) ??
    (fieldOf('withoutDetail') === true ? { why: 'withoutDetail' as const } : undefined) ??
    ((await isTaken()) ? { why: 'addressTaken' as const } : undefined);
  return reason && hiddenText(reason, DEFAULT_LANGUAGE, clock.timeZone, '');
}

/** Whose page in one of its cities an entry would take with a new slug (docs/rules.md#publish-reach); undefined where it takes none. */
export async function takenPage(
  entry: ReachedEntry,
  slugBefore: unknown,
  clockOf: (city: City) => CityClock,
  ask: AskEntries,
): Promise<string | undefined> {
  const place = placeOf(entry);
  // What is for all cities takes no page of a city's own.
  if (!place?.parameters.id || place.parameters.id === slugBefore) return undefined;
  for (const city of entry.tags.filter(isCity)) {
    const rivals = await rivalsAt(place, city, clockOf(city), ask);
    const taken = rivals.find(({ id, tags = [] }) => id !== entry.id && tags.includes(city));
    if (taken) return `it would take the address of ${taken.id}, whose page would be lost`;
  }
  return undefined;
}

/** The page of an entry's own; undefined for what is a part of pages. */
function placeOf({ contentType: typeId, fields }: ReachedEntry): PageMatch | undefined {
  const contentType = addressable.find((type) => type === typeId);
  return contentType && contentPlace({ contentType, slug: wordsOf(ownValue(fields, 'slug')) });
}

/** The published entries that may stand at the address of a place. */
async function rivalsAt({ kind, parameters }: PageMatch, city: City, clock: CityClock, ask: AskEntries) {
  const types = typesOfPage(kind);
  const answers = types.map((type) =>
    ask({
      content_type: type,
      'metadata.tags.sys.id[in]': `${GLOBAL_TAG},${city}`,
      ...(parameters.id !== undefined && { 'fields.slug': parameters.id }),
      include: '0',
    }),
  );
  return (await Promise.all(answers))
    .flatMap((answer) => entriesIn(answer, types) ?? [])
    .filter((entry) => hasPage(entry, clock));
}

/**
 * Why an entry is not to be published with these fields, as they are delivered in a locale: one that its type requires is
 * empty, one has a value that can't be read or is too long, or it ends before it starts. Undefined where it may be.
 */
export function unpublishable(
  contentType: string,
  fields: Readonly<Record<string, unknown>>,
  locale: string,
  timeZone: string,
): string | undefined {
  if (!isContentType(contentType)) return undefined;
  for (const [name, field] of Object.entries(contentTypeRow(contentType).fields)) {
    const value = ownValue(fields, name);
    // Without a value of its own a locale shows the default one.
    const isInherited = value === null && locale !== DEFAULT_LOCALE;
    if (field.required && isEmpty(value) && !isInherited) return `${name} is required and empty in ${locale}`;
    // What a picture's link leads to is not known here.
    if (isEmpty(value) || (isMediaField(field) && [value].flat().every(isLink))) continue;
    const problem = unusableText(name, field, value) ?? lengthProblem({ field, value });
    if (problem) return `${name} ${problem}`;
  }
  return endsBeforeStart(
    readPeriod((name) => ownValue(fields, name)),
    timeZone,
  )
    ? 'endDate lies before startDate'
    : undefined;
}

/** The text that shows a change on a page; undefined where any change of the page counts. */
export function newTextOf(changes: readonly (readonly [field: string, value: unknown])[]): string | undefined {
  const texts = changes.flatMap(([field, value]) =>
    typeof value === 'string' && !placingFields.includes(field) ? [value] : [],
  );
  return texts[0];
}

/**
 * What visitors can see of a change of a published redirect, whose fields are given as they are delivered: where its source
 * leads, only where what is below it leads, or nothing.
 */
export function redirectChange(
  before: ReachedEntry['fields'],
  after: ReachedEntry['fields'],
): 'source' | 'below' | undefined {
  const atSource = ({ source, isPermanent, internalLink, externalLink }: ReachedEntry['fields']): string =>
    JSON.stringify([source, isPermanent === true, property(property(internalLink, 'sys'), 'id'), externalLink || null]);
  if (atSource(before) !== atSource(after)) return 'source';
  return (before['match'] === 'prefix') === (after['match'] === 'prefix') ? undefined : 'below';
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Returns true if a page shows a change: its new text, or anything else than before where there is none or it stood there already. */
export function showsChange(before: Answer, now: Answer, newText: string | undefined): boolean {
  if (newText !== undefined && !before.text.includes(newText)) return now.text.includes(newText);
  return now.status !== before.status || now.text !== before.text;
}

interface Before extends Answer {
  /** The field whose value is looked for on the page. */
  readonly field: string;
  /** Its published value; undefined for an entry that is not published. */
  readonly value: unknown;
  readonly changed: readonly string[];
}

/** Why a page will not show a change, judged by the page before it; undefined where it may show it. */
export function missingBefore({ status, text, field, value, changed }: Before): string | undefined {
  if (typeof value !== 'string' || value === '' || changed.some((name) => placingFields.includes(name)))
    return undefined;
  if (status !== 200) return `answers ${status} before the change`;
  return text.includes(value)
    ? undefined
    : `does not show the entry's ${field} before the change either: “${titleLine(value)}”`;
}
