import type { CheckedAsset, CheckedEntry, CheckedSpace } from './checkedSpace.ts';

/** error: the site or the model is broken; warning: something looks or reads worse than intended; note: good to know. */
export const severities = ['error', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

/** What a rule found of an entry or asset, without either of the space itself. */
export interface Fault {
  readonly entry?: CheckedEntry | undefined;
  readonly asset?: CheckedAsset | undefined;
  readonly field?: string | undefined;
  readonly locale?: string | undefined;
  /** The fault and its effect, as a sentence without a full stop. */
  readonly message: string;
}

/** A rule of the check: a pure function of the whole space. */
export interface Rule {
  readonly severity: Severity;
  /** What is true where the rule finds nothing, for the list of rules. */
  readonly holds: string;
  readonly find: (space: CheckedSpace) => Iterable<Fault>;
}
