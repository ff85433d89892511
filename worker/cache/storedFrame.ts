import * as v from 'valibot';
import type { Immutable } from '../../content/immutable.ts';
import { isListAnswer } from '../../content/model/graph.ts';

const target = v.variant('kind', [
  v.object({ kind: v.literal('page'), path: v.array(v.string()) }),
  v.object({ kind: v.picklist(['internal', 'outbound', 'mail', 'telephone']), href: v.string() }),
  v.object({ kind: v.literal('none') }),
]);

const frame = v.object({
  html: v.object({
    items: v.array(v.object({ id: v.string(), target, html: v.string() })),
    menu: v.string(),
    footer: v.string(),
    destination: v.string(),
    search: v.string(),
    consent: v.string(),
    account: v.string(),
    tools: v.string(),
  }),
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
