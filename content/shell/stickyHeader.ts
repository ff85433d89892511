/**
 * Where the header stands: in its place at the top, scrolled past, shown as the compact one, or hidden again after it
 * was shown.
 */
type HeaderPlace = 'top' | 'past' | 'shown' | 'hidden';

/** The header's place and the point from which the next movement is measured. */
export interface HeaderState {
  readonly place: HeaderPlace;
  readonly turn: number;
}

/** This close to the top the header is back in its place (site-shell §9). */
export const TOP_ZONE = 10;
/** Shorter movements change nothing (site-shell §9). */
export const MOVEMENT = 100;

/** The state before anything was scrolled. */
export const restingHeader: HeaderState = { place: 'top', turn: 0 };

/**
 * The header after a scroll (site-shell §4): compact beyond the header's own height, hidden while the page moves down,
 * back when it moves up. A movement is measured from where its direction turned.
 */
export function scrolledHeader({ place, turn }: HeaderState, offset: number, height: number): HeaderState {
  if (offset <= TOP_ZONE) return { place: 'top', turn: offset };
  if (place === 'top') return offset > height ? { place: 'past', turn: offset } : { place, turn: offset };
  if (place === 'shown') {
    if (offset - turn >= MOVEMENT) return { place: 'hidden', turn: offset };
    return { place, turn: Math.min(turn, offset) };
  }
  // Unseen, it would leave a gap where its own place comes into view again.
  if (offset <= height) return { place: 'top', turn: offset };
  if (turn - offset >= MOVEMENT) return { place: 'shown', turn: offset };
  return { place, turn: Math.max(turn, offset) };
}
