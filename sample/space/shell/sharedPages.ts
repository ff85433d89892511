import * as v from 'valibot';
import { type City, isCity } from '../../../content/cities.ts';
import type { Written } from '../fieldText.ts';
import type { Seed } from '../seed.ts';
import { readTexts } from '../textFile.ts';
import { everyCityFile, everyCityFolder, inCityOf } from './everyCity.ts';
import { topics } from './footer.ts';
import { headIdOf, headOf } from './heads.ts';
import { shellPages } from './links.ts';
import { withOpening } from './listPages.ts';
import { panelMenus } from './menu.ts';

const files = everyCityFolder('.').map((name) => ({ of: name.replace(/^\d+-|\.txt$/g, ''), file: everyCityFile(name) }));

/** What the pages are called in menus and footer, and the topics of both. */
const names = Object.entries({ ...shellPages, happening: { name: panelMenus.happening.title } }).map(([page, { name }]): [string, Written] => [`name-${page}`, { texts: name }]);
const topicNames = Object.entries(topics).map(([name, texts]): [string, Written] => [`topic-${name}`, { texts }]);
const longTexts = everyCityFolder('texts').flatMap((name) => [...readTexts(`every-city/texts/${name}`)]);

/**
 * The pages that every city has, with their heads: what `sample/space/every-city` has for all cities and for this one, but
 * for the entries that the city has of its own.
 */
export function sharedPagesOf(city: City, citySeeds: readonly Seed[]): readonly Seed[] {
  const named = new Map([...names, ...topicNames, ...longTexts]);
  // A text of one city takes the place of the shared one.
  for (const [name, text] of longTexts) if (name.startsWith(`${city}-`)) named.set(name.slice(city.length + 1), text);
  const ofCity = files.filter(({ of }) => !isCity(of) || of === city);
  const seeds = ofCity.flatMap(({ file }) => inCityOf(city, file, named));
  const cityIds = new Set(citySeeds.map(({ id }) => id));
  const shared = seeds.filter(({ id }) => !cityIds.has(id)).map((seed) => withOpening(city, seed));
  const writtenIds = new Set(shared.map(({ id }) => id));
  const needsHead = ({ id, fields }: Seed): boolean => fields['seo'] === headIdOf(id) && !writtenIds.has(headIdOf(id));
  return shared.flatMap((page) => (needsHead(page) ? [page, headOf(city, page.id, v.parse(opened, page.fields))] : [page]));
}

const spoken = v.intersect([v.object({ en: v.string() }), v.record(v.string(), v.string())]);
const opened = v.object({ title: spoken, description: spoken, eyebrow: v.optional(spoken) });
