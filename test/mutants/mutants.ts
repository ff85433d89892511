import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { findMutants, type Mutant } from './findMutants.ts';
import { justified } from './justified.ts';
import { startTests } from './runTests.ts';

/**
 * `npm run mutants`: how many small faults would the tests of a room let through? Chooses 300 mutants by a seed, runs
 * the tests that reach each, and writes RESULTS.md. What is known from an earlier run is not run again, unless the
 * mutant's file or the test that killed it has changed; survivors always are.
 *
 * A driver of our own: StrykerJS can neither draw a sample nor choose one project of vitest, and brings 150 packages.
 */
const SAMPLE = 300;
const SEED = 'meridian';
const GOAL = 90;
const RECORD = 'test/mutants/record.json';
const RESULTS = 'test/mutants/RESULTS.md';

/** Tables of words are data, and are checked as such. */
const source = globSync('content/**/*.ts')
  .filter((file) => !/\.d\.ts$|\/messages\/\w+Messages\.ts$/.test(file))
  .toSorted();
const tests = 'test/content/**/*.test.{ts,tsx}';

/** What killed a mutant, and the state of both files then. */
type Record_ = Readonly<Record<string, { readonly by: string; readonly state: string }>>;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const fileState = new Map<string, string>();
function stateOf(...files: readonly string[]): string {
  const states = files.map((file) => {
    const known = fileState.get(file) ?? (existsSync(file) ? digest(readFileSync(file, 'utf8')) : '');
    fileState.set(file, known);
    return known;
  });
  return digest(states.join());
}

function readRecord(): Record_ {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
}

const all = source.flatMap((file) => findMutants(file, readFileSync(file, 'utf8')));
const sample = all
  .map((mutant) => ({ mutant, turn: digest(SEED + mutant.id) }))
  .toSorted((one, other) => (one.turn < other.turn ? -1 : 1))
  .slice(0, SAMPLE)
  .map(({ mutant }) => mutant);

const earlier = readRecord();
const isKnown = ({ id, file }: Mutant): boolean => {
  const known = earlier[id];
  return known !== undefined && known.state === stateOf(file, known.by);
};
const record: Record<string, { by: string; state: string }> = {};
for (const mutant of sample) {
  const known = earlier[mutant.id];
  if (known && isKnown(mutant)) record[mutant.id] = known;
}
const open = sample.filter(({ id }) => !record[id]);
console.log(`${sample.length} of ${all.length} mutants, ${sample.length - open.length} known as killed`);
const runs = await startTests(tests, open);
/** A run that fails by itself would kill them all. */
const checkTests = async (): Promise<void> => {
  const [files] = runs.reaching.values();
  if (files && (await runs.killer('none', files))) throw new Error('the tests fail without any mutant');
};
await checkTests();
for (const [turn, mutant] of open.entries()) {
  const last = earlier[mutant.id]?.by;
  const reaching = runs.reaching.get(mutant.id) ?? [];
  const files = last && reaching.includes(last) ? [last, ...reaching.filter((file) => file !== last)] : reaching;
  const by = justified[mutant.id] ? undefined : await runs.killer(mutant.id, files);
  if (by) record[mutant.id] = { by, state: stateOf(mutant.file, by) };
  const verdict = by ? 'killed' : justified[mutant.id] ? 'justified' : files.length === 0 ? 'not reached' : 'SURVIVED';
  console.log(
    `${turn + 1}/${open.length} ${verdict} ${mutant.id} ${mutant.file}:${mutant.line} ${mutant.original.slice(0, 70)} -> ${mutant.mutated.slice(0, 70)}`,
  );
  writeFileSync(RECORD, `${JSON.stringify(record, undefined, 1)}\n`);
}
await checkTests();
await runs.close();

const survivors = sample.filter(({ id }) => !record[id]);
const unexplained = survivors.filter(({ id }) => !justified[id]);
const killed = sample.length - survivors.length;
const score = Math.floor((killed / sample.length) * 1000) / 10;
const code = (text: string): string =>
  `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'").slice(0, 90)}\``;
const rows = survivors.map(
  ({ id, file, line, original, mutated }) =>
    `| ${file}:${line} | ${code(original)} | ${code(mutated)} | ${justified[id] ?? '**lives**'} |`,
);
writeFileSync(
  RESULTS,
  `# Mutants

Written by \`npm run mutants\`: ${SAMPLE} of the ${all.length} mutants of \`content/\` (chosen by a seed; without tables of words
and data), each run against the tests in \`test/content\` that reach it.

- Killed: ${killed} of ${sample.length}, **${score} %** (goal: ${GOAL} %).
- Justified: ${survivors.length - unexplained.length}. Live without a reason: ${unexplained.length}.

| place | code | mutant | why it may live |
| --- | --- | --- | --- |
${rows.join('\n')}
`,
);
console.log(`killed ${killed} of ${sample.length}: ${score} %; ${unexplained.length} live without a reason`);
process.exitCode = score >= GOAL ? 0 : 1;
