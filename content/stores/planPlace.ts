import * as v from 'valibot';
import type { Immutable } from '../immutable.ts';
import type { Media } from '../media/media.ts';
import type { DetailEntry, EntryOf } from '../model/registry.ts';
import { anchorIn, floorAt, plainName } from './floors.ts';

/** Where an item is on a floor plan: the slug of the store, and the id of the room or the floor on the store's page. */
export interface PlanPlace {
  readonly store: string;
  readonly anchor: string;
  /** Its room on the drawn floor; a floor without a mark shows no way. */
  readonly mark?: PlanMark | undefined;
}

const drawing = v.object({ url: v.string(), width: v.number(), height: v.number() });
const point = v.object({ x: v.number(), y: v.number() });
type PlanDrawing = Immutable<v.InferOutput<typeof drawing>>;
type PlanPoint = Immutable<v.InferOutput<typeof point>>;

export interface PlanMark {
  readonly drawing: PlanDrawing;
  /** The middle of the room, in thousandths of the drawing. */
  readonly middle: PlanPoint;
}

/** Floors with a plan, as items are looked for on them: plain data, which stays the same while texts around it change. */
export const floorPlansSchema = v.array(
  v.object({
    store: v.string(),
    anchor: v.string(),
    name: v.string(),
    // What was stored before places were drawn has neither drawing nor middle.
    drawing: v.optional(drawing),
    rooms: v.array(
      v.object({
        anchor: v.string(),
        name: v.string(),
        middle: v.optional(point),
        /** What the room leads to or holds, by id, with its location. */
        items: v.array(v.object({ id: v.string(), location: v.string() })),
      }),
    ),
  }),
);
export type FloorPlan = Immutable<v.InferOutput<typeof floorPlansSchema>>[number];

interface Room {
  readonly plan: FloorPlan;
  readonly room: FloorPlan['rooms'][number];
}

/** The floors of a city's stores that have a plan. */
export function floorPlans(stores: readonly EntryOf<'storeLocator'>[]): readonly FloorPlan[] {
  return stores.flatMap(({ slug, storeGuides }) =>
    storeGuides
      .filter(({ media }) => media.length > 0)
      .map(({ id, floor, addresses, media }) => ({
        store: slug,
        anchor: id,
        name: plainName(floor),
        drawing: drawingOf(media),
        rooms: addresses.map((place) => ({
          anchor: anchorIn(id, place.id),
          name: plainName(place.title),
          middle: middleOf(place),
          items: [...(place.internalLink ? [place.internalLink] : []), ...place.brands].map((item) => ({
            id: item.id,
            location: 'location' in item && typeof item.location === 'string' ? plainName(item.location) : '',
          })),
        })),
      })),
  );
}

/**
 * Where an item is on the stores' plans (docs/rules.md#floor-plan): the room that leads to it or holds it; otherwise the
 * room that its location names, or the first that holds something at the very same location; otherwise the floor that its
 * location begins with.
 */
export function planPlace(entry: DetailEntry, plans: readonly FloorPlan[]): PlanPlace | undefined {
  const rooms = plans.flatMap((plan) => plan.rooms.map((room): Room => ({ plan, room })));
  const where = plainName('location' in entry ? entry.location : '');
  const floor = floorAt(where, plans, ({ name }) => name);
  const match =
    rooms.find(({ room }) => room.items.some(({ id }) => id === entry.id)) ??
    (where === ''
      ? undefined
      : (rooms.find((candidate) => isNamed(where, candidate, floor)) ??
        rooms.find(({ room }) => room.items.some(({ location }) => location === where))));
  if (match) {
    const {
      plan: { store, drawing },
      room: { anchor, middle },
    } = match;
    return { store, anchor, mark: drawing && middle && { drawing, middle } };
  }
  return floor && { store: floor.store, anchor: floor.anchor };
}

function drawingOf(media: readonly Media[]): PlanDrawing | undefined {
  const drawing = media.find(({ url, width, height }) => url.endsWith('.svg') && width > 0 && height > 0);
  return drawing && { url: drawing.url, width: drawing.width, height: drawing.height };
}

function middleOf({ planX: x, planY: y }: EntryOf<'storeGuideAddress'>): PlanPoint | undefined {
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** "Level 3, Leaf Room" names the room "The Leaf Room" of level 3, and "Level 1, First Light Café" the café itself. */
function isNamed(where: string, { plan, room: { name } }: Room, floor: FloorPlan | undefined): boolean {
  if (floor && floor !== plan) return false;
  const part = floor ? where.slice(floor.name.length).replace(/^[\s\p{P}]+/u, '') : where;
  return name !== '' && part !== '' && (part.includes(name) || name.includes(part));
}
