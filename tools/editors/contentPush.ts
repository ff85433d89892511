import { citySlugs, isCity } from '../../content/cities.ts';
import { counted } from '../../content/counted.ts';
import { pictureSources } from '../../content/model/definitions.ts';
import { writtenInstant } from '../../content/time/zonedTime.ts';
import { readCommandLine, refuse, refuseWord } from '../commandLine.ts';
import { type Management, managementClient, problemAt } from './contentManagement.ts';
import type { Sample } from './contentPushEntries.ts';
import { type LiveModel, lackingLocales, liveModel, modelPlan } from './contentPushPlan.ts';
import { fail, runSteps, showPlan } from './contentPushRun.ts';
import type { Step } from './contentPushStep.ts';
import { type PictureFields, pictureFields } from './pictureFields.ts';
import { rehearsalText, rehearse } from './rehearsal/rehearse.ts';

const usage = `Brings the content model into a space: locales, tags and content types, as the registry has them.

  npm run content:push -- --space ID --environment E --token T    shows what would be done, and asks
  npm run content:push -- ... --yes                               does it without asking
  npm run content:push -- ... --entries                           and the sample, with its pictures; --city sydney only some
  npm run content:push -- ... --pictures service                  media fields for a media service's objects (docs/pictures.md);
                                                                  without it for assets of the space, or as the space has them
  npm run content:push -- ... --rehearse                          checks first that no entry breaks; with --yes it goes on
  npm run content:push -- ... --verbose                           names what stays as it is, too

  --prune       deletes content types without entries, and empty fields, that the registry does not have
  --drop-data   lets --prune delete fields that entries have values in
  --day D       the day that the sample's dates lie around, e.g. 2027-01-26; today without it
  --retries N   how often a call is tried again after a rate limit or a failure; 5 without it

Without the options, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, CONTENTFUL_MANAGEMENT_TOKEN and
CONTENTFUL_MANAGEMENT_HOST say the same. Nothing is ever deleted without --prune, and entries never are. It can be
run again at any time: what is done stays done. Ends with 1 where the space or the service refuses.
`;

const options = readOptions();
try {
  await run();
} catch (thrown) {
  fail(1, problemAt(options, thrown));
}

async function run(): Promise<void> {
  const management = managementClient(options);
  const live = await liveModel(management);
  const pictures = pictureFields(live.types, options.pictures);
  const coming = options.hasEntries ? await sampleFor(options, live, pictures) : undefined;
  const steps = [
    ...(await modelPlan(management, live, options, pictures)),
    ...(coming ? await samplePlan(management, coming) : []),
  ];
  showPlan(steps, options.isVerbose);
  if (options.isRehearsed) {
    const entries = coming ? await rehearsed(coming) : [];
    const rehearsal = await rehearse(management, { prune: options.prune, entries, pictures });
    process.stdout.write(rehearsalText(rehearsal));
    const broken = new Set(rehearsal.broken.map(({ entry }) => entry)).size;
    if (broken > 0) fail(1, `${counted(broken, 'entry', 'entries')} would break: nothing has been changed.\n`);
  }
  await runSteps(steps, options.isAgreed);
}

/** The sample is composed only when it is asked for: the texts of 21 cities take their time to load. */
async function sampleFor(
  { cities, day }: ReturnType<typeof readOptions>,
  { locales }: LiveModel,
  pictures: PictureFields,
): Promise<Sample> {
  const { composeSample } = await import('./contentPushEntries.ts');
  return composeSample(cities, day, [...locales, ...lackingLocales(locales)], pictures);
}

/** Pictures come first: what is published shows only what is published. */
async function samplePlan(management: Management, sample: Sample): Promise<readonly Step[]> {
  const [{ assetPlan }, { entryPlan }] = await Promise.all([
    import('./contentPushAssets.ts'),
    import('./contentPushEntries.ts'),
  ]);
  return [...(await assetPlan(management, sample.assets)), ...(await entryPlan(management, sample))];
}

async function rehearsed(sample: Sample) {
  const { rehearsedEntries } = await import('./contentPushEntries.ts');
  return rehearsedEntries(sample);
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
    pictures: { type: 'string' },
    rehearse: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    'drop-data': { type: 'boolean', default: false },
    day: { type: 'string' },
    retries: { type: 'string', default: '5' },
  });
  if (positionals.length > 0) refuseWord(usage, positionals[0]);
  const {
    space,
    environment,
    token,
    host,
    prune,
    city: cities = citySlugs,
    day = new Date().toISOString().slice(0, 10),
  } = values;
  const retries = Number(values.retries);
  const instant = writtenInstant(day, 'UTC');
  const unknown = cities.filter((city) => !isCity(city));
  if (space === '' || token === '') refuse(usage, 'A space and a management token are needed.');
  if (!Number.isInteger(retries) || retries < 0 || retries > 20) fail(2, '--retries takes a number up to 20.\n');
  if (instant === undefined) return fail(2, `${day} is no day. Write 2027-01-26.\n`);
  if (unknown.length > 0) fail(2, `There is no city ${unknown.join(', ')}.\n`);
  if (!values.entries && (values.city ?? values.day) !== undefined)
    fail(2, `--${values.city ? 'city' : 'day'} is for the sample: it goes with --entries.\n`);
  if (values['drop-data'] && !prune) fail(2, '--drop-data goes with --prune.\n');
  const pictures = pictureSources.find((source) => source === values.pictures);
  if (values.pictures !== undefined && !pictures)
    fail(2, `--pictures takes ${pictureSources.join(' or ')}, not ${values.pictures}.\n`);
  return {
    space,
    environment,
    token,
    host,
    prune,
    retries,
    day: new Date(instant),
    pictures,
    cities: cities.filter(isCity),
    hasEntries: values.entries,
    dropData: values['drop-data'],
    isAgreed: values.yes,
    isVerbose: values.verbose,
    isRehearsed: values.rehearse,
  };
}
