import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { localStateFolder } from '../../tools/environment.ts';
import { writeProblem } from '../../tools/start/stateFolder.ts';
import { temporaryFolder } from '../../tools/temporaryFolder.ts';
import { run } from '../support/tools/run.ts';

describe.runIf(existsSync('/dev/full'))('a disk that takes nothing is named, and nothing is started', () => {
  const full = (state: string): string => {
    symlinkSync('/dev/full', join(state, 'room'));
    return state;
  };
  const file = (state: string): string => {
    writeFileSync(join(state, 'a'), '');
    return join(state, 'a');
  };
  test.each<[string, (state: string) => string, RegExp]>([
    // The system's own device answers each write as a full disk does.
    ['a full disk', full, /ENOSPC/],
    // The system's own folder refuses new files as a read-only disk does, to everybody.
    ['a disk that can only be read', () => '/sys/state', /EPERM|EROFS|EACCES/],
    ['a file in the place of the folder', file, /EEXIST|ENOTDIR/],
  ])('%s', async (_, prepared, reason) => {
    const state = prepared(temporaryFolder('state'));
    const { status, stdout, stderr } = await run('start/start', [], { STATE_DIR: state, LOG_DIR: '' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Nothing can be written to /);
    expect(stderr).toMatch(reason);
    expect(stderr).toContain('STATE_DIR');
  });

  test('a folder that takes everything keeps nothing of the trial', () => {
    const state = join(temporaryFolder('state'), 'new');
    expect(writeProblem(state)).toBeUndefined();
    expect(readdirSync(state)).toEqual([]);
  });
});

test.each([
  ['alone', {}, '.wrangler/state'],
  ['beside another', { PORT: '9000' }, '.wrangler/state-9000'],
  ['with a folder that is named', { PORT: '9000', STATE_DIR: 'data' }, 'data'],
])('two sites on one machine share no data: %s', (_, environment, folder) => {
  for (const name of ['PORT', 'STATE_DIR'] as const) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(localStateFolder()).toBe(folder);
});
