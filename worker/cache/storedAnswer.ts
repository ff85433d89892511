import * as v from 'valibot';
import type { Freshness } from '../../content/freshness/freshness.ts';
import { freshnessFields } from '../../content/freshness/scope.ts';
import { readJsonAs } from '../../content/readAs.ts';

/** An answer of the content service, or what is made from several, as the caches keep it. */
export interface StoredAnswer extends Freshness {
  readonly answer: unknown;
  /** The same for equal answers. */
  readonly tag: string;
}

const schema = v.object({ format: v.literal(4), ...freshnessFields, tag: v.string(), answer: v.unknown() });

export function answerText(stored: StoredAnswer): string {
  return JSON.stringify({ format: 4, ...stored });
}

/** Reads what a store holds; undefined for anything that is no usable answer. */
export function readAnswer(text: string | undefined, isUsable: (answer: unknown) => boolean): StoredAnswer | undefined {
  const stored = readJsonAs(schema, text);
  if (!stored || !isUsable(stored.answer)) return undefined;
  const { format: _, answer, ...facts } = stored;
  return { ...facts, answer };
}
