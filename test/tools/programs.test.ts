import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createPrograms } from '../../tools/start/programs.ts';
import { temporaryFolder } from '../../tools/temporaryFolder.ts';
import { freePort } from '../support/tools/freePort.ts';
import { isTaken } from '../support/tools/isTaken.ts';

/** Like wrangler: what listens is a child of the program, which says so when it is lost. Both say who they are. */
const file = join(temporaryFolder('programs'), 'program.mjs');
writeFileSync(
  file,
  `import { spawn } from 'node:child_process';
  import { createServer } from 'node:net';
  const [, path, port, role] = process.argv;
  if (role === 'listens') {
    const server = createServer();
    const listen = () => server.listen(Number(port), 'localhost', () => console.log('listens ' + process.pid));
    // The port of the one before is free a moment after it was killed.
    server.on('error', () => setTimeout(listen, 20));
    listen();
  } else {
    console.log('program ' + process.pid);
    spawn(process.execPath, [path, port, 'listens'], { stdio: ['ignore', 'inherit', 'inherit'] }).on('exit', () =>
      console.warn('[wrangler:warn] The Workers runtime crashed unexpectedly and is being restarted (crash #1).'),
    );
    setInterval(() => {}, 1000);
  }`,
);

/** A start of its own process: it runs the program and prints what that says. */
const startOf = (port: number): string => `
  import { createPrograms } from ${JSON.stringify(resolve('tools/start/programs.ts'))};
  const say = (line: string) => console.log(line);
  createPrograms({ show: say, say, giveUp: () => undefined })
    .run({ name: 'service', parameters: [${JSON.stringify(file)}, '${port}'] });`;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A program that runs, and everything that was said about it. */
async function started() {
  const port = await freePort();
  const shownLines: string[] = [];
  const said: string[] = [];
  let hasGivenUp = false;
  const programs = createPrograms({
    // A busy machine takes more than a minute for four starts.
    now: () => 0,
    show: (line) => void shownLines.push(line),
    say: (sentence) => void said.push(sentence),
    giveUp: () => {
      hasGivenUp = true;
    },
  });
  stops.push(programs.stop);
  programs.run({ name: 'service', parameters: [file, String(port)] });
  /** The processes of that role, in the order of their starts. */
  const pids = (role: 'program' | 'listens') =>
    shownLines.flatMap((line) => (line.startsWith(`${role} `) ? Number(line.split(' ')[1]) : []));
  const runs = (times: number) => expect.poll(() => pids('listens').length).toBe(times);
  await runs(1);
  return { port, programs, said, pids, runs, hasGivenUp: () => hasGivenUp };
}

const stops: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));

describe('a program beside the site', () => {
  test.each([
    ['that is killed', 'program', 'service was ended by SIGKILL: it is started again'],
    ['whose own child is killed, so that nothing answers,', 'listens', 'service lost its runtime: it is started again'],
  ] as const)('%s is reported and started again', async (_, role, report) => {
    const { said, pids, runs } = await started();
    process.kill(pids(role).at(-1) ?? 0, 'SIGKILL');
    await runs(2);
    expect(said).toEqual([report]);
  });

  test('that ends again and again is given up', async () => {
    const { said, pids, runs, hasGivenUp } = await started();
    for (const times of [2, 3, 4]) {
      process.kill(pids('program').at(-1) ?? 0, 'SIGKILL');
      await runs(times);
    }
    process.kill(pids('program').at(-1) ?? 0, 'SIGKILL');
    await expect.poll(hasGivenUp).toBe(true);
    expect(said.at(-1)).toBe('service was ended by SIGKILL');
  });

  test.each([
    ['the start is', 1],
    ['the start and the program are', 2],
  ])('ends with what it started when %s killed', async (_, count) => {
    const port = await freePort();
    const starter = spawn(process.execPath, ['--input-type=module-typescript', '-e', startOf(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    starter.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const pidOf = (role: string) => Number(new RegExp(`^${role} (\\d+)$`, 'm').exec(said)?.[1] ?? 0);
    await expect.poll(() => pidOf('listens')).toBeGreaterThan(0);
    for (const pid of [starter.pid ?? 0, pidOf('program')].slice(0, count)) process.kill(pid, 'SIGKILL');
    await expect.poll(() => isTaken(port)).toBe(false);
    await expect.poll(() => isRunning(pidOf('program'))).toBe(false);
  });

  test('leaves no process and no port when all are stopped', async () => {
    const { port, programs, pids, said } = await started();
    await programs.stop();
    await expect.poll(() => isTaken(port)).toBe(false);
    expect(() => process.kill(pids('program').at(-1) ?? 0, 0)).toThrow('ESRCH');
    expect(said).toEqual([]);
  });
});
