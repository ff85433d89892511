import { readCommandLine, refuse, refuseWord } from '../commandLine.ts';
import { connectPlan } from './connectPlan.ts';
import { managementClient, managementProblem } from './contentManagement.ts';
import { modelPlan } from './contentPushPlan.ts';
import { fail, runSteps, showPlan } from './contentPushRun.ts';

const usage = `Connects a space with the site: its model, the signed webhook and the access tokens.

  npm run content:connect -- --space ID --token T --site https://www.meridian.example    shows the plan, and asks
  npm run content:connect -- ... --yes                                                    does it without asking
  npm run content:connect -- ... --verbose                                                names what stays as it is, too

  --environment E   master without it
  --retries N       how often a call is tried again after a rate limit or a failure; 5 without it

CONTENTFUL_HOOK_SECRET signs the webhooks: 64 letters and digits, the same as for the site. Without the options,
CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, CONTENTFUL_MANAGEMENT_TOKEN, CONTENTFUL_MANAGEMENT_HOST and SITE_ORIGIN say
the same. Nothing is deleted. Run again it says "Nothing to do." Ends with 1 where the space or the service refuses.
`;

try {
  await run();
} catch (thrown) {
  fail(1, `${managementProblem(thrown)}\n`);
}

async function run(): Promise<void> {
  const { values, positionals } = readCommandLine(usage, {
    space: { type: 'string', default: process.env['CONTENTFUL_SPACE_ID'] ?? '' },
    environment: { type: 'string', default: process.env['CONTENTFUL_ENVIRONMENT'] ?? 'master' },
    token: { type: 'string', default: process.env['CONTENTFUL_MANAGEMENT_TOKEN'] ?? '' },
    host: { type: 'string', default: process.env['CONTENTFUL_MANAGEMENT_HOST'] ?? 'api.contentful.com' },
    site: { type: 'string', default: process.env['SITE_ORIGIN'] ?? '' },
    yes: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    retries: { type: 'string', default: '5' },
  });
  if (positionals.length > 0) refuseWord(usage, positionals[0]);
  const { space, environment, token, host, site } = values;
  const retries = Number(values.retries);
  if (space === '' || token === '') refuse(usage, 'A space and a management token are needed.');
  if (!URL.canParse(site) || new URL(site).protocol !== 'https:')
    refuse(usage, '--site takes the public address of the site, with https: the service calls it.');
  if (!Number.isInteger(retries) || retries < 0 || retries > 20) fail(2, '--retries takes a number up to 20.\n');
  const { origin } = new URL(site);
  const management = managementClient({ space, environment, token, host, retries });
  const hookSecret = process.env['CONTENTFUL_HOOK_SECRET'] ?? '';
  const steps = [
    ...(await modelPlan(management, { prune: false, dropData: false })),
    ...(await connectPlan(management, { origin, environment, hookSecret })),
  ];
  showPlan(steps, values.verbose);
  await runSteps(steps, values.yes);
  process.stdout.write(byHand(origin));
}

/** What no published call of the management API sets. */
function byHand(origin: string): string {
  return `By hand, in the space:
  Settings, Content preview: for every content type
    ${origin}/preview?secret=PREVIEW_SECRET&entry={entry.sys.id}
  Settings, Roles: who may publish in which city, by tag
`;
}
