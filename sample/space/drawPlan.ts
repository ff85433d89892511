import { ownValue } from '../../content/ownValue.ts';
import { CELL, letterAt, originOf, type Part, type Plan, partsOf, SHEET } from './plans.ts';

const colour = { paper: '#f7f3ec', floor: '#f2ece1', plaster: '#fcfaf6', ink: '#1e1b18', stone: '#655d54', sand: '#d9cdbb', brass: '#a9803f', clay: '#9c4a2b' };
/** Rooms that no mark leads to: the store's own. */
const CLOSED = '#e7dfd1';
const patterns =
  '<defs><pattern id="w" width="40" height="20" patternUnits="userSpaceOnUse"><path fill="none" stroke="#1f3b33" opacity=".35" d="M0 10q10-6 20 0t20 0"/></pattern><pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><path fill="#faf7f0" stroke="#655d54" stroke-opacity=".22" d="M0 0h40v40H0z"/></pattern></defs>';
/** Where a way in leads, and how far it turns from one that leads to the right. */
const directions = { '>': { dx: 1, dy: 0, turn: 0 }, v: { dx: 0, dy: 1, turn: 90 }, '<': { dx: -1, dy: 0, turn: 180 }, '^': { dx: 0, dy: -1, turn: 270 } };

type Ground = 'room' | 'hall' | 'court' | 'garden' | 'pool' | 'outside';
const grounds: Readonly<Record<string, Ground>> = { '.': 'hall', ':': 'court', ',': 'garden', w: 'pool', ' ': 'outside', '~': 'outside' };
const groundOf = (kind: string): Ground => grounds[kind] ?? 'room';

type Line = 'wall' | 'partition' | 'columns' | 'rail' | 'kerb';
/** What stands between two grounds; nothing where neither row has the other. */
const linesBetween: Readonly<Record<Ground, Partial<Record<Ground, Line>>>> = {
  room: { room: 'partition', hall: 'partition', court: 'wall', garden: 'wall', pool: 'wall', outside: 'wall' },
  hall: { court: 'columns', garden: 'columns', pool: 'kerb', outside: 'wall' },
  court: { pool: 'kerb', outside: 'rail' },
  garden: { pool: 'kerb' },
  pool: { outside: 'kerb' },
  outside: { outside: 'kerb' },
};
/** How gladly a room opens to a ground; a wider side counts only among equals. */
const welcome: Readonly<Record<Ground, number>> = { hall: 8000, court: 8000, garden: 4000, room: 2000, pool: 0, outside: 0 };

/** A straight line between two kinds: left and right of it, or above and below. */
interface Edge {
  readonly line: Line;
  readonly sides: readonly [before: string, after: string];
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly isUpright: boolean;
}

/**
 * Draws a plan as an SVG of a few kilobytes: walls with their windows, doors, stairs, and the north. The rooms that a place of its guide
 * stands in are white, with what is sold there.
 */
export function drawPlan(plan: Plan, places: readonly { readonly x: number; readonly y: number }[] = []): string {
  const rows = plan.rows.map(withoutMarks);
  const kinds = rows.map(floorsOf);
  const parts = partsOf(rows);
  const edges = edgesOf(kinds);
  // A door opens beside a stair, a lift or masonry, not behind it.
  const sides = edgesOf(kinds.map((row, y) => row.replace(/./g, (kind, x: number) => /[=@x#]/.exec(rows[y]?.[x] ?? '')?.[0] ?? kind)));
  const rooms = parts.filter(({ kind }) => /[A-Z]/.test(kind));
  const doors = rooms.flatMap((room) => doorOf(room, sides) ?? []);
  const open = new Set(places.map(({ x, y }) => letterAt(kinds, x, y)));
  const ways = parts.flatMap((part) => wayOf(part) ?? []);
  const { x: left, y: top } = originOf(rows);
  const runs = kinds.flatMap((row, y) => [...row.matchAll(/(.)\1*/g)].map(({ 0: run, index }) => ({ run, x: left + index * CELL.width, y: top + y * CELL.height, width: run.length * CELL.width, height: CELL.height })));
  const areas = (wanted: string): string => each(runs, ({ run, ...box }) => (wanted.includes(run.charAt(0)) ? rectangle(box) : ''));
  const lines = (...wanted: readonly Line[]): string => each(edges, (edge) => (wanted.includes(edge.line) ? along(edge) : ''));
  const things = (kind: string, draw: (box: Box) => string): string => each(parts, (part) => (part.kind === kind ? draw(part) : ''));
  const lettersOf = (isOpen: boolean): string => each(rooms, ({ kind }) => (open.has(kind) === isOpen ? kind : ''));
  const trees = each(rows, (row, y) => each([...row.matchAll(/\*\*/g)], ({ index }) => `M${left + (index + 1) * CELL.width} ${top + (y + 0.5) * CELL.height}h0`));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="${SHEET.width}" height="${SHEET.height}">`,
    patterns,
    filled(colour.paper, rectangle({ x: 0, y: 0, ...SHEET })),
    filled('#e6e7de', areas('~w')),
    filled('url(#w)', areas('~w')),
    filled(colour.floor, areas('.')),
    filled('url(#p)', areas(':')),
    filled('#eceadd', areas(',')),
    filled(colour.plaster, areas(lettersOf(true))),
    filled(CLOSED, areas(lettersOf(false))),
    stroked(
      colour.brass,
      2,
      each(ways.slice(0, 1), (way) => noonLine(way, kinds)),
    ),
    `<g fill="${colour.paper}" stroke="${colour.stone}" opacity=".75"><path d="${each(
      doors.filter(({ room }) => open.has(room.kind)),
      furniture,
    )}"/></g>`,
    `<g fill="none" stroke="${colour.stone}" stroke-width="1.5">${things('(', dome)}${things('+', vault)}${things('=', stair)}${things('@', roundStair)}${things('x', lifts)}</g>`,
    filled(colour.stone, things('#', rectangle)),
    filled(
      colour.ink,
      things('o', (box) => disc(box, 11)),
    ),
    stroked('#8d9c8f', 62, trees, 'stroke-linecap="round"'),
    stroked('#dcdfd1', 59, trees, 'stroke-linecap="round"'),
    stroked('#1f3b33', 5, trees, 'stroke-linecap="round"'),
    stroked(colour.stone, 1.5, lines('kerb', 'columns')),
    stroked(colour.ink, 3, lines('rail')),
    stroked(colour.ink, 12, lines('columns'), 'stroke-dasharray="12 68" stroke-dashoffset="6"'),
    stroked(colour.ink, 5, lines('partition'), 'stroke-linecap="square"'),
    stroked(colour.ink, 12, lines('wall'), 'stroke-linecap="square"'),
    stroked(colour.paper, 5, lines('wall'), 'stroke-dasharray="26 14" stroke-dashoffset="-7"'),
    stroked(
      colour.floor,
      13,
      each(doors, ({ edge, x, y, leaf }) => along({ ...edge, x: edge.isUpright ? x : x - leaf, y: edge.isUpright ? y - leaf : y, length: 2 * leaf })),
    ),
    stroked(colour.stone, 1.25, each(doors, leaves)),
    ...ways.map(({ x, y, turn }) => `<g transform="translate(${x} ${y}) rotate(${turn})">${stroked(colour.paper, 14, 'M0-38v76')}${stroked(colour.ink, 3, 'M-12-38h24M-12 38h24')}${stroked(colour.clay, 3, 'M-70 0H26m-16-11 16 11-16 11')}</g>`),
    `<g transform="translate(1562 796)">${stroked(colour.ink, 1.5, 'M0-24a24 24 0 1 0 .1 0M-7 0 0 34 7 0')}${filled(colour.ink, 'M0-34 7 0H-7z')}</g></svg>\n`,
  ].join('');
}

type Box = Pick<Part, 'x' | 'y' | 'width' | 'height'>;
type Way = (typeof directions)[keyof typeof directions] & { readonly x: number; readonly y: number };

/** The door in the middle of a room's side, with the width of a leaf. */
interface Door {
  readonly room: Part;
  readonly edge: Edge;
  readonly x: number;
  readonly y: number;
  readonly leaf: number;
}

const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string => items.map(draw).join('');
const filled = (fill: string, d: string): string => (d === '' ? '' : `<path fill="${fill}" d="${d}"/>`);
const stroked = (stroke: string, width: number, d: string, more = ''): string => (d === '' ? '' : `<path fill="none" stroke="${stroke}" stroke-width="${width}"${more && ` ${more}`} d="${d}"/>`);
const rectangle = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;
const along = ({ x, y, length, isUpright }: Edge): string => `M${x} ${y}${isUpright ? 'v' : 'h'}${length}`;

/** What is drawn in a row: a small letter is a mark in what stands before it. */
const withoutMarks = (row: string): string => row.replace(/(.)([a-np-uyz]+)/g, (_, under: string, marks: string) => under.repeat(1 + marks.length));

/** The floors of a row: what stands on one is on that before it or behind it, and ways in are outdoors. */
const floorsOf = (row: string): string => row.replace(/[<>v^]/g, ' ').replace(/([.:,w]?)([o=@#(+*x]+)(?=([.:,w]?))/g, (_, before: string, things: string, after: string) => before + (before || after || '.').repeat(things.length));

function edgesOf(rows: readonly string[]): readonly Edge[] {
  const origin = originOf(rows);
  const width = rows[0]?.length ?? 0;
  const edges: Edge[] = [];
  const add = (column: number, row: number, isUpright: boolean): void => {
    const [x, y] = [origin.x + column * CELL.width, origin.y + row * CELL.height];
    const sides = [(isUpright ? rows[row]?.[column - 1] : rows[row - 1]?.[column]) ?? ' ', rows[row]?.[column] ?? ' '] as const;
    const line = lineBetween(...sides);
    const length = isUpright ? CELL.height : CELL.width;
    const last = edges.at(-1);
    const end = last && (isUpright ? last.y === y - last.length && last.x === x : last.x === x - last.length && last.y === y);
    if (last && end && last.isUpright === isUpright && last.sides.join('') === sides.join('')) edges.splice(-1, 1, { ...last, length: last.length + length });
    else if (line) edges.push({ line, sides, x, y, length, isUpright });
  };
  for (let row = 0; row <= rows.length; row++) for (let column = 0; column < width; column++) add(column, row, false);
  for (let column = 0; column <= width; column++) for (let row = 0; row < rows.length; row++) add(column, row, true);
  return edges;
}

function lineBetween(before: string, after: string): Line | undefined {
  const [one, other] = [groundOf(before), groundOf(after)];
  return before === after ? undefined : (linesBetween[one][other] ?? linesBetween[other][one]);
}

/** A room opens on its longest side to a hall or a court, otherwise to a garden or to another room. */
function doorOf(room: Part, edges: readonly Edge[]): Door | undefined {
  const sides = edges.flatMap((edge) => {
    const to = welcome[groundOf(edge.sides[0] === room.kind ? edge.sides[1] : edge.sides[0])];
    return edge.sides.includes(room.kind) && to > 0 ? [{ edge, rank: to + edge.length }] : [];
  });
  const edge = sides.toSorted((left, right) => right.rank - left.rank)[0]?.edge;
  if (!edge) return undefined;
  const { x, y, length, isUpright } = edge;
  return { room, edge, x: isUpright ? x : x + length / 2, y: isUpright ? y + length / 2 : y, leaf: Math.min(32, 0.3 * length) };
}

/** Two leaves that open into the room, which lies after the edge or before it. */
function leaves({ room, edge: { sides, isUpright }, x, y, leaf }: Door): string {
  const into = sides[1] === room.kind ? 1 : -1;
  return each([-1, 1], (side) => (isUpright ? `M${x} ${y + side * leaf}h${into * leaf}A${leaf} ${leaf} 0 0 ${side === into ? 0 : 1} ${x} ${y}` : `M${x + side * leaf} ${y}v${into * leaf}A${leaf} ${leaf} 0 0 ${side === into ? 1 : 0} ${x} ${y}`));
}

/** A shelf along a long wall, opposite the door or beside it, and tables before it, but none in the middle, where the mark is. */
function furniture({ room: { kind, x, y, width, height, isWhole }, edge }: Door): string {
  const isUpright = height > width;
  const [length, depth] = isUpright ? [height, width] : [width, height];
  if (!isWhole || depth < 120) return '';
  const isFirst = edge.isUpright !== isUpright || edge.sides[0] === kind;
  const place = (from: number, long: number, near: number, deep: number): string => {
    const start = isFirst ? near : depth - near - deep;
    return rectangle(isUpright ? { x: x + start, y: y + from, width: deep, height: long } : { x: x + from, y: y + start, width: long, height: deep });
  };
  const spaces = Math.floor((length - 60) / 110);
  const tables = Array.from({ length: spaces + 1 }, (_, index) => length / 2 + (index - spaces / 2) * 110).filter((table) => table !== length / 2);
  return place(26, length - 52, 22, 16) + each(tables, (table) => place(table - 9, 18, depth / 2 - 26, 52));
}

function disc({ x, y, width, height }: Box, radius: number): string {
  return `M${x + width / 2 - radius} ${y + height / 2}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

const dome = (box: Box): string => `<path stroke-dasharray="10 8" d="${disc(box, Math.min(box.width, box.height) / 2 - 8)}"/>`;
const vault = (box: Box): string => `<path stroke-dasharray="10 8" d="${rectangle(box)}l${box.width} ${box.height}m0 ${-box.height}l${-box.width} ${box.height}"/>`;
const lifts = ({ x, y, width, height }: Box): string =>
  filled(
    colour.sand,
    each(Array.from({ length: height / CELL.height }), (_, index) => `${rectangle({ x: x + width / 2 - 26, y: y + 14 + index * CELL.height, width: 52, height: 52 })}l52 52m0-52l-52 52`),
  );

function stair({ x, y, width, height }: Box): string {
  const [length, breadth] = [Math.max(width, height) - 16, Math.min(width, height) - 16];
  const step = { x: -length / 2, y: -breadth / 2, width: length, height: breadth };
  const arrow = `M${24 - length / 2} 0H${length / 2 - 24}m-12-8 12 8-12 8`;
  return `<g transform="translate(${x + width / 2} ${y + height / 2})${height > width ? ' rotate(90)' : ''}">${filled(colour.plaster, rectangle(step))}<path stroke-width="${breadth}" stroke-dasharray="1.5 9" d="M${-length / 2} 0h${length}"/>${stroked(colour.clay, 2.5, arrow)}</g>`;
}

/** Three quarters of a turn around a well. */
function roundStair({ x, y, width, height }: Box): string {
  const radius = Math.min(width, height) / 2 - 6;
  const well = Math.round(radius / 4);
  const tread = (radius + well) / 2;
  return `<g transform="translate(${x + width / 2} ${y + height / 2})"><circle r="${radius}" fill="${colour.plaster}"/><circle r="${well}"/><path stroke-width="${radius - well}" stroke-dasharray="1.5 ${Math.round(radius / 9)}" d="M0 ${-tread}A${tread} ${tread} 0 1 1 ${-tread} 0"/></g>`;
}

/** A way in, where it meets the wall. */
function wayOf({ kind, x, y, width, height }: Part): Way | undefined {
  const direction = ownValue(directions, kind);
  return direction && { ...direction, x: x + (width * (1 + direction.dx)) / 2, y: y + (height * (1 + direction.dy)) / 2 };
}

/** The line of noon runs from a way in over all that is open. */
function noonLine({ x, y, dx, dy }: Way, kinds: readonly string[]): string {
  let length = 0;
  while (/[.:,w]/.test(letterAt(kinds, x + dx * (length + 1), y + dy * (length + 1)))) length += dx === 0 ? CELL.height : CELL.width;
  return `M${x} ${y}l${dx * length} ${dy * length}`;
}
