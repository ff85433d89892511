import { ownValue } from '../../../content/ownValue.ts';
import { type LocaleChoice, valueIn, valuesByLocale } from '../model/localeChoice.ts';
import { deliveredFields, type Resource } from '../model/model.ts';
import { type Link, linkKey, linksIn } from '../model/resourceLinks.ts';
import type { View } from '../model/spaceAt.ts';
import { type Select, selectsField } from './select.ts';

export interface Includes {
  readonly entries: readonly Resource[];
  readonly assets: readonly Resource[];
  /** Links that can't be resolved: to what does not exist, or to drafts on the delivery API. */
  readonly unresolvable: readonly Link[];
}

function linksOf(view: View, resource: Resource, locale: LocaleChoice, select: Select): readonly Link[] {
  return deliveredFields(view.model, resource)
    .filter((field) => selectsField(select, field.id))
    .flatMap((field) => {
      const stored = ownValue(resource.fields, field.id);
      const values =
        locale.code === undefined
          ? Object.values(valuesByLocale(view.model, field, stored) ?? {})
          : [valueIn(view.model, field, stored, locale.chain)];
      return values.flatMap((value) => linksIn(field, value));
    });
}

function lookUp(view: View, link: Link): Resource | undefined {
  return (link.linkType === 'Entry' ? view.entries : view.assets).get(link.id);
}

/**
 * Follows links from the items, level by level. Each resource comes once, the items themselves never:
 * they are already in the answer. A selection narrows the items only; what they link to is delivered whole.
 */
export function collectIncludes(
  view: View,
  items: readonly Resource[],
  depth: number,
  locale: LocaleChoice,
  select: Select,
): Includes {
  const seen = new Set(items.map((item) => `${item.kind}:${item.id}`));
  const included: Record<Link['linkType'], Resource[]> = { Entry: [], Asset: [] };
  const unresolvable: Link[] = [];
  let level = items;
  for (let step = 1; step <= depth && level.length > 0; step += 1) {
    const next: Resource[] = [];
    for (const link of level.flatMap((item) => linksOf(view, item, locale, step === 1 ? select : undefined))) {
      const key = linkKey(link);
      if (seen.has(key)) continue;
      seen.add(key);
      const resource = lookUp(view, link);
      if (!resource) {
        unresolvable.push(link);
        continue;
      }
      included[link.linkType].push(resource);
      if (link.linkType === 'Entry') next.push(resource);
    }
    level = next;
  }
  return { entries: included.Entry, assets: included.Asset, unresolvable };
}
