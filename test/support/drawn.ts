import { modes } from './deepFiles.ts';

/** So many draws of a property, or in `npm test` a third of them. */
export const runs = (count: number): number => (import.meta.env.MODE === modes.daily ? Math.ceil(count / 3) : count);

/** The rows of a table that this run looks at: all, but in `npm test` one of so many, the same ones each time. */
export function drawn<Row>(rows: readonly Row[], oneOf: number): readonly Row[] {
  return import.meta.env.MODE === modes.daily ? rows.filter((_, at) => at % oneOf === 0) : rows;
}
