import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A floor of a store as its text draws it; `README.md` says what each letter is. */
export interface Plan {
  /** The name of its picture. */
  readonly name: string;
  /** In English, as guides name their floor. */
  readonly floor: string;
  readonly rows: readonly string[];
  /** The rooms of brands and tables that the city's guides do not name, by their location in English. */
  readonly rooms: ReadonlyMap<string, string>;
}

/** A plan's sheet, and a letter of its text on it, which is as high as letters are. */
export const SHEET = { width: 1600, height: 850 };
export const CELL = { width: 40, height: 80 };

const FOLDER = join(import.meta.dirname, 'plans');

const plans: ReadonlyMap<string, readonly Plan[]> = new Map(
  readdirSync(FOLDER).map((file) => {
    const city = file.replace('.txt', '');
    return [city, readPlans(city, readFileSync(join(FOLDER, file), 'utf8'))];
  }),
);

/** The plans of a city's store, from its ground to its roof. */
export const plansOf = (city: string): readonly Plan[] => plans.get(city) ?? [];

export const allPlans: readonly Plan[] = [...plans.values()].flat();

export function slugOf(name: string): string {
  return name.toLowerCase().replace(/\W+/g, '-');
}

/**
 * The plans of a text: each begins with its floor; rows stand after two spaces, and below them the rooms that have a location. All
 * plans of a store are of one size, so that its walls stand above each other.
 */
export function readPlans(city: string, text: string): readonly Plan[] {
  const floors = text.split(/^(?=\w[^:\n]+$)/m).flatMap((part) => {
    const [floor = '', ...lines] = part
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    const rooms = lines.flatMap((line) => [...line.matchAll(/^(\w): (.+)$/g)].map(([, room = '', location = '']) => [location, room] as const));
    return lines.length === 0 ? [] : [{ floor, rooms: new Map(rooms), rows: lines.filter((line) => !/^\w/.test(line)).map((line) => line.slice(2)) }];
  });
  const [width, height] = [Math.max(...floors.flatMap(({ rows }) => rows.map(({ length }) => length))), Math.max(...floors.map(({ rows }) => rows.length))];
  return floors.map(({ floor, rooms, rows }) => ({ name: `plan-${city}-${slugOf(floor)}`, floor, rooms, rows: Array.from({ length: height }, (_, row) => (rows[row] ?? '').padEnd(width)) }));
}

/** Where a plan's first letter stands on its sheet. */
export function originOf({ rows }: Plan): { readonly x: number; readonly y: number } {
  return { x: (SHEET.width - (rows[0]?.length ?? 0) * CELL.width) / 2, y: (SHEET.height - rows.length * CELL.height) / 2 };
}

/** A part of a plan: letters of one kind that touch, by column and row; `right` and `bottom` are the first beyond it. */
export interface Part {
  readonly kind: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** True if it fills its rectangle. */
  readonly isWhole: boolean;
}

/** The parts of rows of letters, of all kinds but spaces. */
export function partsOf(rows: readonly string[]): readonly Part[] {
  const seen = new Set<string>();
  return rows.flatMap((row, y) => [...row].flatMap((kind, x) => (kind === ' ' || seen.has(`${x} ${y}`) ? [] : [partFrom(rows, kind, x, y, seen)])));
}

function partFrom(rows: readonly string[], kind: string, x: number, y: number, seen: Set<string>): Part {
  const cells: (readonly [x: number, y: number])[] = [];
  const waiting: (readonly [x: number, y: number])[] = [[x, y]];
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    const [left, top] = cell;
    if (rows[top]?.[left] !== kind || seen.has(cell.join(' '))) continue;
    seen.add(cell.join(' '));
    cells.push(cell);
    waiting.push([left - 1, top], [left + 1, top], [left, top - 1], [left, top + 1]);
  }
  const columns = cells.map(([column]) => column);
  const lines = cells.map(([, line]) => line);
  const edges = { left: Math.min(...columns), top: Math.min(...lines), right: Math.max(...columns) + 1, bottom: Math.max(...lines) + 1 };
  return { kind, ...edges, isWhole: cells.length === (edges.right - edges.left) * (edges.bottom - edges.top) };
}

/**
 * Where a place in a room stands on its city's plan, as its entry holds it: in thousandths of the sheet. Throws unless one floor
 * alone has the room, and the room its own middle.
 */
export function planFieldsOf(city: string, room: string): { readonly planX: number; readonly planY: number } {
  const here = plansOf(city).flatMap((plan) => partsOf(plan.rows).flatMap((part) => (part.kind === room ? [{ plan, part }] : [])));
  const [only, another] = here;
  if (!only || another) throw new Error(`${another ? 'more than one room' : 'no room'} of ${city} is ${room}`);
  const { plan, part } = only;
  const [column, row] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
  if (plan.rows[Math.floor(row)]?.[Math.floor(column)] !== room) throw new Error(`the middle of ${room} is in another room of ${plan.name}`);
  const { x, y } = originOf(plan);
  return { planX: Math.round(((x + column * CELL.width) / SHEET.width) * 1000), planY: Math.round(((y + row * CELL.height) / SHEET.height) * 1000) };
}
