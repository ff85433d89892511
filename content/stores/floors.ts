import { unmarked } from '../model/provenance.ts';
import type { EntryOf } from '../model/registry.ts';

type Store = EntryOf<'storeLocator'>;
type Place = EntryOf<'storeGuideAddress'>;

/** A floor of a store that the store's page shows: as a plan with its key, or as a list of brands. */
export interface BrandFloor {
  readonly store: Store;
  readonly title: string;
  /** The floor's id on the store's page. */
  readonly anchor: string;
  /** Ids of the brands that it names. */
  readonly brands: ReadonlySet<string>;
}

/** The id of a room or of a group of brands in the guide of a floor: either may stand in several (docs/rules.md#floor-plan). */
export function anchorIn(guide: string, part: string): string {
  return `${guide}-${part}`;
}

/** The floors of a city's stores in the order of their pages; what two parts of a page say of one floor is one floor. */
export function floorsOf(stores: readonly Store[]): readonly BrandFloor[] {
  return stores.flatMap((store) => {
    const groups = [
      ...store.storeGuides.flatMap((guide) =>
        guide.groups.map((group) => ({ ...group, id: anchorIn(guide.id, group.id) })),
      ),
      ...store.locatorGroups,
    ];
    const parts = [
      ...store.storeGuides.map(({ id, floor, addresses, groups: ofGuide }) => ({
        id,
        floor,
        brands: [...addresses.flatMap(roomBrands), ...ofGuide.filter((group) => group.floor === '').flatMap(brandsOf)],
      })),
      ...groups.map((group) => ({ id: group.id, floor: group.floor, brands: brandsOf(group) })),
    ];
    const titles = [...new Set(parts.map(({ floor }) => floor))].filter((title) => title !== '');
    return titles.map((title) => {
      const [first, ...otherParts] = parts.filter(({ floor }) => floor === title);
      // The plan where there is one: it comes first.
      return {
        store,
        title,
        anchor: first?.id ?? '',
        brands: new Set([first, ...otherParts].flatMap((part) => part?.brands ?? [])),
      };
    });
  });
}

function brandsOf(group: EntryOf<'standardLocatorGroup' | 'brandLocatorGroup'>): readonly string[] {
  return group.contentType === 'brandLocatorGroup' ? group.brands.map(({ id }) => id) : [];
}

function roomBrands({ brands }: Place): readonly string[] {
  return brands.map(({ id }) => id);
}

/** The floor of a brand: one that names it, otherwise the one whose title its own place begins with. */
export function floorOf(
  { id, location }: Pick<EntryOf<'brandPavilion'>, 'id' | 'location'>,
  floors: readonly BrandFloor[],
): BrandFloor | undefined {
  return floors.find(({ brands }) => brands.has(id)) ?? floorAt(location, floors, ({ title }) => title);
}

/** The floor whose name a location begins with, as a whole: "Level 12" is not on level 1. The longest name where several do. */
export function floorAt<Floor>(
  location: string,
  floors: readonly Floor[],
  nameOf: (floor: Floor) => string,
): Floor | undefined {
  const where = plainName(location);
  const namedFloors = floors.map((floor) => ({ floor, name: plainName(nameOf(floor)) }));
  const begun = namedFloors.filter(
    ({ name }) => name !== '' && where.startsWith(name) && !/^\d\d/.test(name.slice(-1) + where.slice(name.length)),
  );
  return begun.toSorted((a, b) => b.name.length - a.name.length)[0]?.floor;
}

/** The name of a place or a location without an editor's marks, in small letters. */
export function plainName(text: string): string {
  return unmarked(text).trim().toLowerCase();
}
