import type { City } from '../../content/cities.ts';
import type { signatureForms } from '../../content/model/targets.ts';
import { entry, type Seed, type Translations } from './seed.ts';

interface Line {
  readonly title: Translations;
  /** An hour, or a level; none on a cloth. */
  readonly at?: number;
  /** What the level is called. */
  readonly floor?: Translations;
  /** Id of the entry whose page it leads to. */
  readonly to?: string;
}

interface Signature {
  readonly form: (typeof signatureForms)[number];
  readonly eyebrow?: Translations;
  readonly title: Translations;
  readonly description: Translations;
  readonly lines: readonly Line[];
}

/** The section that a city has for itself: `CITY-home-signature` and its lines. */
export function citySignature(city: City, { lines, ...signature }: Signature): readonly Seed[] {
  const ids = lines.map((_, index) => `${city}-signature-${index + 1}`);
  return [entry('citySignature', `${city}-home-signature`, { ...signature, lines: ids }), ...lines.map(({ title, at, floor, to }, index) => entry('signatureLine', ids[index] ?? '', { title, ...(at !== undefined && { at }), ...(floor && { floor }), ...(to !== undefined && { internalLink: to }) }))];
}
