import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refusedPlaces, refusedVariables, refusedWords } from '../support/tools/refusedWords.ts';
import { run } from '../support/tools/run.ts';

/** Every command of the project, as package.json offers it: its file by its name. */
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file] =
    /^(?:npm run build -- --logLevel warn && )?node ((?:tools|test)\/[\w/]+)\.ts(?: --\w+)*$/.exec(script) ?? [];
  return file === undefined ? [] : [[name, `../${file}`] as const];
});
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

describe.each(commands)('npm run %s', (name, file) => {
  test('says for --help how it is used', async () => {
    const { status, stdout, stderr } = await helpOf(file);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`npm (?:run )?(?:-s )?${name}`));
  });

  test('refuses an option that it does not know, and names it', async () => {
    const { status, stdout, stderr } = await run(file, ['--atlantis']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^.*--atlantis.*\n\n/);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  test('refuses a word that is no city, id, file, place or action, and names it', async () => {
    // An id is any word: whether there is one, the content service knows.
    const words = name === 'publish' || name === 'uses' ? ['at lantis', 'more'] : ['atlantis'];
    const { status, stdout, stderr } = await run(file, words, { PORT: '9', CONTENT_PORT: '9' });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/atlantis|“more” means nothing/);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});

test.each(refusedWords)('%s %j ends with what is wrong', async (name, words, problem) => {
  expect(files.has(name)).toBe(true);
  expect(await run(files.get(name) ?? '', words)).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(problem),
  });
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

/** Texts that one place refuses for all commands: the first command of each kind shows them all, the others one. */
const wrongTexts: Readonly<Record<string, readonly string[]>> = {
  CLOCK: ['soon', '2027-02-30'],
  PORT: ['abc', '0x50', '0', '-1', '99999999999'],
  ROUNDS: ['abc', '0x50', '0', '-1', '99999999999'],
};
const tried = refusedVariables.map(([variable, ...row], at) => {
  const isFirst = refusedVariables.findIndex(([name]) => name === variable) === at;
  const all = wrongTexts[variable] ?? ['abc'];
  return [variable, ...row, isFirst ? all : all.slice(0, 1)] as const;
});

test.each(tried)('a mistyped %s is refused by name by %s %j', async (variable, name, words, wrong) => {
  for (const text of wrong)
    expect(await run(files.get(name) ?? '', words, { PORT: '9', [variable]: text })).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^${variable}=${text} is no (?:port|moment|number)`)),
    });
});
