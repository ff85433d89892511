/** The help text steps back after this long without click, scroll or mouse move (site-shell §4, §9). */
export const HELP_INTERVAL_MS = 10_000;

/**
 * Tells whether the floating help text is there: hidden after more than 10 seconds without input, back at the next
 * interval while nothing happens, and so on in turn (site-shell §4).
 */
export function isHelpTextShown(idleMs: number): boolean {
  return Math.ceil(idleMs / HELP_INTERVAL_MS) % 2 === 1 || idleMs <= 0;
}
