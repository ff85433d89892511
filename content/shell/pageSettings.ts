import * as v from 'valibot';
import { holdingsOf } from '../freshness/holdings.ts';
import { listAnswer, type Resource } from '../model/listAnswer.ts';
import type { EntryOf } from '../model/registry.ts';

/** What only menus and footer show of a city's settings: nearly all of it. */
const framed: readonly string[] = [
  'navigationBar',
  'footerLogo',
  'footerSocialSharing',
  'footerButton',
  'footerLinks',
  'legalLinks',
] satisfies readonly (keyof EntryOf<'globalSettings'>)[];

/** Pages follow links of the settings this deep: to the store of Plan your visit. */
const DEPTH = 2;

/** The list answer with a city's settings, cut down to what its pages need beside menus and footer. */
export function pageSettings(answer: unknown, id: string): unknown {
  const { items, includes, ...rest } = v.parse(listAnswer, answer);
  const settingsItems = items
    .filter(({ sys }) => sys.id === id)
    .map(({ fields, ...item }) => ({
      ...item,
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !framed.includes(name))),
    }));
  let { ids } = holdingsOf({ items: settingsItems });
  for (let level = 1; level < DEPTH; level += 1)
    ids = holdingsOf({ items: [...settingsItems, ...includes.Entry.filter(({ sys }) => ids.has(sys.id))] }).ids;
  const linked = (all: readonly Resource[]): Resource[] => all.filter(({ sys }) => ids.has(sys.id));
  return {
    ...rest,
    total: settingsItems.length,
    items: settingsItems,
    includes: { Entry: linked(includes.Entry), Asset: linked(includes.Asset) },
  };
}

/** The list answer with all cities, cut down to one. */
export function pageCity(answer: unknown, city: string): unknown {
  const { items, ...rest } = v.parse(listAnswer, answer);
  const cityItems = items.filter(({ fields }) => fields['cityBaseValue'] === city);
  return { ...rest, total: cityItems.length, items: cityItems };
}
