import type { Mark } from './carried.ts';
import type { PageHooks } from './pageHooks.ts';
import type { PreviewHooks } from './previewHooks.ts';

/**
 * The seams between markup and scripts: every `data-` attribute that a script reads or sets, without its prefix, with what
 * it carries. `npm run check` finds a hook that one side lacks, and one that stands in the code without this table. An
 * attribute that markup has for styles alone is none.
 */
export interface Hooks extends PageHooks, PreviewHooks {}

export type HookName = keyof Hooks;

/** A hook that carries nothing. */
export type MarkName = { [Name in HookName]: Hooks[Name] extends Mark ? Name : never }[HookName];

type InDataset<Name extends string> = Name extends `${infer Start}-${infer Rest}`
  ? `${Start}${Capitalize<InDataset<Rest>>}`
  : Name;
type Dataset = { [Name in HookName as InDataset<Name>]?: string };

declare global {
  /** The compiler refuses every other name of a `dataset` (`noPropertyAccessFromIndexSignature`). */
  interface DOMStringMap extends Dataset {}
}
