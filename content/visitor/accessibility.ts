import type { MessageKey } from '../messages/messages.ts';
import { namesOf } from '../names.ts';

/** What is tried of the site's accessibility, in a real browser; `tools/operators/statement.ts` names the tests. */
export const trials = {
  axe: 'trialAxe',
  keyboard: 'trialKeyboard',
  focus: 'trialFocus',
  reflow: 'trialReflow',
  targets: 'trialTargets',
  motion: 'trialMotion',
  errors: 'trialErrors',
  script: 'trialScript',
} as const satisfies Record<string, MessageKey>;
export type Trial = keyof typeof trials;

export const trialNames = namesOf(trials);

/** Known gaps, which no test can find. */
export const knownGaps = ['gapThirdParty', 'gapDownloads', 'gapPeople'] as const satisfies readonly MessageKey[];

/** The last run of the tests, as `npm run statement` wrote it. */
export interface AccessibilityRun {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** How many tests were run. */
  readonly tests: number;
  /** Trials of which a test failed. */
  readonly failed: readonly Trial[];
}

/** The subject with which the contact form opens for complaints: `?subject=accessibility`. */
export const ACCESSIBILITY_SUBJECT = 'accessibility';
