import { fail, readCommandLine, refuse } from '../commandLine.ts';
import { connectPlan } from './connectPlan.ts';
import { managementClient, problemAt } from './contentManagement.ts';
import { liveModel, modelPlan } from './contentPushPlan.ts';
import { runSteps, showPlan } from './contentPushRun.ts';
import { chosenCities, managedOptions, managedSpace } from './managedSpace.ts';
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

const commandOptions = {
  ...managedOptions,
  site: { type: 'string', default: process.env['SITE_ORIGIN'] ?? '' },
  'no-roles': { type: 'boolean', default: false },
} as const;
const { values } = readCommandLine(usage, commandOptions, 0);
const { site } = values;
const space = managedSpace(usage, values);
if (!URL.canParse(site) || site.replace(/\/$/, '') !== new URL(site).origin || !site.startsWith('https:'))
  refuse(usage, `--site takes the public address of the site, with https and its host alone: not “${site}”.`);
const cities = chosenCities(values.city);
await connect().catch((thrown) => fail(problemAt(space, thrown), 1));

async function connect(): Promise<void> {
  const management = managementClient(space);
  const live = await liveModel(management);
  const steps = [
    ...(await modelPlan(management, live, { prune: false, dropData: false }, pictureFields(live.types, undefined))),
    ...(await connectPlan(management, {
      origin: new URL(site).origin,
      environment: space.environment,
      // A line's end is no part of a secret, as in npm run rotate.
      hookSecret: process.env['CONTENTFUL_HOOK_SECRET']?.trim() ?? '',
      previewSecret: process.env['PREVIEW_SECRET']?.trim() ?? '',
      cities: values['no-roles'] ? [] : cities,
    })),
  ];
  showPlan(steps, values.verbose);
  await runSteps(steps, values.yes);
}
