import { ownValue } from '../../content/ownValue.ts';
import { CELL, originOf, type Part, type Plan, partsOf, SHEET } from './plans.ts';

const colour = { paper: '#f7f3ec', hall: '#f2ece1', ink: '#1e1b18', stone: '#655d54', sand: '#d9cdbb', brass: '#a9803f', clay: '#9c4a2b', bottle: '#1f3b33' };
/** Of rooms, in turn. */
const roomColours = ['#fcfaf6', '#ede6da', '#fcfaf6', '#e4dacb'];
/** Where a way in leads, and how far it turns from one that leads to the right. */
const directions = { '>': { dx: 1, dy: 0, turn: 0 }, v: { dx: 0, dy: 1, turn: 90 }, '<': { dx: -1, dy: 0, turn: 180 }, '^': { dx: 0, dy: -1, turn: 270 } };
/** The widest door, in the sheet's units as all that follows. */
const DOOR = 64;

type Ground = 'room' | 'hall' | 'court' | 'garden' | 'pool' | 'outside';
const grounds: Readonly<Record<string, Ground>> = { '.': 'hall', ':': 'court', ',': 'garden', w: 'pool', ' ': 'outside', '~': 'outside' };
const groundOf = (kind: string): Ground => grounds[kind] ?? 'room';

type Line = 'wall' | 'partition' | 'columns' | 'rail' | 'kerb';
/** What stands between two kinds; nothing where neither row has the other. */
const linesBetween: Readonly<Record<Ground, Partial<Record<Ground, Line>>>> = {
  room: { room: 'partition', hall: 'partition', court: 'wall', garden: 'wall', pool: 'wall', outside: 'wall' },
  hall: { court: 'columns', garden: 'columns', pool: 'kerb', outside: 'wall' },
  court: { pool: 'kerb', outside: 'rail' },
  garden: { pool: 'kerb' },
  pool: { outside: 'kerb' },
  outside: { outside: 'kerb' },
};
/** How gladly a room opens to what is beside it, in cells of a side that is that much longer. */
const welcome: Readonly<Record<Ground, number>> = { hall: 200, court: 200, garden: 100, room: 50, pool: 0, outside: 0 };

/** A straight line between two kinds: left and right of it, or above and below. */
interface Edge {
  readonly line: Line;
  readonly sides: readonly [before: string, after: string];
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly isUpright: boolean;
}

/** Draws a plan as an SVG of a few kilobytes: walls with their windows, doors, stairs, what stands in rooms, and the north. */
export function drawPlan(plan: Plan): string {
  const origin = originOf(plan);
  const toX = (column: number): number => origin.x + column * CELL.width;
  const toY = (row: number): number => origin.y + row * CELL.height;
  const rows = plan.rows.map(withoutMarks);
  const kinds = rows.map(floorsOf);
  const edges = edgesOf(kinds);
  // A door opens beside a stair, a lift or masonry, not behind it.
  const sides = edgesOf(kinds.map((row, y) => row.replace(/./g, (kind, x: number) => /[=@x#]/.exec(rows[y]?.[x] ?? '')?.[0] ?? kind)));
  const parts = partsOf(rows);
  const ways = parts.flatMap((part) => wayOf(part) ?? []);
  const box = ({ left, top, right, bottom }: Part): Box => ({ x: toX(left), y: toY(top), width: toX(right) - toX(left), height: toY(bottom) - toY(top) });
  const areas = (wanted: (kind: string) => boolean): string => kinds.flatMap((row, y) => [...row.matchAll(/(.)\1*/g)].flatMap(({ 0: run, index }) => (wanted(run[0] ?? '') ? [rectangle(toX(index), toY(y), run.length * CELL.width, CELL.height)] : []))).join('');
  const along = ({ x, y, length, isUpright }: Edge): string => `M${toX(x)} ${toY(y)}${isUpright ? `v${length * CELL.height}` : `h${length * CELL.width}`}`;
  const lines = (...wanted: readonly Edge['line'][]): string =>
    edges
      .filter(({ line }) => wanted.includes(line))
      .map(along)
      .join('');
  const each = (kind: string, draw: (box: Box) => string): string =>
    parts
      .filter((part) => part.kind === kind)
      .map((part) => draw(box(part)))
      .join('');
  const rooms = parts.filter(({ kind }) => groundOf(kind) === 'room' && /[A-Z]/.test(kind));
  const doors = rooms.flatMap((room) => {
    const door = doorOf(room, sides);
    return door ? [{ room, door, middle: middleOf(door, toX, toY), breadth: Math.min(DOOR, 0.6 * door.length * (door.isUpright ? CELL.height : CELL.width)) }] : [];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="${SHEET.width}" height="${SHEET.height}">`,
    '<defs><pattern id="w" width="40" height="20" patternUnits="userSpaceOnUse"><path fill="none" stroke="#1f3b33" opacity=".35" d="M0 10q10-6 20 0t20 0"/></pattern><pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><path fill="#faf7f0" stroke="#655d54" stroke-opacity=".22" d="M0 0h40v40H0z"/></pattern></defs>',
    filled(colour.paper, `M0 0H${SHEET.width}V${SHEET.height}H0z`),
    filled(
      '#e6e7de',
      areas((kind) => kind === '~' || kind === 'w'),
    ),
    filled(
      'url(#w)',
      areas((kind) => kind === '~' || kind === 'w'),
    ),
    filled(
      colour.hall,
      areas((kind) => groundOf(kind) === 'hall'),
    ),
    filled(
      'url(#p)',
      areas((kind) => kind === ':'),
    ),
    filled(
      '#eceadd',
      areas((kind) => kind === ','),
    ),
    ...roomColours.map((fill, turn) =>
      filled(
        fill,
        areas((kind) => groundOf(kind) === 'room' && rooms.findIndex((room) => room.kind === kind) % roomColours.length === turn),
      ),
    ),
    stroked(
      colour.brass,
      2,
      ways
        .slice(0, 1)
        .map((way) => `M${toX(way.x)} ${toY(way.y)}${way.dx ? `H${toX(way.x + way.dx * openCells(way, kinds))}` : `V${toY(way.y + way.dy * openCells(way, kinds))}`}`)
        .join(''),
    ),
    `<g fill="${colour.paper}" stroke="${colour.stone}" opacity=".75">${filled(undefined, doors.map(({ room, door }) => furniture(box(room), room, door)).join(''))}</g>`,
    `<g fill="none" stroke="${colour.stone}" stroke-width="1.5">${each('(', dome)}${each('+', vault)}${each('=', stair)}${each('@', roundStair)}${each('x', lifts)}</g>`,
    filled(
      colour.stone,
      each('#', ({ x, y, width, height }) => rectangle(x, y, width, height)),
    ),
    filled(
      colour.ink,
      each('o', ({ x, y, width, height }) => disc(x + width / 2, y + height / 2, 11)),
    ),
    ...treesAt(rows.flatMap((row, y) => [...row.matchAll(/\*\*/g)].map(({ index }) => `M${toX(index + 1)} ${toY(y + 0.5)}h0`)).join('')),
    stroked(colour.stone, 1.5, lines('kerb', 'columns')),
    stroked(colour.ink, 3, lines('rail')),
    stroked(colour.ink, 12, lines('columns'), 'stroke-dasharray="12 68" stroke-dashoffset="6"'),
    stroked(colour.ink, 5, lines('partition'), 'stroke-linecap="square"'),
    stroked(colour.ink, 12, lines('wall'), 'stroke-linecap="square"'),
    stroked(colour.paper, 5, lines('wall'), 'stroke-dasharray="26 14" stroke-dashoffset="-7"'),
    stroked(colour.hall, 13, doors.map(({ door, middle, breadth }) => opening(door, middle, breadth)).join('')),
    stroked(colour.stone, 1.25, doors.map(({ room, door, middle, breadth }) => leaves(door, middle, breadth / 2, door.sides[1] === room.kind ? 1 : -1)).join('')),
    ...ways.map(({ x, y, turn }) => `<g transform="translate(${toX(x)} ${toY(y)}) rotate(${turn})">${stroked(colour.paper, 14, 'M0-38v76')}${stroked(colour.ink, 3, 'M-12-38h24M-12 38h24')}${stroked(colour.clay, 3, 'M-70 0H26m-16-11 16 11-16 11')}</g>`),
    `<g transform="translate(1562 796)">${stroked(colour.ink, 1.5, 'M0-24a24 24 0 1 0 .1 0M-7 0 0 34 7 0')}${filled(colour.ink, 'M0-34 7 0H-7z')}</g></svg>\n`,
  ].join('');
}

type Way = (typeof directions)[keyof typeof directions] & { readonly x: number; readonly y: number };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const rectangle = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
const disc = (x: number, y: number, radius: number): string => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
const filled = (fill: string | undefined, d: string): string => (d === '' ? '' : `<path${fill ? ` fill="${fill}"` : ''} d="${d}"/>`);
const stroked = (stroke: string, width: number, d: string, more = ''): string => (d === '' ? '' : `<path fill="none" stroke="${stroke}" stroke-width="${width}"${more && ` ${more}`} d="${d}"/>`);

/** What is drawn in a row: a small letter is a mark in what stands before it. */
const withoutMarks = (row: string): string => row.replace(/(.)([a-np-uyz]+)/g, (_, under: string, marks: string) => under.repeat(1 + marks.length));

/** The floors of a row: what stands on one is on that before it or behind it, and ways in are outdoors. */
const floorsOf = (row: string): string => row.replace(/[<>v^]/g, ' ').replace(/([.:,w]?)([o=@#(+*x]+)(?=([.:,w]?))/g, (_, before: string, things: string, after: string) => before + (before || after || '.').repeat(things.length));

function edgesOf(kinds: readonly string[]): readonly Edge[] {
  const [columns, rows] = [kinds[0]?.length ?? 0, kinds.length];
  const at = (x: number, y: number): string => kinds[y]?.[x] ?? ' ';
  const edges: Edge[] = [];
  const add = (x: number, y: number, isUpright: boolean): void => {
    const sides = [isUpright ? at(x - 1, y) : at(x, y - 1), at(x, y)] as const;
    const line = lineBetween(...sides);
    const last = edges.at(-1);
    const isLonger = last?.isUpright === isUpright && last.sides.join('') === sides.join('') && (isUpright ? last.x === x && last.y + last.length === y : last.y === y && last.x + last.length === x);
    if (last && isLonger) edges.splice(-1, 1, { ...last, length: last.length + 1 });
    else if (line) edges.push({ line, sides, x, y, length: 1, isUpright });
  };
  for (let y = 0; y <= rows; y++) for (let x = 0; x < columns; x++) add(x, y, false);
  for (let x = 0; x <= columns; x++) for (let y = 0; y < rows; y++) add(x, y, true);
  return edges;
}

function lineBetween(before: string, after: string): Line | undefined {
  const [one, other] = [groundOf(before), groundOf(after)];
  return before === after ? undefined : (linesBetween[one][other] ?? linesBetween[other][one]);
}

/** The longest side of a room on which one comes in: from a hall or a court, otherwise from a garden or from another room. */
function doorOf({ kind }: Part, edges: readonly Edge[]): Edge | undefined {
  const sides = edges.flatMap((edge) => {
    const to = welcome[groundOf(edge.sides[0] === kind ? edge.sides[1] : edge.sides[0])];
    return edge.sides.includes(kind) && to > 0 ? [{ edge, rank: to + edge.length * (edge.isUpright ? 2 : 1) }] : [];
  });
  return sides.toSorted((left, right) => right.rank - left.rank)[0]?.edge;
}

type Scale = (cells: number) => number;
type Point = readonly [x: number, y: number];

const middleOf = ({ x, y, length, isUpright }: Edge, toX: Scale, toY: Scale): Point => (isUpright ? [toX(x), toY(y + length / 2)] : [toX(x + length / 2), toY(y)]);
const opening = ({ isUpright }: Edge, [x, y]: Point, breadth: number): string => (isUpright ? `M${x} ${y - breadth / 2}v${breadth}` : `M${x - breadth / 2} ${y}h${breadth}`);

/** Two leaves that open into the room, which lies after the edge or before it. */
function leaves({ isUpright }: Edge, [x, y]: Point, leaf: number, into: 1 | -1): string {
  return [-1, 1].map((side) => (isUpright ? `M${x} ${y + side * leaf}h${into * leaf}A${leaf} ${leaf} 0 0 ${side === into ? 0 : 1} ${x} ${y}` : `M${x + side * leaf} ${y}v${into * leaf}A${leaf} ${leaf} 0 0 ${side === into ? 1 : 0} ${x} ${y}`)).join('');
}

/** A shelf along a long wall, opposite the door or beside it, and tables before it, but none in the middle, where the mark is. */
function furniture({ x, y, width, height }: Box, { kind, isWhole }: Part, door: Edge): string {
  const isUpright = height > width;
  const [length, depth] = isUpright ? [height, width] : [width, height];
  if (!isWhole || depth < 120) return '';
  const isBehind = door.isUpright !== isUpright || door.sides[0] === kind;
  const place = (from: number, to: number, near: number, far: number): string => {
    const start = isBehind ? near : depth - far;
    return isUpright ? rectangle(x + start, y + from, far - near, to - from) : rectangle(x + from, y + start, to - from, far - near);
  };
  const spaces = Math.floor((length - 60) / 110);
  const tables = Array.from({ length: spaces + 1 }, (_, index) => length / 2 + (index - spaces / 2) * 110).filter((table) => table !== length / 2);
  return place(26, length - 26, 22, 38) + tables.map((table) => place(table - 9, table + 9, depth / 2 - 26, depth / 2 + 26)).join('');
}

const treesAt = (d: string): readonly string[] => (d === '' ? [] : ['#8d9c8f', '#dcdfd1', '#1f3b33'].map((stroke, ring) => stroked(stroke, [62, 59, 5][ring] ?? 0, d, 'stroke-linecap="round"')));
const dome = ({ x, y, width, height }: Box): string => `<path stroke-dasharray="10 8" d="${disc(x + width / 2, y + height / 2, Math.min(width, height) / 2 - 8)}"/>`;
const vault = ({ x, y, width, height }: Box): string => `<path stroke-dasharray="10 8" d="${rectangle(x, y, width, height)}l${width} ${height}m0 ${-height}l${-width} ${height}"/>`;
const lifts = ({ x, y, width, height }: Box): string => filled(colour.sand, Array.from({ length: height / 80 }, (_, index) => `${rectangle(x + width / 2 - 26, y + 14 + index * 80, 52, 52)}l52 52m0-52l-52 52`).join(''));

function stair({ x, y, width, height }: Box): string {
  const isUpright = height > width;
  const [length, breadth] = isUpright ? [height - 16, width - 16] : [width - 16, height - 16];
  const arrow = `M${24 - length / 2} 0H${length / 2 - 24}m-12-8 12 8-12 8`;
  return `<g transform="translate(${x + width / 2} ${y + height / 2})${isUpright ? ' rotate(90)' : ''}">${filled('#fcfaf6', rectangle(-length / 2, -breadth / 2, length, breadth))}<path stroke-width="${breadth}" stroke-dasharray="1.5 9" d="M${-length / 2} 0h${length}"/>${stroked(colour.clay, 2.5, arrow)}</g>`;
}

/** Three quarters of a turn around a well. */
function roundStair({ x, y, width, height }: Box): string {
  const radius = Math.min(width, height) / 2 - 6;
  const well = Math.round(radius / 4);
  const tread = (radius + well) / 2;
  return `<g transform="translate(${x + width / 2} ${y + height / 2})"><circle r="${radius}" fill="#fcfaf6"/><circle r="${well}"/><path stroke-width="${radius - well}" stroke-dasharray="1.5 ${Math.round(radius / 9)}" d="M0 ${-tread}A${tread} ${tread} 0 1 1 ${-tread} 0"/></g>`;
}

/** A way in with the place where it meets the wall, by column and row. */
function wayOf({ kind, left, top, right, bottom }: Part): Way | undefined {
  const direction = ownValue(directions, kind);
  return direction && { ...direction, x: (left + right + direction.dx * (right - left)) / 2, y: (top + bottom + direction.dy * (bottom - top)) / 2 };
}

/** How many cells from a way in are open: over them runs the line of noon. */
function openCells({ x, y, dx, dy }: Way, kinds: readonly string[]): number {
  let cells = 0;
  while (!['room', 'outside'].includes(groundOf(kinds[Math.floor(y + dy * (cells + 0.5))]?.[Math.floor(x + dx * (cells + 0.5))] ?? ' '))) cells++;
  return cells;
}
