import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_CITY, isCity } from '../../content/cities.ts';
import { type CityTexts, readEntries } from './entryFile.ts';
import type { SeedGroup } from './seed.ts';
import { fileAt, readTexts } from './textFile.ts';

const CITIES = join(import.meta.dirname, 'cities');

/** What each city with a folder has of its own; the entries stand in the order of its files' names. */
export function readCities(): readonly SeedGroup[] {
  const folders = readdirSync(CITIES, { withFileTypes: true }).flatMap((item) => (item.isDirectory() ? [item.name] : []));
  const shared = readTexts('ways.txt');
  const others = folders.filter((name) => name !== DEFAULT_CITY).sort();
  return [DEFAULT_CITY, ...others].map((name) => {
    if (!isCity(name)) throw new Error(`sample/space/cities/${name}: there is no such city`);
    const texts: CityTexts = { city: name, named: new Map(shared) };
    const files = readdirSync(join(CITIES, name)).sort();
    return { tag: name, seeds: files.flatMap((file) => readEntries(...fileAt(join(CITIES, name, file)), texts)) };
  });
}
