import { counted } from '../../content/counted.ts';
import { pictureSources } from '../../content/model/definitions.ts';
import { writtenInstant } from '../../content/time/zonedTime.ts';
import { fail, readCommandLine } from '../commandLine.ts';
import { managementClient, problemAt } from './contentManagement.ts';
import { composeSample, samplePlan } from './contentPushEntries.ts';
import { lackingLocales, liveModel, modelPlan } from './contentPushPlan.ts';
import { runSteps, showPlan } from './contentPushRun.ts';
import { chosenCities, managedOptions, managedSpace } from './managedSpace.ts';
import { pictureFields } from './pictureFields.ts';
import { modelledEntry } from './rehearsal/breaches.ts';
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
await push().catch((thrown) => fail(problemAt(options, thrown), 1));

async function push(): Promise<void> {
  const { cities, day, hasEntries, prune } = options;
  const management = managementClient(options);
  const live = await liveModel(management);
  const pictures = pictureFields(live.types, options.pictures);
  const locales = [...live.locales, ...lackingLocales(live.locales)];
  const sample = hasEntries ? await composeSample(cities, day, locales, pictures) : { entries: [], assets: [] };
  const steps = [
    ...(await modelPlan(management, live, options, pictures)),
    ...(hasEntries ? await samplePlan(management, sample) : []),
  ];
  showPlan(steps, options.isVerbose);
  if (options.isRehearsed) {
    const rehearsal = await rehearse(management, { prune, entries: sample.entries.map(modelledEntry), pictures });
    process.stdout.write(rehearsalText(rehearsal));
    const broken = new Set(rehearsal.broken.map(({ entry }) => entry)).size;
    if (broken > 0) fail(`${counted(broken, 'entry', 'entries')} would break: nothing has been changed.`, 1);
  }
  await runSteps(steps, options.isAgreed);
}

function readOptions() {
  const commandOptions = {
    ...managedOptions,
    entries: { type: 'boolean', default: false },
    pictures: { type: 'string' },
    rehearse: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    'drop-data': { type: 'boolean', default: false },
    day: { type: 'string' },
  } as const;
  const { values } = readCommandLine(usage, commandOptions, 0);
  const { prune, day = new Date().toISOString().slice(0, 10), 'drop-data': dropData } = values;
  const space = managedSpace(usage, values);
  const instant = writtenInstant(day, 'UTC') ?? fail(`${day} is no day. Write 2027-01-26.`);
  const cities = chosenCities(values.city);
  if (!values.entries && (values.city ?? values.day) !== undefined)
    fail(`--${values.city ? 'city' : 'day'} is for the sample: it goes with --entries.`);
  if (dropData && !prune) fail('--drop-data goes with --prune.');
  const pictures = pictureSources.find((source) => source === values.pictures);
  if (values.pictures !== undefined && !pictures)
    fail(`--pictures takes ${pictureSources.join(' or ')}, not ${values.pictures}.`);
  return {
    ...{ ...space, prune, dropData, cities, pictures },
    day: new Date(instant),
    hasEntries: values.entries,
    isAgreed: values.yes,
    isVerbose: values.verbose,
    isRehearsed: values.rehearse,
  };
}
