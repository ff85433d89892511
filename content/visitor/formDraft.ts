import { MINUTE_MS } from '../time/platformOffset.ts';

/** How long a form that is not sent is kept at most, so that nobody who uses the tab later reads it (docs/rules.md#form-draft). */
export const DRAFT_MS = 30 * MINUTE_MS;

/** The name in the tab's storage of what is written in a form; `*` stands for each. */
export function draftName(kind: string): string {
  return `form-draft-${kind}`;
}
