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
  ['whatson', [], /^Which city/],
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
  ['rotate', ['mars', 'HEALTH_KEY'], /^“mars” means nothing here/],
  ['rotate', ['production', 'ATLANTIS'], /^ATLANTIS is no secret of a deployed site: CONTENTFUL_ACCESS_TOKEN, /],
  ['rotate', ['production', 'CONTENTFUL_MANAGEMENT_TOKEN'], /^CONTENTFUL_MANAGEMENT_TOKEN is no secret of a deployed/],
  ['rotate', ['production', 'HEALTH_KEY', 'a-value'], /^“a-value” means nothing here/],
  ['rollback', [], /^Say what to do/],
  ['rollback', ['production', '--with-its-secrets'], /^“--with-its-secrets” means nothing here/],
  ['uses', [], /^Name an entry or asset by its id/],
  ['content:types', ['atlantis'], /^“atlantis” means nothing here/],
  ['content:types', ['--file', 'atlantis.json'], /^atlantis\.json can’t be read/],
  ['whatson', ['--release', 'spring'], /^The site does not answer at/],
  ['whatson', ['atlantis', '--release', 'spring'], /^atlantis is no city/],
  ['whatson', ['--release', 'no id'], /^no id is no id of a release/],
  ['whatson', ['--until', 'soon'], /^soon is no date/],
  ['whatson', ['--until', '2027-02-30'], /^2027-02-30 is no date/],
  ['content:push', ['--space', 'x', '--token', 'y', '--day', '2027-02-30'], /^2027-02-30 is no day/],
  ['content:push', ['--space', 'x', '--token', 'y', '--city', 'atlantis'], /^There is no city atlantis/],
  [
    'content:connect',
    ['--space', 'x', '--token', 'y', '--site', 'https://a.example', '--city', 'atlantis'],
    /atlantis/,
  ],
  ['content:translations', ['--city', 'atlantis'], /^atlantis is no city/],
  ['content:translations', ['--language', 'xx'], /^xx is no language/],
  ['content:translations', ['--kind', 'atlantis'], /^atlantis is no /],
  ['content:check', ['--rule', 'atlantis'], /^There is no rule atlantis/],
  ['flags', ['set', 'maintenance', 'atlantis', 'on'], /^atlantis is no city/],
  ['flags', ['set', 'atlantis', 'on'], /^“atlantis” means nothing here/],
  ['enquiries', ['show', 'MG-1'], /^MG-1 is no receipt number/],
  ['enquiries', ['resend', 'MG-1'], /^MG-1 is no receipt number/],
  ['enquiries', ['delete', 'MG-1'], /^MG-1 is no receipt number/],
  ['statement', ['atlantis.json'], /^There is no file atlantis\.json/],
  ['enquiries', ['restored', '2026-02-30'], /^2026-02-30 is no instant/],
  ['publish', ['sydney-home', '--locale', 'xx'], /^xx is no locale/],
  ['deploy', ['staging', '--secrets-file', 'atlantis'], /^There is no file atlantis/],
  ['alarms', ['mars'], /^“mars” means nothing here/],
  ['doctor', ['mars'], /mars/],
  ['deploy', ['mars'], /mars/],
])('%s %j ends with what is wrong', async (name, words, problem) => {
  expect(await run(files.get(name) ?? '', words)).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(problem),
  });
});

/** Every command that reads a port or the pinned clock, with words that it takes. */
const readers: readonly (readonly [variable: string, command: string, words: readonly string[]])[] = [
  ['PORT', 'editors/publish', ['sydney-home']],
  ['PORT', 'operators/doctor', []],
  ['PORT', 'regions/regions', []],
  ['PORT', 'start/start', []],
  ['CONTENT_PORT', 'editors/publish', ['sydney-home']],
  ['CONTENT_PORT', 'editors/whatson', ['sydney', '--live']],
  ['CONTENT_PORT', 'editors/whatson', ['--release', 'spring']],
  ['CONTENT_PORT', 'operators/doctor', []],
  ['CONTENT_PORT', 'regions/regions', []],
  ['CONTENT_PORT', 'start/start', []],
  ['CLOCK', 'editors/whatson', ['sydney']],
  ['CLOCK', 'editors/whatson', ['--until', '2027-01-26']],
  ['CLOCK', 'editors/contentCheck', []],
  ['CLOCK', 'editors/contentTranslations', []],
];
test.each(readers)('a mistyped %s is refused by name by %s %j', async (variable, command, words) => {
  const wrong = variable === 'CLOCK' ? ['soon', '2027-02-30'] : ['abc', '0x50', '99999'];
  for (const text of wrong)
    expect(await run(command, words, { [variable]: text })).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^${variable}=${text} is no (?:port|moment)`)),
    });
});
