import { type ContentType, contentTypeRow, isContentType } from '../../content/model/registry.ts';
import { ownValue } from '../../content/ownValue.ts';
import { picturesOf, seedValueOf, type Written, writtenOf } from './fieldText.ts';
import { openingWith } from './pictures.ts';
import { planFieldsOf } from './rooms.ts';
import type { Seed, SeedOptions } from './seed.ts';

/** What begins at the left or after two spaces, with the lines that continue it. */
interface Statement {
  /** File and line. */
  readonly at: string;
  readonly isOfEntry: boolean;
  readonly lines: string[];
}

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
 * Reads the entries of a file, and adds the texts that it names to the names. `sample/space/cities/README.md` says how such
 * a file is written. Throws, with file and line, for what the content model does not have, and for what it asks for.
 */
export function readEntries(file: string, content: string, texts: CityTexts): readonly Seed[] {
  const drafts: Draft[] = [];
  for (const statement of statementsOf(file, content)) {
    saying(statement.at, () => {
      const draft = drafts.at(-1);
      if (statement.isOfEntry && draft) addFields(draft, statement.lines, texts);
      else if (statement.isOfEntry) throw new Error('no entry stands before it');
      else if (statement.lines[0]?.startsWith('@')) nameText(statement.lines, texts);
      else drafts.push(draftOf(statement, texts));
    });
  }
  return drafts.map((draft) => saying(draft.at, () => complete(draft, texts)));
}

function saying<Result>(where: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function statementsOf(file: string, content: string): readonly Statement[] {
  const statements: Statement[] = [];
  for (const [index, line] of content.split('\n').entries()) {
    const text = line.trim();
    if (text === '' || line.startsWith('#')) continue;
    const at = `${file}:${index + 1}`;
    const depth = line.search(/\S/);
    const lines = statements.at(-1)?.lines;
    if (depth === 0 || depth === 2) statements.push({ at, isOfEntry: depth === 2, lines: [text] });
    else if (lines && depth === 4) lines.push(text);
    else if (lines && depth === 6) lines.push(withParagraph(lines.pop() ?? '', text));
    else throw new Error(`${at}: an entry stands at the left, a field after 2 spaces, a language after 4, one more paragraph after 6`);
  }
  return statements;
}

/** Items of one list stand on lines of their own; anything else is a paragraph. */
function withParagraph(text: string, line: string): string {
  const isItem = (one: string): boolean => /^(?:-|\d+\.) /.test(one);
  return text + (isItem(line) && isItem(text.slice(text.lastIndexOf('\\n') + 2)) ? '\\n' : '\\n\\n') + line;
}

function nameText([first = '', ...others]: readonly string[], { named }: CityTexts): void {
  const [, name, text] = /^@(\w+): (.+)$/.exec(first) ?? [];
  if (!name || !text) throw new Error('a text is named as in "@hours: Daily, 10am to 8pm"');
  if (named.has(name)) throw new Error(`@${name} is there twice`);
  named.set(name, spoken([text, ...others]));
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
  if (type === 'storeGuideAddress' && name === 'room') return Object.entries(planFieldsOf(written.plain ?? ''));
  const field = ownValue(contentTypeRow(type).fields, name);
  if (!field) throw new Error(`${type} has no such field`);
  return [[name, seedValueOf(field, written)]];
}

function spoken(lines: readonly string[]): Written {
  return writtenOf(lines.flatMap((line) => line.split(/ \| (?=[a-z]+: )/)));
}

function namedIn([text = '', ...others]: readonly string[], { named }: CityTexts): Written | undefined {
  if (!text.startsWith('@') || others.length > 0) return undefined;
  const written = named.get(text.slice(1));
  if (!written) throw new Error(`the city has no text ${text}`);
  return written;
}

/** An entry with its slug, which is the id without city and kind where no other is written. */
function complete({ fields: written, ...draft }: Draft, { city }: CityTexts): Seed {
  const rows = contentTypeRow(draft.type).fields;
  const slug = draft.id.slice(city.length + 1).replace(/^[a-z]+-/, '');
  const fields = Object.hasOwn(rows, 'slug') ? { title: written['title'], slug, ...written } : written;
  const missing = Object.entries(rows).flatMap(([name, { required }]) => (required && fields[name] === undefined ? [name] : []));
  if (missing.length > 0) throw new Error(`${draft.type} needs ${missing.join(', ')}`);
  return { ...draft, fields };
}
