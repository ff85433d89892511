import type { AccessibilityRun } from './accessibility.ts';

/** Written by `npm run statement` from a run of the tests; not by hand. */
export const accessibilityRun: AccessibilityRun = { date: '2026-11-30', tests: 97, failed: [] };
