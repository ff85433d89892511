import { citySlugs, isCity } from '../../content/cities.ts';
import { readCommandLine, refuse, refuseWord } from '../commandLine.ts';
import { connectPlan } from './connectPlan.ts';
import { managementClient, problemAt } from './contentManagement.ts';
import { liveModel, modelPlan } from './contentPushPlan.ts';
import { fail, runSteps, showPlan } from './contentPushRun.ts';
import { pictureFields } from './pictureFields.ts';

const usage = `Connects a space with the site: its model, the signed webhook, access tokens, preview addresses and editors' roles.

  npm run content:connect -- --space ID --token T --site https://www.meridian.example    shows the plan, and asks
  npm run content:connect -- ... --yes                                                    does it without asking
  npm run content:connect -- ... --city sydney                                            roles for some cities only
  npm run content:connect -- ... --no-roles                                               no roles
  npm run content:connect -- ... --verbose                                                names what stays as it is, too

  --environment E   master without it
  --retries N       how often a call is tried again after a rate limit or a failure; 5 without it

CONTENTFUL_HOOK_SECRET signs the webhooks: 64 letters and digits; PREVIEW_SECRET opens drafts: 16 characters or more.
Both are the same as for the site. Without the options, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT,
CONTENTFUL_MANAGEMENT_TOKEN, CONTENTFUL_MANAGEMENT_HOST and SITE_ORIGIN say the same. Nothing is deleted. What the token
or the space's plan does not allow is named and left. Run again it says "Nothing to do." Ends with 1 where the space or
the service refuses what the site needs.
`;

const options = readOptions();
try {
  await run();
} catch (thrown) {
  fail(1, problemAt(options, thrown));
}

async function run(): Promise<void> {
  const { origin, environment, cities } = options;
  const management = managementClient(options);
  const live = await liveModel(management);
  const steps = [
    ...(await modelPlan(management, live, { prune: false, dropData: false }, pictureFields(live.types, undefined))),
    ...(await connectPlan(management, {
      origin,
      environment,
      hookSecret: process.env['CONTENTFUL_HOOK_SECRET'] ?? '',
      previewSecret: process.env['PREVIEW_SECRET'] ?? '',
      cities,
    })),
  ];
  showPlan(steps, options.isVerbose);
  await runSteps(steps, options.isAgreed);
}

function readOptions() {
  const { values, positionals } = readCommandLine(usage, {
    space: { type: 'string', default: process.env['CONTENTFUL_SPACE_ID'] ?? '' },
    environment: { type: 'string', default: process.env['CONTENTFUL_ENVIRONMENT'] ?? 'master' },
    token: { type: 'string', default: process.env['CONTENTFUL_MANAGEMENT_TOKEN'] ?? '' },
    host: { type: 'string', default: process.env['CONTENTFUL_MANAGEMENT_HOST'] ?? 'api.contentful.com' },
    site: { type: 'string', default: process.env['SITE_ORIGIN'] ?? '' },
    city: { type: 'string', multiple: true },
    'no-roles': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    retries: { type: 'string', default: '5' },
  });
  if (positionals.length > 0) refuseWord(usage, positionals[0]);
  const { space, environment, token, host, site, city: cities = citySlugs } = values;
  const retries = Number(values.retries);
  const unknown = cities.filter((city) => !isCity(city));
  if (space === '' || token === '') refuse(usage, 'A space and a management token are needed.');
  if (!URL.canParse(site) || site.replace(/\/$/, '') !== new URL(site).origin || !site.startsWith('https:'))
    refuse(usage, `--site takes the public address of the site, with https and its host alone: not “${site}”.`);
  if (!Number.isInteger(retries) || retries < 0 || retries > 20) fail(2, '--retries takes a number up to 20.\n');
  if (unknown.length > 0) fail(2, `There is no city ${unknown.join(', ')}.\n`);
  return {
    ...{ space, environment, token, host, retries },
    origin: new URL(site).origin,
    cities: values['no-roles'] ? [] : cities.filter(isCity),
    isAgreed: values.yes,
    isVerbose: values.verbose,
  };
}
