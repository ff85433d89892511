import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type AccessibilityRun, type Trial, trialNames } from '../../content/visitor/accessibility.ts';
import { readCommandLine, refuse, runCommand } from '../commandLine.ts';

/**
 * `npm run statement -- report.json`: writes what the accessibility statement says of the last run of the tests, from
 * vitest's own JSON report (docs/operations.md). Ends with 2 where a trial was not run.
 */

/** The tests of each trial: file, and how their titles begin. */
export const trialTests = {
  axe: [
    ['home', 'shows everything without an error, a layout shift or a barrier'],
    ['menu', 'axe finds nothing on'],
    ['formFields', 'is accessible, with errors too'],
    ['everyKind', 'hold on'],
  ],
  keyboard: [
    ['focus', 'Escape closes the card from anywhere'],
    ['menu', 'Escape closes it, gives the focus back'],
    ['home', 'a carousel’s track is no tab stop'],
    ['targets', 'the help comes after the content for the keyboard'],
  ],
  focus: [['focus', 'is never covered']],
  reflow: [
    ['home', 'no width is too narrow for a long word'],
    ['focus', 'a low window has a card of a few lines'],
    ['everyKind', 'hold while'],
  ],
  targets: [['targets', 'every target is at least 44 px']],
  motion: [['background', 'does not play with reduced motion']],
  errors: [
    ['forms', 'what is wrong is named on top and under its field'],
    ['formFields', 'errors come when a field is left, are announced, and go'],
  ],
  script: [['home', 'with scripts off everything can be read and followed']],
} as const satisfies Record<Trial, readonly (readonly [file: string, title: string])[]>;

const TARGET = new URL('../../content/visitor/accessibilityRun.ts', import.meta.url);

const report = v.object({
  startTime: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** The statement's facts from a report; throws an error that names a trial without a test in it. */
export function runOf(raw: unknown): AccessibilityRun {
  const { startTime, testResults } = v.parse(report, raw);
  const results = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ file: name, fullName, isPassed: status === 'passed' })),
  );
  const ofTrial = (trial: Trial) =>
    trialTests[trial].flatMap(([file, title]) => {
      const tests = results.filter((each) => each.file.endsWith(`/${file}.test.ts`) && each.fullName.includes(title));
      if (tests.length === 0) throw new Error(`${trial}: "${title}" of ${file}.test.ts was not run`);
      return tests;
    });
  const all = trialNames.map((trial) => ({ trial, tests: ofTrial(trial) }));
  return {
    date: new Date(startTime).toISOString().slice(0, 10),
    tests: all.flatMap(({ tests }) => tests).length,
    failed: all.filter(({ tests }) => tests.some(({ isPassed }) => !isPassed)).map(({ trial }) => trial),
  };
}

/** The facts as the file of the site. */
export function runText({ date, tests: count, failed }: AccessibilityRun): string {
  const names = failed.map((trial) => `'${trial}'`).join(', ');
  return `import type { AccessibilityRun } from './accessibility.ts';

/** Written by \`npm run statement\` from a run of the tests; not by hand. */
export const accessibilityRun: AccessibilityRun = { date: '${date}', tests: ${count}, failed: [${names}] };
`;
}

/** The report in a file; throws an error with its name where it is something else. */
function reportIn(file: string): unknown {
  const parsedReport = v.safeParse(v.pipe(v.string(), v.parseJson(), report), readFileSync(file, 'utf8'));
  if (!parsedReport.success) throw new Error(`${file} is no report of the tests: ${parsedReport.issues[0].message}`);
  return parsedReport.output;
}

const usage = `Writes the facts of the accessibility statement from a report of the tests.

  npx vitest run --project browser --reporter json --outputFile report.json
  npm run statement -- report.json
`;

if (import.meta.main) {
  const { positionals } = readCommandLine(usage, {}, 1);
  const [file] = positionals;
  if (file === undefined) refuse(usage, 'Name the report.');
  if (!existsSync(file)) refuse(usage, `There is no file ${file}.`);
  await runCommand(async () => {
    const run = runOf(reportIn(file));
    writeFileSync(TARGET, runText(run));
    process.stdout.write(`${run.tests} tests of ${run.date}; not held: ${run.failed.join(', ') || 'nothing'}\n`);
  });
}
