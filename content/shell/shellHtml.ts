import * as v from 'valibot';
import type { Immutable } from '../immutable.ts';

const target = v.variant('kind', [
  v.object({ kind: v.literal('page'), path: v.array(v.string()) }),
  v.object({ kind: v.picklist(['internal', 'outbound', 'mail', 'telephone']), href: v.string() }),
  v.object({ kind: v.literal('none') }),
]);

/**
 * The parts of the shell that are the same on all pages of a city: two thirds of a page's elements. They are rendered once
 * and stored as HTML (worker/pages/render/frame.ts), so nothing in them may depend on the path or the time.
 */
export const shellHtmlSchema = v.object({
  /** The items of the navigation bar: link and dropdown as HTML, and where each leads. */
  items: v.array(v.object({ id: v.string(), target, html: v.string() })),
  menu: v.string(),
  footer: v.string(),
  destination: v.string(),
  search: v.string(),
  consent: v.string(),
  account: v.string(),
  tools: v.string(),
  help: v.string(),
});
export type ShellHtml = Immutable<v.InferOutput<typeof shellHtmlSchema>>;
export type BarItem = ShellHtml['items'][number];
