const SPACE = ['--space', 'x', '--token', 'y'];
const MISTYPED = 'test/support/tools/mistypedSecrets.txt';
const [ON, AT] = ['--site', 'https://a.example'] as const;

type Refused = readonly [command: string, words: readonly string[], problem: RegExp];

/** Of each command that reads a space. */
const ofSpaces: readonly (readonly [words: readonly string[], problem: RegExp])[] = [
  [['--file', 'atlantis.json'], /^atlantis\.json can’t be read/],
  [['--space', ''], /^--space is empty/],
  [['--space', 'x'], /^There is no token for space x/],
  [['--environment', 'mastr'], /^--environment is for a live space: --space names it/],
  [['--token', 'x'], /^--token is for a live space/],
  [['--host', 'localhost:9'], /^--host is for a live space/],
  [[...SPACE, '--host', 'https://cdn.a.example/'], /^“https:\/\/cdn\.a\.example\/” is no host: write /],
];

/**
 * Wrong words of every command, each with what it says: a city, date, number, id, file, place or action that there is none of.
 */
export const refusedWords: readonly Refused[] = [
  ...['content:check', 'content:types', 'content:translations'].flatMap((command) =>
    ofSpaces.map(([words, problem]): Refused => [command, words, problem]),
  ),
  ...['rotate', 'rollback', 'deploy', 'alarms', 'doctor'].map(
    (command): Refused => [command, ['mars'], /^“mars” means nothing here/],
  ),
  ['content:types', ['--json'], /^--json is for a comparison: name a space or a file/],
  ['content:types', ['--file', 'x.json', '--out', 'types.ts'], /^--out is for the types of the registry/],
  ['whatson', [], /^Which city/],
  ['whatson', ['sydney', 'paris'], /^“paris” means nothing here/],
  ['whatson', ['sydney', '--at', 'soon'], /^soon is no date/],
  ['whatson', ['sydney', '--at', '2027-02-30'], /^2027-02-30 is no date/],
  ['whatson', ['sydney', '--days', 'many'], /^--days takes a number from 1 to 1000, not “many”/],
  ['whatson', ['sydney', '--days', '5.5'], /^--days takes a number/],
  ['whatson', ['sydney', '--pictures', 'folder'], /^--pictures is for --release or --until/],
  ['whatson', ['--release', 'spring'], /^The site does not answer at/],
  ['whatson', ['Sydney'], /^Sydney is no city: paris, .*sydney/],
  ['whatson', ['atlantis', '--release', 'spring'], /^atlantis is no city/],
  ['whatson', ['--release', 'no id'], /^no id is no id of a release/],
  ['whatson', ['--release', 'spring', '--days', '3'], /^--at and --days are for a city’s dates/],
  ['whatson', ['sydney', '--live', '--release', 'spring'], /^--live is for a city’s dates/],
  ['whatson', ['--until', 'soon'], /^soon is no date/],
  ['whatson', ['--until', '2027-02-30'], /^2027-02-30 is no date/],
  ['whatson', ['sydney', '--until', '2025-07-02'], /^2025-07-02 is past: --until names a moment to come/],
  ['publish', [], /^Which entry/],
  ['publish', ['sydney-home', '--due', '2027-13-01T09:00Z'], /^2027-13-01T09:00Z is no moment/],
  ['publish', ['sydney-home', '--due', '2020-01-01T09:00Z'], /^2020-01-01T09:00Z is past/],
  ['publish', ['sydney-home', '--action', 'burn'], /^burn is no action/],
  ['publish', ['sydney-home', '--times', 'often'], /^--times takes a number/],
  ['publish', ['sydney-home', '--times', '3', 'title=X'], /^--times publishes the title, each time/],
  ['publish', ['sydney-home', '--times', '3', '--due', '2099-01-01'], /^--times publishes the title/],
  ['publish', ['sydney-home', '--action', 'unpublish', '--due', '2099-01-01'], /^--due and --release .*unpublish/],
  ['publish', ['sydney-home', '--action', 'delete', '--release', 'winter'], /^--due and --release publish .*delete/],
  ['publish', ['sydney-home', '--action', 'unpublish', 'slug=x'], /^--action unpublish .+: leave out slug=x/],
  ['publish', ['sydney-home', '--locale', 'xx'], /^xx is no locale of the site: en-US, /],
  ['publish', ['sydney-home', 'title'], /^“title” means nothing here: write a field, = and its value/],
  ['publish', ['sydney-home', '--page', 'https://a.example/'], /^https:\/\/a\.example\/ is no address of the site/],
  ['uses', [], /^Name an entry or asset by its id/],
  ['uses', ['no id'], /^no id is no id\./],
  ['uses', ['sydney-home'], /^The site can't be asked: http:\/\/localhost:\d+ does not answer; npm start runs it/],
  ['uses', ['sydney-home', '--remote', 'stagin'], /^“stagin” means nothing here/],
  ['content:check', ['--severity', 'dire'], /^dire is no severity/],
  ['content:check', ['--rule', 'atlantis'], /^There is no rule atlantis/],
  ['content:check', ['--file', 'package.json', '--token', 'x'], /^--token is for a live space/],
  ['content:types', ['--out', 'atlantis/types.ts'], /atlantis\/types\.ts/],
  ['content:translations', ['--city', 'atlantis'], /^atlantis is no city/],
  ['content:translations', ['--language', 'xx'], /^xx is no language/],
  ['content:translations', ['--kind', 'atlantis'], /^atlantis is no kind of page/],
  ['content:translations', ['--state', 'atlantis'], /^atlantis is no state/],
  ['content:translations', ['--since', 'atlantis.json'], /atlantis\.json can’t be read/],
  ['content:translations', ['--history'], /^--history needs CONTENTFUL_MANAGEMENT_TOKEN\./],
  ['content:push', [], /^A space and a management token are needed/],
  ['content:push', ['--space', 'x'], /^A space and a management token are needed/],
  ['content:push', [...SPACE, '--entries', '--day', '2027-02-30'], /^2027-02-30 is no day/],
  ['content:push', [...SPACE, '--entries', '--city', 'atlantis'], /^atlantis is no city: paris, /],
  ['content:push', [...SPACE, '--city', 'sydney'], /^--city is for the sample/],
  ['content:push', [...SPACE, '--pictures', 'walls'], /^--pictures takes service or assets, not wal/],
  ['content:push', [...SPACE, '--retries', 'many'], /^--retries takes a number/],
  ['content:push', [...SPACE, '--host', 'localhost:9/'], /^“localhost:9\/” is no host/],
  ['content:push', [...SPACE, '--drop-data'], /^--drop-data goes with --prune/],
  ['content:connect', ['--space', 'x', ON, AT], /^A space and a management token are needed/],
  ['content:connect', [...SPACE, '--site', 'http://a.example'], /^--site takes .+“http:\/\/a\.example”/],
  ['content:connect', [...SPACE, '--site', 'https://a.example/en'], /^--site takes the public address/],
  ['content:connect', [...SPACE, ON, AT, '--city', 'atlantis'], /^atlantis is no city: paris, /],
  ['content:connect', [...SPACE, ON, AT, '--host', ' localhost:9'], /^“ localhost:9” is no host/],
  ['content:connect', [...SPACE, ON, AT, '--retries', '99'], /^--retries takes/],
  ['contract', ['--space', 'x'], /^--space and --token go together/],
  ['contract', ['--environment', 'mastr'], /^--environment is for a real space/],
  ['contract', ['--preview-token', 'x'], /^--preview-token is for a real space/],
  ['contract', ['--preview-host', 'localhost:9'], /^--preview-host is for a real space/],
  ['contract', ['--host', 'localhost:9'], /^--host is for a real space/],
  ['contract', [...SPACE, '--host', ''], /^“” is no host/],
  ['contract', [...SPACE, '--preview-host', 'localhost:9/x'], /^“localhost:9\/x” is no host/],
  ['contract', [...SPACE, '--burst', '501'], /^--burst takes a number from 1 to 500/],
  ['flags', [], /^Say what to do/],
  ['flags', ['set', 'maintenance', 'atlantis', 'on'], /^atlantis is no city/],
  ['flags', ['set', 'maintenance'], /^Which city\?/],
  ['flags', ['set', 'maintenance', 'sydney'], /^On or off\?/],
  ['flags', ['clear', 'maintenance', 'atlantis'], /^atlantis is no city/],
  ['flags', ['clear', 'maintenance'], /^Which city\?/],
  ['flags', ['set', 'maintenance', 'sydney', 'onn'], /^onn is neither on nor off/],
  ['flags', ['set', 'cache', 'maybe'], /^maybe is neither on nor off/],
  ['flags', ['set', 'cache', 'sydney', 'off'], /^cache holds for all cities and takes none/],
  ['flags', ['set', 'atlantis', 'on'], /^“atlantis” means nothing here/],
  ['flags', ['set', 'maintenance', 'sydney', 'on', '--remote', 'stagin'], /^“stagin” means nothing here/],
  ['flags', ['set', 'maintenance', 'sydney', 'on', '--remote=staging'], /^Option '--remote' does not take/],
  ['flags', ['set', 'cache', 'off', 'staging'], /^“staging” means nothing here/],
  ['notfound', [], /^Say what to do/],
  ['notfound', ['clear', 'sydney'], /^“sydney” means nothing here/],
  ['notfound', ['list', '--remote', 'stagin'], /^“stagin” means nothing here/],
  ['enquiries', [], /^Say what to do/],
  ['enquiries', ['list', '--remote', 'stagin'], /^“stagin” means nothing here/],
  ['enquiries', ['show'], /^Which one\?/],
  ['enquiries', ['show', 'MG-1'], /^MG-1 is no receipt number/],
  ['enquiries', ['resend', 'MG-1'], /^MG-1 is no receipt number/],
  ['enquiries', ['delete', 'MG-1'], /^MG-1 is no receipt number/],
  ['enquiries', ['delete', 'MG-7Q4K-2M9X', 'MG-7Q4K-2M9Y'], /^“MG-7Q4K-2M9Y” means nothing here/],
  ['enquiries', ['delete-with', 'x'], /^The text is too short/],
  ['enquiries', ['export', 'xls'], /^“xls” means nothing here/],
  ['enquiries', ['restored', '2026-02-30'], /^2026-02-30 is no instant/],
  ['statement', [], /^Name the report/],
  ['statement', ['atlantis.json'], /^There is no file atlantis\.json/],
  ['statement', ['package.json'], /^package\.json is no report of the tests/],
  ['statement', ['README.md'], /^README\.md is no report of the tests/],
  ['rotate', ['production'], /^Which secret of a deployed site: CONTENTFUL_ACCESS_TOKEN, /],
  ['rotate', ['production', 'ATLANTIS'], /^ATLANTIS is no secret of a deployed site: CONTENTFUL_ACCESS_TOKEN, /],
  ['rotate', ['production', 'CONTENTFUL_MANAGEMENT_TOKEN'], /^CONTENTFUL_MANAGEMENT_TOKEN is no secret of a deployed/],
  ['rotate', ['production', 'HEALTH_KEY', 'a-value'], /^“a-value” means nothing here/],
  ['rollback', [], /^Say what to do/],
  ['rollback', ['production', 'yesterday'], /^yesterday is no id of a version/],
  ['rollback', ['production', '--with-its-secrets'], /^“--with-its-secrets” means nothing here/],
  ['deploy', ['staging', 'production'], /^“production” means nothing here/],
  ['deploy', ['staging', '--secrets-file', 'atlantis'], /^There is no file atlantis/],
  ['deploy', ['staging', '--secrets-file', 'docs'], /^There is no file docs/],
  ['deploy', ['staging', '--secrets-file', MISTYPED], /^HEALTHKEY in test\S+ is no secret of a deployed/],
  ['alarms', ['production', 'staging'], /^“staging” means nothing here/],
  ['regions', ['--delay', 'long'], /^--delay takes a number from 0 to 3600, not “long”/],
  ['regions', ['--fill', 'some'], /^--fill takes all or none, not some/],
  ['load', ['--minutes', 'ten'], /^--minutes takes a number from 1, not “ten”/],
  ['load', ['--publications', '0'], /^--publications takes a number/],
  ['load', ['--soak', 'wet'], /^--soak takes a number from 0/],
  ['ahead', ['--cities', 'sydney,atlantis'], /^atlantis is no city/],
  ['ahead', ['--addresses', 'all'], /^--addresses takes a number/],
  ['ahead', ['--publications', 'x'], /^--publications takes a number/],
  ['lighthouse', ['atlantis'], /^atlantis: no kind of page/],
  ['lighthouse', ['--visits', 'few'], /^--visits takes a number/],
  ['mutants', ['atlantis'], /^atlantis is no room/],
  ['mutants', ['--sample', 'x'], /^--sample takes a number/],
];

/** Commands that read a port, a number or the pinned clock from the environment, with words that they take where they need some. */
const reading: Readonly<Record<string, readonly string[]>> = {
  PORT: [
    ...['publish sydney-home', 'uses sydney-home', 'flags list', 'doctor', 'regions'],
    ...['start', 'dev', 'look', 'lighthouse'],
  ],
  CONTENT_PORT: [
    ...['publish sydney-home', 'whatson sydney --live', 'whatson --release spring', 'content:check'],
    ...['doctor', 'regions', 'start', 'lighthouse'],
  ],
  BENCH_PORT: ['bench', 'bench:forms', 'bench:phone', 'bench:memory'],
  ROUNDS: ['bench'],
  FORMS: ['bench:forms'],
  TIMES: ['bench:phone', 'bench:typing'],
  PAGES: ['bench:memory'],
  CLOCK: [
    ...['publish sydney-home --due 2030-01-26T09:00Z', 'whatson sydney', 'whatson --until 2027-01-26'],
    ...['content:check', 'content:translations', 'start'],
  ],
};

/** A row for each of them. */
export const refusedVariables = Object.entries(reading).flatMap(([variable, lines]) =>
  lines.map((line) => {
    const [command = '', ...words] = line.split(' ');
    return [variable, command, words] as const;
  }),
);

const PLACE = [...SPACE, ...'--host localhost:9 --retries 0 --environment mastr'.split(' ')];

/** Places that only the service knows to be wrong: it refuses them with 1, and the command names what was asked for. */
export const refusedPlaces: readonly Refused[] = [
  ['content:push', PLACE, /^Space x, environment mastr: the service can’t be reached/],
  ['content:connect', [...PLACE, ON, AT], /^Space x, environment mastr: the service can’t be/],
];
