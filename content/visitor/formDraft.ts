import { DAY_MS } from '../time/platformOffset.ts';

/** How long a form that is not sent is kept at most, for a tab that is never closed (docs/rules.md#form-draft). */
export const DRAFT_MS = DAY_MS;

/** The name in the tab's storage of what is written in a form; `*` stands for each. */
export function draftName(kind: string): string {
  return `form-draft-${kind}`;
}
