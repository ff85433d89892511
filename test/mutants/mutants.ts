import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findMutants } from './findMutants.ts';
import { justified } from './justified.ts';
import { openRecord, turnOf } from './record.ts';
import { type Drawn, scoreOf, writeResults } from './results.ts';
import { rooms } from './rooms.ts';
import { startTests } from './runTests.ts';

/**
 * `npm run mutants [-- ROOM... --sample N]`: how many small faults would the tests of a room let through? Draws mutants by
 * a seed, runs the tests that reach each, and writes RESULTS.md. What is known from an earlier run is not run again,
 * unless the mutant's file or the test that killed it has changed; survivors always are.
 *
 * A driver of our own: StrykerJS can neither draw a sample nor choose one project of vitest, and brings 150 packages.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { sample: { type: 'string' } } });
const unknown = positionals.find((name) => !rooms[name]);
const most = values.sample === undefined ? undefined : Number(values.sample);
if (unknown !== undefined || (most !== undefined && !(most > 0))) {
  console.error(`Usage: npm run mutants [-- ROOM... --sample N], with the rooms ${Object.keys(rooms).join(', ')}`);
  process.exit(2);
}

const record = openRecord();
const drawn: readonly Drawn[] = Object.entries(rooms).map(([name, room]) => {
  const files = globSync([...room.source]).filter((file) => !room.except?.test(file));
  const all = files.toSorted().flatMap((file) => findMutants(file, readFileSync(file, 'utf8')));
  const sample = all.toSorted((one, other) => (turnOf(one) < turnOf(other) ? -1 : 1)).slice(0, room.sample);
  return { name, room, all: all.length, sample };
});

for (const { name, room, sample } of drawn) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const asked = sample.slice(0, most);
  const open = asked.filter((mutant) => !record.isKilled(mutant));
  console.log(`${name}: ${asked.length} mutants, ${asked.length - open.length} known as killed`);
  if (open.length === 0) continue;
  const runs = await startTests(room, open);
  /** A run that fails by itself would kill them all. */
  const checkTests = async (): Promise<void> => {
    const [files] = runs.reaching.values();
    if (files && (await runs.killer('none', files))) throw new Error('the tests fail without any mutant');
  };
  for (const [turn, mutant] of open.entries()) {
    const last = record.outcomeOf(mutant)?.by;
    const reaching = runs.reaching.get(mutant.id) ?? [];
    const files = last && reaching.includes(last) ? [last, ...reaching.filter((file) => file !== last)] : reaching;
    const by = justified[mutant.id] ? undefined : await runs.killer(mutant.id, files);
    record.note(mutant, by);
    const verdict = by
      ? 'killed'
      : justified[mutant.id]
        ? 'justified'
        : files.length === 0
          ? 'not reached'
          : 'SURVIVED';
    console.log(
      `${turn + 1}/${open.length} ${verdict} ${mutant.id} ${mutant.file}:${mutant.line} ${mutant.original.slice(0, 70)} -> ${mutant.mutated.slice(0, 70)}`,
    );
    writeResults(drawn, record);
  }
  await checkTests();
  await runs.close();
}

writeResults(drawn, record);
for (const one of drawn) {
  const { run, killed, percent, survivors } = scoreOf(one, record);
  const unexplained = survivors.filter(({ id }) => !justified[id]).length;
  console.log(`${one.name}: killed ${killed} of ${run}, ${percent} %; ${unexplained} live without a reason`);
  if (run > 0 && percent < one.room.goal) process.exitCode = 1;
}
