import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../support/tools/run.ts';

/** Every command for editors and operators, as package.json offers it: its file by its name. */
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file] = /^node tools\/((?:editors|operators)\/\w+)\.ts$/.exec(script) ?? [];
  return file === undefined ? [] : [[name, file] as const];
});
const files = new Map<string, string>(commands);

test('the commands are found', () => {
  expect([...files.keys()]).toEqual(expect.arrayContaining(['flags', 'publish', 'content:types', 'deploy', 'doctor']));
});

test.each(commands)('npm run %s -- --help says how it is used', async (name, file) => {
  const { status, stdout, stderr } = await run(file, ['--help']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`npm run ${name}`);
});

test.each(commands)('npm run %s refuses what it does not know, and names it', async (name, file) => {
  const { status, stdout, stderr } = await run(file, ['--atlantis']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^.*--atlantis.*\n\n/);
  expect(stderr).toContain(`npm run ${name}`);
  expect(stderr).not.toMatch(/^ +at /m);
});

test.each([
  ['whatson', ['atlantis'], /^atlantis is no city/],
  ['whatson', ['sydney', '--at', 'soon'], /^soon is no date/],
  ['whatson', ['sydney', '--at', '2027-02-30'], /^2027-02-30 is no date/],
  ['publish', ['sydney-home', '--due', '2027-13-01T09:00Z'], /^2027-13-01T09:00Z is no moment/],
  ['whatson', ['sydney', '--days', 'many'], /^--days takes a number/],
  ['publish', ['sydney-home', '--action', 'burn'], /^burn is no action/],
  ['publish', ['sydney-home', '--times', 'often'], /^--times takes a number/],
  ['content:check', ['--severity', 'dire'], /^dire is no severity/],
  ['flags', ['set', 'maintenance', 'sydney', 'on', '--remote', 'stagin'], /^“stagin” means nothing here/],
  ['flags', ['set', 'maintenance', 'sydney', 'on', '--remote=staging'], /^Option '--remote' does not take/],
  ['flags', ['set', 'cache', 'off', 'staging'], /^“staging” means nothing here/],
  ['notfound', ['clear', 'sydney'], /^“sydney” means nothing here/],
  ['enquiries', ['list', '--remote', 'stagin'], /^“stagin” means nothing here/],
  ['enquiries', ['delete', 'MG-7Q4K-2M9X', 'MG-7Q4K-2M9Y'], /^“MG-7Q4K-2M9Y” means nothing here/],
  ['content:types', ['atlantis'], /^“atlantis” means nothing here/],
])('%s %j ends with what is wrong', async (name, words, problem) => {
  expect(await run(files.get(name) ?? '', words)).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(problem),
  });
});
