import { globSync, readFileSync } from 'node:fs';
import { readCommandLine, refuse, wholeNumber } from '../../tools/commandLine.ts';
import { findMutants, type Mutant } from './findMutants.ts';
import { justified } from './justified.ts';
import { openRecord, turnOf } from './record.ts';
import { type Drawn, scoreOf, writeResults } from './results.ts';
import { rooms } from './rooms.ts';
import { startTests } from './runTests.ts';

const usage = `How many small faults would the tests of a room let through? Draws mutants by a seed, tries each in the tests that reach it,
and writes RESULTS.md. What is known from an earlier run is not run again, unless the mutant's file or the test that killed it has
changed; survivors always are.

  npm run mutants                         all rooms: ${Object.keys(rooms).join(', ')}
  npm run mutants -- forms --sample 60    sixty of one room
  npm run mutants -- --survivors          those alone that no test has noticed
`;
// A driver of our own: StrykerJS can neither draw a sample nor choose one project of vitest, and brings 150 packages.
const { positionals, values } = readCommandLine(usage, {
  sample: { type: 'string' },
  survivors: { type: 'boolean', default: false },
});
const unknown = positionals.find((name) => !Object.hasOwn(rooms, name));
if (unknown !== undefined) refuse(usage, `${unknown} is no room.`);
const most = values.sample === undefined ? undefined : wholeNumber(usage, '--sample', values.sample);

const record = openRecord();
const drawn: readonly Drawn[] = Object.entries(rooms).map(([name, room]) => {
  const files = globSync([...room.source]).filter((file) => !room.except?.test(file));
  const candidates = files.toSorted().flatMap((file) => findMutants(file, readFileSync(file, 'utf8')));
  const sample = candidates.toSorted((left, right) => (turnOf(left) < turnOf(right) ? -1 : 1)).slice(0, room.sample);
  return { name, room, total: candidates.length, sample };
});

for (const { name, room, sample } of drawn) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const chosen = sample.slice(0, most);
  const isKnown = (mutant: Mutant): boolean =>
    values.survivors ? record.outcomeOf(mutant)?.by !== undefined : record.isKilled(mutant);
  const open = new Map(chosen.filter((mutant) => !isKnown(mutant)).map((mutant) => [mutant.id, mutant]));
  console.log(`${name}: ${chosen.length} mutants, ${chosen.length - open.size} known as killed`);
  if (open.size === 0) continue;
  const note = (id: string, by: string | undefined): void => {
    const mutant = open.get(id);
    if (!mutant) return;
    open.delete(id);
    record.note(mutant, by);
    const verdict = by ? 'killed' : justified[id] ? 'justified' : 'SURVIVED';
    const { file, line, original, mutated } = mutant;
    console.log(`${verdict} ${id} ${file}:${line} ${original.slice(0, 70)} -> ${mutated.slice(0, 70)}`);
  };
  for (const id of open.keys()) if (justified[id]) note(id, undefined);
  const runs = await startTests(room, [...open.values()]);
  const unclear = await runs.tryAll([...open.keys()], (file, killed) => {
    for (const id of killed) note(id, file);
    writeResults(drawn, record);
    const seconds = Math.round(performance.now() / 1000);
    console.log(`${seconds} s, ${file}: ${killed.size} killed, ${open.size} left`);
  });
  for (const id of open.keys()) note(id, await runs.killer(id, unclear.get(id) ?? []));
  await runs.close();
}

writeResults(drawn, record);
// Each mutant that is killed is a failed test, which vitest makes the outcome of the process.
process.exitCode = 0;
for (const drawnRoom of drawn) {
  const { run, killed, percent, survivors } = scoreOf(drawnRoom, record);
  const unexplained = survivors.filter(({ id }) => !justified[id]).length;
  console.log(`${drawnRoom.name}: killed ${killed} of ${run}, ${percent} %; ${unexplained} live without a reason`);
  if (run > 0 && percent < drawnRoom.room.goal) process.exitCode = 1;
}
