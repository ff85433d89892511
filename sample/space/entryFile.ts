import { type ContentType, contentTypeRow, isContentType } from '../../content/model/registry.ts';
import { ownValue } from '../../content/ownValue.ts';
import { picturesOf, seedValueOf, type Written } from './fieldText.ts';
import { openingWith } from './pictures.ts';
import { planFieldsOf } from './plans.ts';
import type { Seed, SeedOptions } from './seed.ts';
import { nameText, type Statement, saying, spoken, statementsOf } from './textFile.ts';

interface Draft {
  readonly at: string;
  readonly type: ContentType;
  readonly id: string;
  readonly options: SeedOptions;
  readonly fields: Record<string, unknown>;
}

/** A city, and the texts that its files use by name, as `@hours`. */
export interface CityTexts {
  readonly city: string;
  readonly named: Map<string, Written>;
}

/**
 * Reads the entries of a file, and adds the texts that it names to the names. `sample/space/README.md` says how such a
 * file is written. Throws, with file and line, for what the content model does not have, and for what it asks for.
 */
export function readEntries(file: string, content: string, texts: CityTexts): readonly Seed[] {
  const drafts: Draft[] = [];
  for (const statement of statementsOf(file, content)) {
    saying(statement.at, () => {
      const draft = drafts.at(-1);
      if (statement.isOfEntry && draft) addFields(draft, statement.lines, texts);
      else if (statement.isOfEntry) throw new Error('no entry stands before it');
      else if (statement.lines[0]?.startsWith('@')) nameText(statement.lines, texts.named);
      else drafts.push(draftOf(statement, texts));
    });
  }
  return drafts.map((draft) => saying(draft.at, () => complete(draft, texts)));
}

/** `type id (created 8, updated 6): title`, of which only the first two are always there. */
function draftOf({ at, lines }: Statement, texts: CityTexts): Draft {
  const [first = '', ...others] = lines;
  const [, type, id, options = '', title] = /^(\w+) ([\w-]+)(?: \((.*?)\))?(?:: (.*))?$/.exec(first) ?? [];
  if (!type || !id) throw new Error('an entry begins as in "service guam-service-wrapping: Wrapping"');
  if (!isContentType(type)) throw new Error(`there is no content type ${type}`);
  const draft: Draft = { at, type, id, options: optionsOf(options), fields: {} };
  if (title !== undefined) addFields(draft, [`title: ${title}`, ...others], texts);
  else if (others.length > 0) throw new Error('no title stands before its languages');
  return draft;
}

function optionsOf(written: string): SeedOptions {
  const options: { created?: number; updated?: number; draft?: true } = {};
  for (const option of written === '' ? [] : written.split(', ')) {
    const [, name, days] = /^(created|updated) (\d+)$/.exec(option) ?? [];
    if (name === 'created' || name === 'updated') options[name] = Number(days);
    else if (option === 'draft') options.draft = true;
    else throw new Error(`"${option}" is neither "created 8" nor "updated 8", days ago, nor "draft"`);
  }
  return options;
}

/** Adds the fields of a line; further lines are languages of the last of them. */
function addFields({ type, fields }: Draft, [first = '', ...others]: readonly string[], texts: CityTexts): void {
  const rows = contentTypeRow(type).fields;
  const lost = others.map((line) => /; (\w+): /.exec(line)?.[1]).find((name) => name !== undefined && Object.hasOwn(rows, name));
  if (lost) throw new Error(`after a text in several languages ${lost} stands on a line of its own`);
  const parts = first.split(/; (?=\w+: )/);
  for (const [index, part] of parts.entries()) {
    const [, name, text] = /^(\w+): (.+)$/.exec(part) ?? [];
    if (!name || !text) throw new Error(`"${part}" is no field as in "slug: wrapping"`);
    const lines = index === parts.length - 1 ? [text, ...others] : [text];
    for (const [field, value] of saying(name, () => valuesOf(type, name, lines, texts))) {
      if (Object.hasOwn(fields, field)) throw new Error(`${field} is there twice`);
      fields[field] = value;
    }
  }
}

/** A field with its value. Two names stand for several fields: a hero's `opening` picture, and the `room` of a place. */
function valuesOf(type: ContentType, name: string, lines: readonly string[], texts: CityTexts): readonly (readonly [string, unknown])[] {
  const written = namedIn(lines, texts) ?? spoken(lines);
  if (type === 'heroBanner' && name === 'opening') return picturesOf(written).flatMap((picture) => Object.entries(openingWith(picture)));
  if (type === 'storeGuideAddress' && name === 'room') return Object.entries(planFieldsOf(texts.city, written.plain ?? ''));
  const field = ownValue(contentTypeRow(type).fields, name);
  if (!field) throw new Error(`${type} has no such field`);
  return [[name, seedValueOf(field, written)]];
}

function namedIn([text = '', ...others]: readonly string[], { named }: CityTexts): Written | undefined {
  if (!text.startsWith('@') || others.length > 0) return undefined;
  const written = named.get(text.slice(1));
  if (!written) throw new Error(`the city has no text ${text}`);
  return written;
}

/**
 * An entry with what its id says where nothing else is written: the slug is the id without city and kind, a brand page's brand
 * `brand-SLUG`.
 */
function complete({ fields: written, ...draft }: Draft, { city }: CityTexts): Seed {
  const rows = contentTypeRow(draft.type).fields;
  const slug = draft.id.slice(city.length + 1).replace(/^[a-z]+-/, '');
  const brand = draft.type === 'brandPavilion' && { brand: `brand-${slug}` };
  const isImplied = Object.hasOwn(rows, 'slug') && written['slug'] === undefined;
  const fields = isImplied ? { title: written['title'], slug, ...brand, ...written } : written;
  const missing = Object.entries(rows).flatMap(([name, { required }]) => (required && fields[name] === undefined ? [name] : []));
  if (missing.length > 0) throw new Error(`${draft.type} needs ${missing.join(', ')}`);
  return { ...draft, fields };
}
