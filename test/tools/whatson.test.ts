import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const run = (...words: string[]) =>
  spawnSync(process.execPath, ['tools/editors/whatson.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, CLOCK: '2026-06-15T02:00:00.000Z', NODE_NO_WARNINGS: '1' },
  });

describe('npm run whatson', () => {
  test('lists what changes on which day, in the city’s own time', () => {
    const { status, stdout } = run('sydney', '--at', '2026-06-20', '--days', '20');
    expect(status).toBe(0);
    expect(stdout).toContain('sydney, Saturday, 20 June 2026 at 00:00 (Australia/Sydney)');
    expect(stdout).toMatch(/^2026-\d\d-\d\d {2}\d\d:\d\d {2}.+ (?:starts|ends|disappears|is archived) +\w+ sydney-/m);
  });

  test('tells the pages that a moment changes, in words', () => {
    const { status, stdout } = run('sydney', '--until', '2026-06-22');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^sydney: \d+ pages\n {2}\/en\/sydney {2}\(home\)\n/);
    expect(stdout).toMatch(
      / {2}\/cn\/sydney\/[\w/-]+ {2}\(\w+\)\n {4}\w+ sydney-[\w-]+ “.+” (?:starts|ends|disappears)\n/,
    );
  });

  test('as JSON, for other tools', () => {
    const { changes, counts } = JSON.parse(run('sydney', '--json').stdout);
    expect([changes.length > 5, counts.current > 5, Object.keys(changes[0]).sort()]).toEqual([
      true,
      true,
      ['contentType', 'day', 'id', 'time', 'title', 'what'],
    ]);
  });
});
