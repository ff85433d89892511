import { writeFileSync } from 'node:fs';
import type { Mutant } from './findMutants.ts';
import { justified } from './justified.ts';
import type { MutantRecord } from './record.ts';
import type { Room } from './rooms.ts';

const RESULTS = 'test/mutants/RESULTS.md';

/** A room with the mutants that were drawn. */
export interface Drawn {
  readonly name: string;
  readonly room: Room;
  readonly total: number;
  readonly sample: readonly Mutant[];
}

/**
 * What the tests of a room came to, over its mutants in the order in which they are drawn, up to the first that no run has
 * judged: a run that was cut off knows the killed ones of the others only.
 */
export function scoreOf({ sample }: Pick<Drawn, 'sample'>, record: MutantRecord) {
  const unknown = sample.findIndex((mutant) => !record.outcomeOf(mutant));
  const run = unknown < 0 ? sample : sample.slice(0, unknown);
  const survivors = run.filter((mutant) => record.outcomeOf(mutant)?.by === undefined);
  const killed = run.length - survivors.length;
  const percent = run.length === 0 ? 0 : Math.floor((killed / run.length) * 1000) / 10;
  return { run: run.length, killed, survivors, percent };
}

const code = (text: string): string =>
  `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'").slice(0, 90)}\``;

/** Writes the table of the rooms, and each mutant that lives. */
export function writeResults(drawn: readonly Drawn[], record: MutantRecord): void {
  const rows = drawn.map((drawnRoom) => {
    const { run, killed, percent, survivors } = scoreOf(drawnRoom, record);
    const unexplained = survivors.filter(({ id }) => !justified[id]).length;
    return `| ${drawnRoom.name} | ${drawnRoom.total} | ${run} | ${killed} | ${percent} % | ${drawnRoom.room.goal} % | ${unexplained} |`;
  });
  const alive = drawn.flatMap((drawnRoom) =>
    scoreOf(drawnRoom, record).survivors.map(
      ({ id, file, line, original, mutated }) =>
        `| ${file}:${line} | ${code(original)} | ${code(mutated)} | ${justified[id] ?? '**lives**'} |`,
    ),
  );
  writeFileSync(
    RESULTS,
    `# Mutants

Written by \`npm run mutants\`: small faults, drawn from each room by a seed, and run against the tests that reach them. Tables
of words and data have none. The rooms, and the tests that should kill their mutants, stand in \`test/mutants/rooms.ts\`.
Tests that take longer than twelve seconds are not asked. What a run that was cut off had not judged does not count as run.

| room | mutants | run | killed | | goal | live without a reason |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

| place | code | mutant | why it may live |
| --- | --- | --- | --- |
${alive.join('\n')}
`,
  );
}
