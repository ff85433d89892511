import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { openLogFiles, rotation } from '../../tools/start/logFiles.ts';
import { readableLog } from '../../tools/start/readableLog.ts';
import { temporaryFolder } from '../../tools/temporaryFolder.ts';

let folder: string;
let warnings: string[];
const warn = (sentence: string): void => {
  warnings.push(sentence);
};
const small = { size: 200, keep: 5, check: 60_000 };

beforeEach(() => {
  folder = temporaryFolder('logs');
  warnings = [];
});

/** A line of fifty bytes with its end. */
const line = (at: number): string => `line ${String(at).padStart(4, '0')} `.padEnd(49, '.');

describe('log files', () => {
  test('rotate at 10485760 bytes, five are kept, a look every 60000 ms', () => {
    expect(rotation).toEqual({ size: 10_485_760, keep: 5, check: 60_000 });
  });

  test('a full file makes room for the next, and beyond five the oldest goes', async () => {
    const files = openLogFiles(folder, 'site.log', warn, small);
    for (let at = 0; at < 60; at += 1) {
      files.write(line(at));
      // One at a time, as they come from a site: what is written at once goes into one file.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await files.close();
    const fileNames = readdirSync(folder).toSorted();
    expect(fileNames).toEqual(['site.log', ...[1, 2, 3, 4, 5].map((index) => `site.log.${index}`)]);
    const lines = fileNames
      .toReversed()
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
    const last = lines.toSorted().at(-1);
    expect([last, new Set(lines).size, lines.every((text) => text.length === 49), warnings]).toEqual([
      line(59),
      lines.length,
      true,
      [],
    ]);
  });

  test('what an earlier run wrote stays', async () => {
    writeFileSync(join(folder, 'site.log'), 'before\n');
    const files = openLogFiles(folder, 'site.log', warn);
    files.write('after');
    await files.close();
    expect(readFileSync(join(folder, 'site.log'), 'utf8')).toBe('before\nafter\n');
  });

  test('a file that somebody removed is opened again at the next look', async () => {
    const files = openLogFiles(folder, 'site.log', warn);
    files.write('one');
    await files.check();
    await expect.poll(() => statSync(join(folder, 'site.log'), { throwIfNoEntry: false })?.size).toBe(4);
    rmSync(join(folder, 'site.log'));
    await files.check();
    files.write('two');
    await files.close();
    expect(readFileSync(join(folder, 'site.log'), 'utf8')).toBe('two\n');
  });

  const logs = (): string => {
    mkdirSync(join(folder, 'logs'));
    return join(folder, 'logs');
  };
  test.each<[string, () => unknown, string?]>([
    ['a file stands where the folder should', () => writeFileSync(join(folder, 'logs'), '')],
    ['the file can’t be written', () => mkdirSync(join(folder, 'logs', 'site.log'), { recursive: true })],
    ['the disk is full', () => symlinkSync('/dev/full', join(logs(), 'site.log'))],
    ['the folder is read-only', () => undefined, '/sys/meridian-logs'],
  ])('%s: said once, and the site runs on', async (_, prepare, place) => {
    prepare();
    const files = openLogFiles(place ?? join(folder, 'logs'), 'site.log', warn, small);
    for (let at = 0; at < 20; at += 1) {
      files.write(line(at));
      await files.check();
    }
    await expect.poll(() => warnings.length).toBeGreaterThan(0);
    await files.close();
    expect(
      warnings.filter((sentence) => /^No log files in .+ for now: .+ The site runs on\.$/.test(sentence)).length,
    ).toBe(1);
  });
});

describe('the console', () => {
  test('shows a log line readably, without what would move the cursor', () => {
    const text = readableLog(
      '{"time":"2026-06-15T02:00:00.000Z","level":"warning","event":"policy violated","page":"a\\u001b[2Jb","count":2}',
    );
    expect(stripVTControlCharacters(text ?? '')).toBe(
      '02:00:00  warning  policy violated  page=a<U+001B>[2Jb  count=2',
    );
  });

  test.each(['', 'GET / 200', '{"time"', '{"time":1,"level":"x"}'])('leaves %j alone', (text) => {
    expect(readableLog(text)).toBeUndefined();
  });
});
