/** The header's position: in the flow at the top, or fixed in its compact or its full height. */
type HeaderPlace = 'top' | 'compact' | 'full';

/** The header's position, and the scroll offset from which the next movement is measured. */
interface HeaderState {
  readonly place: HeaderPlace;
  readonly turn: number;
}

/** Within this many pixels of the top the header returns to the flow (docs/rules.md#sticky-header). */
export const TOP_ZONE = 10;
/** Movements of fewer pixels change nothing (docs/rules.md#sticky-header). */
export const MOVEMENT = 100;

/** The state before the first scroll. */
export const restingHeader: HeaderState = { place: 'top', turn: 0 };

/**
 * The header after a scroll (docs/rules.md#sticky-header): fixed beyond its own height, compact while the page moves down
 * and full while it moves up. A movement is measured from where its direction changed.
 */
export function scrolledHeader({ place, turn }: HeaderState, offset: number, height: number): HeaderState {
  if (offset <= TOP_ZONE) return { place: 'top', turn: offset };
  if (place === 'top') return { place: offset > height ? 'compact' : place, turn: offset };
  const moved = place === 'compact' ? turn - offset : offset - turn;
  if (moved >= MOVEMENT) return { place: place === 'compact' ? 'full' : 'compact', turn: offset };
  return { place, turn: place === 'compact' ? Math.max(turn, offset) : Math.min(turn, offset) };
}
