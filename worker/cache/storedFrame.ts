import * as v from 'valibot';
import type { Immutable } from '../../content/immutable.ts';
import { isListAnswer } from '../../content/model/graph.ts';
import { shellHtmlSchema } from '../../content/shell/shellHtml.ts';

/** Header and footer of a city as HTML, with the list answers that its pages need beside it. */
export const storedFrame = v.object({
  html: shellHtmlSchema,
  settings: v.custom(isListAnswer),
  cities: v.custom(isListAnswer),
});

export type StoredFrame = Immutable<v.InferOutput<typeof storedFrame>>;
