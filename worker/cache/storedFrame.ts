import * as v from 'valibot';
import type { Immutable } from '../../content/immutable.ts';
import { isListAnswer } from '../../content/model/graph.ts';
import { shellHtmlSchema } from '../../content/shell/shellHtml.ts';

const frame = v.object({
  html: shellHtmlSchema,
  settings: v.custom(isListAnswer),
  cities: v.custom(isListAnswer),
});

/** Header and footer of a city as HTML, with the list answers that its pages need beside it. */
export type StoredFrame = Immutable<v.InferOutput<typeof frame>>;

/** Returns true for what is kept of header and footer. */
export function isFrame(answer: unknown): boolean {
  return v.is(frame, answer);
}

/** Reads what is kept of header and footer. Throws for anything else. */
export function readFrame(answer: unknown): StoredFrame {
  return v.parse(frame, answer);
}
