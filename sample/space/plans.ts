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

/** Where the first of some rows of letters stands on the sheet, which they are in the middle of. */
export function originOf(rows: readonly string[]): { readonly x: number; readonly y: number } {
  return { x: (SHEET.width - (rows[0]?.length ?? 0) * CELL.width) / 2, y: (SHEET.height - rows.length * CELL.height) / 2 };
}

/** The letter at a place of the sheet; a space beyond the rows. */
export function letterAt(rows: readonly string[], x: number, y: number): string {
  const origin = originOf(rows);
  return rows[Math.floor((y - origin.y) / CELL.height)]?.[Math.floor((x - origin.x) / CELL.width)] ?? ' ';
}

/** Letters of one kind that touch: their rectangle on the sheet. */
export interface Part {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** True if they fill it. */
  readonly isWhole: boolean;
}

/** The parts of rows of letters, of all kinds but spaces. */
export function partsOf(rows: readonly string[]): readonly Part[] {
  const seen = new Set<string>();
  const origin = originOf(rows);
  return rows.flatMap((row, line) =>
    [...row].flatMap((kind, column) => {
      const cells = kind === ' ' ? [] : cellsFrom(rows, kind, column, line, seen);
      if (cells.length === 0) return [];
      const [columns, lines] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
      const [left, top] = [Math.min(...columns), Math.min(...lines)];
      const size = { width: (Math.max(...columns) + 1 - left) * CELL.width, height: (Math.max(...lines) + 1 - top) * CELL.height };
      const isWhole = cells.length * CELL.width * CELL.height === size.width * size.height;
      return [{ kind, x: origin.x + left * CELL.width, y: origin.y + top * CELL.height, ...size, isWhole }];
    }),
  );
}

function cellsFrom(rows: readonly string[], kind: string, x: number, y: number, seen: Set<string>): readonly (readonly [x: number, y: number])[] {
  const key = `${x} ${y}`;
  if (rows[y]?.[x] !== kind || seen.has(key)) return [];
  seen.add(key);
  const around = [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const;
  return [[x, y], ...around.flatMap(([dx, dy]) => cellsFrom(rows, kind, x + dx, y + dy, seen))];
}

/**
 * Where a place in a room stands on its city's plan, as its entry holds it: in thousandths of the sheet. Throws unless one floor
 * alone has the room, and the room its own middle.
 */
export function planFieldsOf(city: string, room: string): { readonly planX: number; readonly planY: number } {
  const [only, another] = plansOf(city).flatMap(({ rows }) => partsOf(rows).flatMap((part) => (part.kind === room ? [{ rows, part }] : [])));
  if (!only || another) throw new Error(`${another ? 'more than one room' : 'no room'} of ${city} is ${room}`);
  const [x, y] = [only.part.x + only.part.width / 2, only.part.y + only.part.height / 2];
  if (letterAt(only.rows, x, y) !== room) throw new Error(`the middle of ${room} of ${city} is in another room`);
  return { planX: Math.round((x / SHEET.width) * 1000), planY: Math.round((y / SHEET.height) * 1000) };
}
