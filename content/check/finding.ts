import type { CheckedAsset, CheckedEntry, CheckedSpace } from './space.ts';

/** How much a finding matters: visitors or the model are hurt; something reads or looks worse than meant; good to know. */
export const severities = ['error', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

/** Something that a rule found. Without an entry or asset it is about the space itself. */
export interface Found {
  readonly entry?: CheckedEntry | undefined;
  readonly asset?: CheckedAsset | undefined;
  readonly field?: string | undefined;
  readonly locale?: string | undefined;
  /** What is wrong and what it does, in a sentence without a full stop. */
  readonly message: string;
}

/** A rule of the check: pure, over the whole space. */
export interface Rule {
  readonly severity: Severity;
  /** What the rule holds, for the list of rules. */
  readonly holds: string;
  readonly find: (space: CheckedSpace) => readonly Found[];
}
