import type { ListingKind } from '../../content/listings.ts';
import type { CardLook } from '../parts/Card.tsx';

/** A card's size and layout in a listing. */
interface Place extends CardLook {
  readonly span: 'full' | 'half' | 'line' | 'day' | 'third' | 'quarter';
  /** On phones the last of an odd number of small cards has its row for itself. */
  readonly isAlone?: boolean;
}

const full: Place = { variant: 'row', ratio: 'landscape', widths: [90, 53, 52], span: 'full' };
const half: Place = { variant: 'standard', ratio: 'landscape', widths: [90, 45], span: 'half' };
const line: Place = { variant: 'row', ratio: 'square', widths: [30, 13, 14], span: 'line' };
const lastLine: Place = { variant: 'row', ratio: 'landscape', widths: [30, 28, 28], span: 'day' };
const day: Place = { variant: 'day', ratio: 'landscape', widths: [30, 28, 22], span: 'day' };
const third: Place = { variant: 'standard', ratio: 'landscape', widths: [43, 29], span: 'third' };
const tall: Place = { variant: 'standard', ratio: 'portrait', widths: [43, 29], span: 'third' };
const quarter: Place = { variant: 'standard', ratio: 'portrait', widths: [43, 45, 21], span: 'quarter' };

const pair = [half, half];
const trio = [third, third, third];
const tallTrio = [tall, tall, tall];
const four = [quarter, quarter, quarter, quarter];

/**
 * The rows of each listing under its first card, which has a row of its own; ten cards, then the rows repeat. Tables and
 * services stand two by two, events day by day, offers in pairs and threes, works and brands upright, news in lines.
 */
const rowsOf = {
  dining: [pair],
  service: [pair],
  event: [[day]],
  specialOffer: [trio, pair, trio, pair],
  promotion: [trio, pair, trio, pair],
  artCulture: [pair, tallTrio, pair, tallTrio],
  brand: [four, tallTrio, tallTrio],
  news: [[line, line]],
  mediaCenter: [[line, line]],
} as const satisfies Record<ListingKind, readonly (readonly Place[])[]>;

/** What a last row of fewer cards than its places is made of, by their number. */
const shorter: readonly (readonly Place[])[] = [[], [full], pair, trio];

/** The places of so many cards of a listing, row by row, with no gap in the last one. */
export function placesOf(listing: ListingKind, count: number): readonly Place[] {
  const rows: readonly (readonly Place[])[] = rowsOf[listing];
  const places: Place[] = [full];
  for (let turn = 0; places.length < count; turn += 1) {
    const row = rows[turn % rows.length] ?? pair;
    const left = count - places.length;
    places.push(...(left < row.length ? shortRow(row, left) : row));
  }
  return places.slice(0, count).map((place, index, all) => (isAlone(all, index) ? alone(place) : place));
}

function shortRow([first]: readonly Place[], count: number): readonly Place[] {
  return first === line ? [lastLine] : (shorter[count] ?? trio);
}

/** Small cards stand two by two on phones. */
function isSmall(place: Place | undefined): boolean {
  return place?.span === 'third' || place?.span === 'quarter';
}

function isAlone(places: readonly Place[], index: number): boolean {
  if (!isSmall(places[index]) || isSmall(places[index + 1])) return false;
  const placesBefore = places.slice(0, index).toReversed();
  const run = placesBefore.findIndex((place) => !isSmall(place));
  return run % 2 === 0;
}

function alone(place: Place): Place {
  const [, ...wider] = place.widths;
  return { ...place, widths: [90, ...wider], isAlone: true };
}
