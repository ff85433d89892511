import * as v from 'valibot';
import { type Kept, type Knowledge, lastKnownCurrent } from '../../content/freshness/freshness.ts';
import { scopeSchema } from '../../content/freshness/scope.ts';

/** An answer of the content service, or what is made from several, as the caches keep it. */
export interface StoredAnswer extends Kept {
  readonly answer: unknown;
  /** The same for equal answers. */
  readonly tag: string;
}

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    format: v.literal(3),
    fetchedAt: v.number(),
    epoch: v.string(),
    seq: v.number(),
    scope: scopeSchema,
    tag: v.string(),
    answer: v.unknown(),
  }),
);

export function answerText(stored: StoredAnswer): string {
  return JSON.stringify({ format: 3, ...stored });
}

/** Reads what a store holds; undefined for anything that is no usable answer. */
export function readAnswer(text: string | undefined, isUsable: (answer: unknown) => boolean): StoredAnswer | undefined {
  const result = v.safeParse(schema, text);
  if (!result.success || !isUsable(result.output.answer)) return undefined;
  const { format: _, answer, ...facts } = result.output;
  return { ...facts, answer };
}

/** The newer of two answers: the one that is known to have been current later. */
export function newerAnswer(
  one: StoredAnswer | undefined,
  other: StoredAnswer | undefined,
  known: Knowledge,
  now: number,
): StoredAnswer | undefined {
  if (!one || !other) return one ?? other;
  const [first, second] = [lastKnownCurrent(one, known, now), lastKnownCurrent(other, known, now)];
  if (first !== second) return first > second ? one : other;
  if (one.epoch === other.epoch && one.seq !== other.seq) return one.seq > other.seq ? one : other;
  return one.fetchedAt >= other.fetchedAt ? one : other;
}
