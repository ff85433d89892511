import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { refusedPlaces, refusedWords } from '../support/tools/refusedWords.ts';
import { run } from '../support/tools/run.ts';
import { commands, scripts } from '../support/tools/scripts.ts';

const files = new Map<string, string>(commands);
/** What each command says for --help, asked for once. */
const helps = new Map<string, ReturnType<typeof run>>();
function helpOf(file: string): ReturnType<typeof run> {
  const help = helps.get(file) ?? run(file, ['--help']);
  helps.set(file, help);
  return help;
}

test('the commands are found; the others are programs of others, or take no words', () => {
  expect(Object.keys(scripts).filter((name) => !files.has(name))).toEqual([
    ...['prepare', 'space', 'build', 'format', 'check', 'test', 'test:deep', 'test:near', 'sbom', 'audit'],
  ]);
});

test.each(commands)('npm run %s says for --help how it is used', async (name, file) => {
  const { status, stdout, stderr } = await helpOf(file);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(new RegExp(`npm (?:run )?(?:-s )?${name}`));
});

test('a process ends with 2 and a sentence for a word that it does not know', async () => {
  const { status, stdout, stderr } = await run('operators/doctor', ['mars']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^“mars” means nothing here/);
});

test('a command ends without a word when nobody reads on', async () => {
  const child = spawn(process.execPath, ['tools/editors/contentCheck.ts', '--rules']);
  child.stdout.destroy();
  const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([status, stderr]).toEqual([0, '']);
});

test.runIf(process.platform === 'linux')('a full disk is told in a sentence, with 2', async () => {
  const child = spawn('sh', ['-c', '"$0" tools/editors/contentCheck.ts --rules > /dev/full', process.execPath]);
  const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([status, stderr]).toEqual([2, 'The output can’t be written: ENOSPC: no space left on device, write.\n']);
});

test.each(refusedPlaces)('%s %j ends with the place that was asked for', async (name, words, problem) => {
  const { status, stderr } = await run(files.get(name) ?? '', words);
  expect([status, stderr]).toEqual([1, expect.stringMatching(problem)]);
});

test('every option and every place for a word stands in the table with a wrong one', async () => {
  const texts = await Promise.all(commands.map(async ([name, file]) => [name, (await helpOf(file)).stdout] as const));
  const tried = new Map(
    [...Map.groupBy([...refusedWords, ...refusedPlaces], ([name]) => name)].map(([name, rows]) => [
      name,
      rows.flatMap(([, words]) => words),
    ]),
  );
  // What a command takes a value for, by its own help: `--days 30`, `--space ID`.
  const missing = texts.flatMap(([name, text]) =>
    [...new Set([...text.matchAll(/(--[a-z-]+) (?:[A-Z]\b|[A-Z]{2,}|\d+|[\w./:-]*\d[\w./:-]*|sydney|[a-z]+\.json)/g)])]
      .flatMap(([, option = '']) => option)
      .filter((option) => !tried.get(name)?.includes(option))
      .map((option) => `${name} ${option}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});
