/** Characters of a mark: 24 bits of an id's hash. */
const WIDTH = 4;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * A set of ids as one short text. It may take an id for one that it holds (one in a hundred thousand with a hundred ids),
 * which costs a refresh too many; it never misses one that it holds.
 */
export function idMarks(ids: Iterable<string>): string {
  return joinedMarks(Array.from(ids, markOf));
}

/** Returns true if a set of marks may hold an id. */
export function hasMark(marks: string, id: string): boolean {
  return holdsMark(marks, markOf(id));
}

/** Returns true if a text of marks of equal length holds one of them. */
export function holdsMark(marks: string, mark: string): boolean {
  let at = marks.indexOf(mark);
  // A match that crosses the border of two marks is no mark.
  while (at >= 0 && at % mark.length !== 0) at = marks.indexOf(mark, at + 1);
  return at >= 0;
}

/** All ids of several sets. */
export function joinedMarks(sets: Iterable<string>): string {
  const marks = new Set<string>();
  for (const set of sets) for (let at = 0; at < set.length; at += WIDTH) marks.add(set.slice(at, at + WIDTH));
  return [...marks].toSorted().join('');
}

/** FNV-1a, folded to 24 bits. */
function markOf(id: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  const folded = (hash >>> 24) ^ (hash & 0xffffff);
  let mark = '';
  for (let bits = 18; bits >= 0; bits -= 6) mark += alphabet.charAt((folded >>> bits) & 63);
  return mark;
}
