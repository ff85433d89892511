/** How the header stands: in its place at the top of the page, or over the page in its compact or its full height. */
type HeaderPlace = 'top' | 'compact' | 'full';

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
 * The header after a scroll (site-shell §4): over the page beyond the header's own height, compact while the page moves
 * down and full while it moves up. A movement is measured from where its direction turned.
 */
export function scrolledHeader({ place, turn }: HeaderState, offset: number, height: number): HeaderState {
  if (offset <= TOP_ZONE) return { place: 'top', turn: offset };
  if (place === 'top') return { place: offset > height ? 'compact' : place, turn: offset };
  const moved = place === 'compact' ? turn - offset : offset - turn;
  if (moved >= MOVEMENT) return { place: place === 'compact' ? 'full' : 'compact', turn: offset };
  return { place, turn: place === 'compact' ? Math.max(turn, offset) : Math.min(turn, offset) };
}
