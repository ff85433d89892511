import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { trialNames } from '../../content/visitor/accessibility.ts';
import { accessibilityRun } from '../../content/visitor/accessibilityRun.ts';
import { runOf, runText, trialTests } from '../../tools/operators/statement.ts';

/** A report in which each named test was run; the given titles failed. */
const report = (failed: readonly string[] = [], missing: readonly string[] = []) => ({
  startTime: Date.parse('2026-11-22T10:00:00Z'),
  testResults: trialNames.flatMap((trial) =>
    trialTests[trial].map(([file, title]) => ({
      name: `/site/test/browser/${file}.test.ts`,
      assertionResults: missing.includes(title)
        ? []
        : [{ fullName: `the page ${title}`, status: failed.includes(title) ? 'failed' : 'passed' }],
    })),
  ),
});

describe('the facts of the accessibility statement', () => {
  test('are the day of the run, the number of its tests, and what did not hold', () => {
    const [[, motion]] = trialTests.motion;
    expect(runOf(report())).toMatchObject({ date: '2026-11-22', failed: [] });
    expect(runOf(report([motion])).failed).toEqual(['motion']);
    expect(runText(runOf(report([motion])))).toContain("failed: ['motion'] };");
  });

  test('are not written from a run that left a trial out', () => {
    const [[, motion]] = trialTests.motion;
    expect(() => runOf(report([], [motion]))).toThrow(/motion: .* was not run/);
  });

  test.each(Object.values(trialTests).flat())('name a test that %s.test.ts has: %s', (file, title) => {
    expect(readFileSync(`test/browser/${file}.test.ts`, 'utf8')).toContain(title);
  });

  test('of the site are from a run with tests', () => {
    expect(accessibilityRun.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(accessibilityRun.tests).toBeGreaterThanOrEqual(trialNames.length);
  });
});
