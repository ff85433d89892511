import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type City, cityNames, cityRow } from '../../../content/cities.ts';
import { isLocalized, isMediaField } from '../../../content/model/fields.ts';
import { contentTypeRow } from '../../../content/model/registry.ts';
import { namedFor } from '../coasts.ts';
import { type CityTexts, readEntries } from '../entryFile.ts';
import type { Seed } from '../seed.ts';
import { fileAt, type TextFile } from '../textFile.ts';

const FOLDER = join(import.meta.dirname, '../every-city');

/** The names of the texts in a folder of `sample/space/every-city`, in order. */
export function everyCityFolder(folder: string): readonly string[] {
  const names = readdirSync(join(FOLDER, folder)).sort();
  return names.filter((name) => name.endsWith('.txt'));
}

/** A file of `sample/space/every-city`. */
export function everyCityFile(name: string): TextFile {
  return fileAt(join(FOLDER, name));
}

/**
 * The entries of a file that all cities share, for one city: with its slug in ids, its coast in pictures, and in its languages
 * with its name.
 */
export function inCityOf(city: City, [name, content]: TextFile, named: CityTexts['named'] = new Map()): readonly Seed[] {
  return readEntries(name, namedFor(city, content), { city, named }).map((seed) => inLanguagesOfCity(city, seed));
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
        const named = (template: string): string => template.replaceAll('{city}', cityNames[city][language]);
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
