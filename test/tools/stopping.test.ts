import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tools/temporaryFolder.ts';
import { freePort } from '../support/tools/freePort.ts';
import { isTaken } from '../support/tools/isTaken.ts';

/** A copy of the project, whose builds disturb no other test. What runs for it runs in its folder. */
const folder = temporaryFolder('stopping');
const parts = ['client', 'content', 'coordinator', 'sample', 'tools', 'worker', 'package.json', 'vite.config.ts'];
for (const part of [...parts, 'wrangler.toml', 'tsconfig.base.json'])
  cpSync(part, join(folder, part), { recursive: true });
symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
const scripts = JSON.parse(readFileSync('package.json', 'utf8'));
/** What the commands of other starts have built already. */
const linkBuild = (): void => {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  symlinkSync(join(process.cwd(), 'dist'), join(folder, 'dist'));
  const start = scripts.scripts.start.replace(' --build', '');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...scripts, scripts: { start } }));
};

/** All processes that run in the folder, with their command lines. */
function running(): readonly (readonly [pid: number, line: string])[] {
  return readdirSync('/proc').flatMap((id) => {
    try {
      const isHere = /^\d+$/.test(id) && readlinkSync(`/proc/${id}/cwd`).startsWith(folder);
      const line = isHere ? readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ') : '';
      // A process that has ended, and that nobody has asked for its status, has no command line.
      return line === '' ? [] : [[Number(id), line]];
    } catch {
      return [];
    }
  });
}

const started: ChildProcess[] = [];
async function npmStart() {
  const [port, contentPort] = [await freePort(), await freePort()];
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), CONTENT_PORT: String(contentPort), DEV_VARS: '', NO_COLOR: '1' },
  });
  started.push(npm);
  let said = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return { npm, ports: [port, contentPort], said: (): string => said };
}

afterEach(() => {
  for (const { pid } of started.splice(0)) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
});

type Started = Awaited<ReturnType<typeof npmStart>>;
const runs = (words: string) => () => running().some(([, line]) => line.includes(words));
const says = (words: string) => (site: Started) => site.said().includes(words);
const asNpm = ({ npm }: Started, signal: NodeJS.Signals): void => void npm.kill(signal);
/** As the keys of a terminal do: the signal goes to all that stand in its foreground. */
const asTerminal = ({ npm: { pid } }: Started, signal: NodeJS.Signals): void => {
  if (pid !== undefined) process.kill(-pid, signal);
};

const asStart = (_: Started, signal: NodeJS.Signals): void => {
  for (const [pid, line] of running()) if (/start\/start\.ts/.test(line)) process.kill(pid, signal);
};

describe.runIf(process.platform === 'linux')('a start leaves no process and no taken port when it is stopped', () => {
  test.for<[string, (site: Started) => boolean, typeof asNpm, NodeJS.Signals, boolean]>([
    ['while the sample space is composed', runs('sample/space/build.ts'), asNpm, 'SIGTERM', false],
    ['while the site is built', runs('vite.js build'), asNpm, 'SIGTERM', false],
    ['while the site is built, in a terminal', runs('vite.js build'), asTerminal, 'SIGINT', false],
    ['while the content service starts', runs('sample/service/wrangler.toml'), asNpm, 'SIGTERM', true],
    ['while the database is prepared', runs('migrations apply'), asNpm, 'SIGTERM', true],
    ['while it runs, in a terminal', says('Log '), asTerminal, 'SIGINT', true],
    ['while it runs, when npm alone is killed', says('Log '), asNpm, 'SIGKILL', true],
    ['while it runs, when the start alone is killed', says('Log '), asStart, 'SIGKILL', true],
  ])('%s', async ([, isMoment, send, signal, isBuilt]) => {
    if (isBuilt) linkBuild();
    const site = await npmStart();
    await expect.poll(() => isMoment(site), { timeout: 300_000, interval: 50 }).toBe(true);
    const ended = once(site.npm, 'exit');
    send(site, signal);
    await ended;
    await expect.poll(running).toEqual([]);
    // A build that nobody stops comes to its end, and leaves what it has built.
    expect(existsSync(join(folder, 'dist/meridian_galleria/wrangler.json'))).toBe(isBuilt);
    // A process that was killed has no command line a moment before its port is free.
    await expect.poll(() => Promise.all(site.ports.map(isTaken))).toEqual([false, false]);
  });
});
