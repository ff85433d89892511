import { createInterface } from 'node:readline/promises';
import { citySlugs, isCity } from '../../content/cities.ts';
import { readCommandLine, refuse, refuseWord } from './commandLine.ts';
import { type Management, managementClient, managementProblem } from './contentManagement.ts';
import { modelPlan } from './contentPushPlan.ts';
import type { Step } from './contentPushStep.ts';

const usage = `Brings the content model into a space: locales, tags and content types, as the registry has them.

  npm run content:push -- --space ID --environment E --token T    shows what would be done, and asks
  npm run content:push -- ... --yes                               does it without asking
  npm run content:push -- ... --entries                           and the sample entries; --city sydney only some
  npm run content:push -- ... --verbose                           names what stays as it is, too

  --prune       deletes content types without entries, and empty fields, that the registry does not have
  --drop-data   lets --prune delete fields that entries have values in
  --day D       the day that the sample's dates lie around, e.g. 2027-01-26; today without it
  --retries N   how often a call is tried again after a rate limit or a failure; 5 without it

Without the options, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, CONTENTFUL_MANAGEMENT_TOKEN and
CONTENTFUL_MANAGEMENT_HOST say the same. Nothing is ever deleted without --prune, and entries never are. It can be
run again at any time: what is done stays done. Ends with 1 where the space or the service refuses.
`;

/** The order in which things are told and done: each needs those before it. */
const kinds = ['locale', 'tag', 'content type', 'entry'] as const satisfies readonly Step['kind'][];

try {
  await run();
} catch (thrown) {
  fail(1, `${managementProblem(thrown)}\n`);
}

async function run(): Promise<void> {
  const options = readOptions();
  const management = managementClient(options);
  const steps = [
    ...(await modelPlan(management, options)),
    ...(options.hasEntries ? await samplePlan(management, options) : []),
  ];
  process.stdout.write(planText(steps, options.isVerbose));
  const refused = steps.filter(({ action }) => action === 'refuse').length;
  if (refused > 0) fail(1, `${refused} refused: nothing has been changed.\n`);
  const open = steps.filter(({ apply, finish }) => apply ?? finish);
  if (open.length === 0) return void process.stdout.write('Nothing to do.\n');
  if (!options.isAgreed && !(await isAgreed()))
    return void process.stdout.write('Nothing has been changed. --yes does it.\n');
  await applySteps(open);
}

/** The sample is composed only when it is asked for: the texts of 21 cities take their time to load. */
async function samplePlan(
  management: Management,
  { cities, day }: ReturnType<typeof readOptions>,
): Promise<readonly Step[]> {
  const { entryPlan } = await import('./contentPushEntries.ts');
  return entryPlan(management, cities, day);
}

function readOptions() {
  const { values, positionals } = readCommandLine(usage, {
    space: { type: 'string', default: process.env['CONTENTFUL_SPACE_ID'] ?? '' },
    environment: { type: 'string', default: process.env['CONTENTFUL_ENVIRONMENT'] ?? 'master' },
    token: { type: 'string', default: process.env['CONTENTFUL_MANAGEMENT_TOKEN'] ?? '' },
    host: { type: 'string', default: process.env['CONTENTFUL_MANAGEMENT_HOST'] ?? 'api.contentful.com' },
    yes: { type: 'boolean', default: false },
    entries: { type: 'boolean', default: false },
    city: { type: 'string', multiple: true },
    verbose: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    'drop-data': { type: 'boolean', default: false },
    day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    retries: { type: 'string', default: '5' },
  });
  if (positionals.length > 0) refuseWord(usage, positionals[0]);
  const { space, environment, token, host, prune, city: cities = citySlugs } = values;
  const retries = Number(values.retries);
  const day = new Date(values.day);
  const unknown = cities.filter((city) => !isCity(city));
  if (space === '' || token === '') refuse(usage, 'A space and a management token are needed.');
  if (!Number.isInteger(retries) || retries < 0 || retries > 20) fail(2, '--retries takes a number up to 20.\n');
  if (Number.isNaN(day.getTime())) fail(2, `${values.day} is no day. Write 2027-01-26.\n`);
  if (unknown.length > 0) fail(2, `There is no city ${unknown.join(', ')}.\n`);
  return {
    space,
    environment,
    token,
    host,
    prune,
    retries,
    day,
    cities: cities.filter(isCity),
    hasEntries: values.entries,
    dropData: values['drop-data'],
    isAgreed: values.yes,
    isVerbose: values.verbose,
  };
}

function planText(steps: readonly Step[], isVerbose: boolean): string {
  const lines = kinds.flatMap((kind) => {
    const ofKind = steps.filter((step) => step.kind === kind);
    const told = ofKind.filter(({ action, details }) => isVerbose || action !== 'unchanged' || details.length > 0);
    const unchanged = ofKind.filter(({ action }) => action === 'unchanged').length;
    return [
      ...told.flatMap(({ action, id, details }) => [
        `${action.padEnd(9)} ${kind} ${id}`,
        ...details.map((detail) => `            ${detail}`),
      ]),
      ...(ofKind.length > 0 ? [`          ${kind}: ${ofKind.length - unchanged} to do, ${unchanged} unchanged`] : []),
    ];
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** One thing after the other; the first refusal ends it, and says how far it came. */
async function applySteps(steps: readonly Step[]): Promise<void> {
  const calls = [
    ...steps.flatMap((step) =>
      step.apply ? [{ step, call: step.apply, done: step.action === 'publish' ? 'published' : `${step.action}d` }] : [],
    ),
    ...steps.flatMap((step) => (step.finish ? [{ step, call: step.finish, done: 'published' }] : [])),
  ];
  for (const [index, { step, call, done }] of calls.entries()) {
    try {
      await call();
    } catch (thrown) {
      fail(
        1,
        `${step.kind} ${step.id}: ${managementProblem(thrown)}\n${index} of ${calls.length} calls were done and stay done; run it again for the others.\n`,
      );
    }
    process.stdout.write(`${done} ${step.kind} ${step.id}\n`);
  }
  process.stdout.write(`Done: ${calls.length} calls.\n`);
}

/** Asks on a terminal; elsewhere nobody can agree. */
async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Do this? (yes/no) ');
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

function fail(status: 1 | 2, text: string): never {
  process.stderr.write(text);
  process.exit(status);
}
