import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type City, cityNames, cityRow, isCity } from '../../../content/cities.ts';
import { isLocalized, isMediaField } from '../../../content/model/fields.ts';
import { contentTypeRow } from '../../../content/model/registry.ts';
import { readEntries } from '../entryFile.ts';
import type { Written } from '../fieldText.ts';
import type { Seed } from '../seed.ts';
import { fileAt, readTexts } from '../textFile.ts';
import { topics } from './footer.ts';
import { headIdOf, headOf } from './heads.ts';
import { pageNames } from './links.ts';
import { withOpening } from './listPages.ts';
import { panelMenus } from './menu.ts';

const FOLDER = join(import.meta.dirname, '../every-city');

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort();

const files = namesIn(FOLDER).map((name) => ({ of: name.replace(/^\d+-|\.txt$/g, ''), file: fileAt(join(FOLDER, name)) }));

/** What the pages are called in menus and footer, and the topics of both. */
const names = Object.entries({ ...pageNames, happening: panelMenus.happening.title }).map(([name, texts]): [string, Written] => [`name-${name}`, { texts }]);
const topicNames = Object.entries(topics).map(([name, texts]): [string, Written] => [`topic-${name}`, { texts }]);
const longTexts = namesIn(join(FOLDER, 'texts')).flatMap((name) => [...readTexts(`every-city/texts/${name}`)]);

/**
 * The pages that every city has, with their heads: what `sample/space/every-city` has for all cities and for this one, but
 * for the entries that the city has of its own.
 */
export function sharedPagesOf(city: City, own: readonly Seed[]): readonly Seed[] {
  const named = new Map([...names, ...topicNames, ...longTexts]);
  // A text of one city takes the place of the shared one.
  for (const [name, text] of longTexts) if (name.startsWith(`${city}-`)) named.set(name.slice(city.length + 1), text);
  const ofCity = files.filter(({ of }) => !isCity(of) || of === city);
  const seeds = ofCity.flatMap(({ file: [name, content] }) => readEntries(name, content.replaceAll('CITY', city), { city, named }));
  const ownIds = new Set(own.map(({ id }) => id));
  const shared = seeds.filter(({ id }) => !ownIds.has(id)).map((seed) => withOpening(city, inLanguagesOfCity(city, seed)));
  const writtenIds = new Set(shared.map(({ id }) => id));
  const needsHead = ({ id, fields }: Seed): boolean => fields['seo'] === headIdOf(id) && !writtenIds.has(headIdOf(id));
  return shared.flatMap((page) => (needsHead(page) ? [page, headOfPage(city, page)] : [page]));
}

const translations = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

/** An entry in the languages of a city, with the city's name in its texts. */
function inLanguagesOfCity(city: City, seed: Seed): Seed {
  const rows = contentTypeRow(seed.type).fields;
  const languages = new Set([...cityRow(city).languages, 'en'] as const);
  const inCity = (value: unknown): unknown => {
    const texts = v.parse(translations, value);
    return Object.fromEntries(
      [...languages].flatMap((language) => {
        const text = texts[language];
        const named = (one: string): string => one.replaceAll('{city}', cityNames[city][language]);
        return text === undefined ? [] : [[language, typeof text === 'string' ? named(text) : text.map(named)]];
      }),
    );
  };
  const fields = Object.entries(seed.fields).map(([name, value]) => {
    const field = rows[name];
    return [name, field && isLocalized(field) && !isMediaField(field) ? inCity(value) : value];
  });
  return { ...seed, fields: Object.fromEntries(fields) };
}

const spoken = v.intersect([v.object({ en: v.string() }), v.record(v.string(), v.string())]);
const opened = v.object({ title: spoken, description: spoken, eyebrow: v.optional(spoken) });

function headOfPage(city: City, { id, fields }: Seed): Seed {
  return headOf(city, id, v.parse(opened, fields));
}
