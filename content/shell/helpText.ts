/** The help text hides after this long without click, scroll or mouse move (docs/rules.md#help-text). */
export const HELP_INTERVAL_MS = 10_000;

/**
 * Returns true while the floating help text is shown: hidden after more than 10 seconds without input, shown again in the
 * next interval, and so on in turn (docs/rules.md#help-text).
 */
export function isHelpTextShown(idleMs: number): boolean {
  return Math.ceil(idleMs / HELP_INTERVAL_MS) % 2 === 1 || idleMs <= 0;
}
