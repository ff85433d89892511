import { type City, citySlugs } from '../cities.ts';
import { counted } from '../counted.ts';
import { ALL_LIMIT, type ContentType, contentTypes, NEAR_LIMIT } from './registry.ts';

/** A list of a city that is near the most that the site reads, or beyond it. */
interface LongList {
  readonly type: ContentType;
  readonly city: City;
  readonly total: number;
}

/** The long lists among the entries of a space, before the oldest are cut off (docs/rules.md#long-lists). */
export function longLists(
  entries: readonly { readonly contentType: string; readonly cities: readonly City[] }[],
): readonly LongList[] {
  const byType = Map.groupBy(entries, ({ contentType }) => contentType);
  return contentTypes.flatMap((type) =>
    citySlugs.flatMap((city) => {
      const total = (byType.get(type) ?? []).filter(({ cities }) => cities.includes(city)).length;
      return total < NEAR_LIMIT ? [] : [{ type, city, total }];
    }),
  );
}

/** A long list in words for editors. */
export function longListText({ type, city, total }: LongList): string {
  const lost = total - ALL_LIMIT;
  const omitted =
    lost > 0 ? `the ${counted(lost, 'oldest is', 'oldest are')} on no page` : 'beyond that the oldest are on no page';
  return `${city} has ${counted(total, 'entry', 'entries')} of ${type}; pages show ${ALL_LIMIT} at most, ${omitted}: archive what is over`;
}
