import type { DetailEntry, EntryOf } from '../model/registry.ts';
import { floorAt, plainName } from './floors.ts';

type Store = EntryOf<'storeLocator'>;
type Guide = EntryOf<'storeGuide'>;
type Place = EntryOf<'storeGuideAddress'>;

/** Where an item is on a floor plan: the slug of the store, and the id of the room or the floor on the store's page. */
export interface PlanPlace {
  readonly store: string;
  readonly anchor: string;
}

interface Floor {
  readonly store: Store;
  readonly guide: Guide;
}

interface Room extends Floor {
  readonly place: Place;
  /** What the room leads to or holds. */
  readonly items: readonly RoomItem[];
}

type RoomItem = NonNullable<Place['internalLink']> | Place['brands'][number];

/**
 * Where an item is on the stores' plans (docs/rules.md#floor-plan): the room that leads to it or holds it; otherwise the
 * room that its location names, or the first that holds something at the very same location; otherwise the floor that its
 * location begins with.
 */
export function planPlace(entry: DetailEntry, stores: readonly Store[]): PlanPlace | undefined {
  const floors = stores.flatMap((store) =>
    store.storeGuides.filter(({ media }) => media.length > 0).map((guide) => ({ store, guide })),
  );
  const rooms = floors.flatMap(roomsOf);
  const where = plainName('location' in entry ? entry.location : '');
  const floor = floorAt(where, floors, ({ guide }) => guide.floor);
  const room =
    rooms.find(({ items }) => items.some(({ id }) => id === entry.id)) ??
    (where === ''
      ? undefined
      : (rooms.find((one) => isNamed(where, one, floor)) ?? rooms.find((one) => isAt(where, one))));
  if (room) return placeIn(room, room.place);
  return floor && placeIn(floor, floor.guide);
}

function placeIn({ store }: Floor, { id }: Place | Guide): PlanPlace {
  return { store: store.slug, anchor: id };
}

function roomsOf({ store, guide }: Floor): readonly Room[] {
  return guide.addresses.map((place) => ({
    store,
    guide,
    place,
    items: [...(place.internalLink ? [place.internalLink] : []), ...place.brands],
  }));
}

/** "Level 3, Leaf Room" names the room "The Leaf Room" of level 3, and "Level 1, First Light Café" the café itself. */
function isNamed(where: string, { store, guide, place }: Room, floor: Floor | undefined): boolean {
  if (floor && (floor.guide.id !== guide.id || floor.store.id !== store.id)) return false;
  const name = plainName(place.title);
  const part = floor ? where.slice(plainName(floor.guide.floor).length).replace(/^[\s\p{P}]+/u, '') : where;
  return name !== '' && part !== '' && (part.includes(name) || name.includes(part));
}

function isAt(where: string, { items }: Room): boolean {
  return items.some(
    (item) => 'location' in item && typeof item.location === 'string' && plainName(item.location) === where,
  );
}
