import * as v from 'valibot';
import { isCity } from '../../content/cities.ts';
import type { Seed, SeedGroup } from './seed.ts';
import { inLanguagesOf, type Texts } from './shell/textsInCity.ts';

/** What every gallery has for those who stay longer. */
const toilets: Texts = { en: 'Accessible toilets', cn: '无障碍洗手间', tc: '無障礙洗手間', fr: 'Toilettes accessibles', it: 'Servizi igienici accessibili', jp: 'バリアフリートイレ', kr: '장애인 화장실' };

const featureLists = v.record(v.string(), v.array(v.string()));

/** A city's entries, the stores with what all stores have. */
export function withAmenities({ tag, seeds }: SeedGroup): SeedGroup {
  if (!isCity(tag)) return { tag, seeds };
  const texts = inLanguagesOf(tag, toilets);
  const equipped = (seed: Seed): Seed => {
    if (seed.type !== 'storeLocator') return seed;
    const storeFeatures = v.parse(v.optional(featureLists, {}), seed.fields['features']);
    const features = Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, [...(storeFeatures[language] ?? []), text]]));
    return { ...seed, fields: { ...seed.fields, features } };
  };
  return { tag, seeds: seeds.map(equipped) };
}
