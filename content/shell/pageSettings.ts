import * as v from 'valibot';
import { holdingsOf } from '../freshness/holdings.ts';
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

const resource = v.looseObject({
  sys: v.looseObject({ id: v.string() }),
  fields: v.optional(v.record(v.string(), v.unknown()), {}),
});
const resources = v.optional(v.array(resource), []);
const list = v.looseObject({
  items: v.array(resource),
  includes: v.optional(v.object({ Entry: resources, Asset: resources }), {}),
});

/** The list answer with a city's settings, cut down to what its pages need beside menus and footer. */
export function pageSettings(answer: unknown, id: string): unknown {
  const { items, includes, ...rest } = v.parse(list, answer);
  const settingsItems = items
    .filter(({ sys }) => sys.id === id)
    .map(({ fields, ...item }) => ({
      ...item,
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !framed.includes(name))),
    }));
  let { ids } = holdingsOf({ items: settingsItems });
  for (let level = 1; level < DEPTH; level += 1)
    ids = holdingsOf({ items: [...settingsItems, ...includes.Entry.filter(({ sys }) => ids.has(sys.id))] }).ids;
  const linked = (all: typeof items): typeof items => all.filter(({ sys }) => ids.has(sys.id));
  return {
    ...rest,
    total: settingsItems.length,
    items: settingsItems,
    includes: { Entry: linked(includes.Entry), Asset: linked(includes.Asset) },
  };
}

/** The list answer with all cities, cut down to one. */
export function pageCity(answer: unknown, city: string): unknown {
  const { items, ...rest } = v.parse(list, answer);
  const cityItems = items.filter(({ fields }) => fields['cityBaseValue'] === city);
  return { ...rest, total: cityItems.length, items: cityItems };
}
