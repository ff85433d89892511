import { contentHost } from '../../content/address/contentHost.ts';
import { counted } from '../../content/counted.ts';
import { hostProblem } from '../apiHost.ts';
import { print, readCommandLine, refuse, runCommand, wholeNumber } from '../commandLine.ts';
import { embeddedService } from '../editors/contentAccess.ts';
import { reach } from '../networkProblem.ts';
import { secretProblem } from '../secrets.ts';
import { type ContractSpace, spaceOver } from './askSpace.ts';
import { tryContract } from './tryContract.ts';

const usage = `Whether a space of the content service does what the site relies on: the same expectations that the tests hold the
embedded service to. It only reads.

  npm run -s contract                                          the embedded service
  npm run -s contract -- --space ID --token T                  a real space, by its delivery token
  npm run -s contract -- --space ID --token T --preview-token P --environment master
  --host H, --preview-host H     cdn.contentful.com and preview.contentful.com, or those of another region
  --burst N                      N calls at once, to see the rate limit: not while visitors need it

It ends with 1 where an expectation is broken.
`;

const options = {
  space: { type: 'string' },
  token: { type: 'string' },
  'preview-token': { type: 'string' },
  environment: { type: 'string' },
  host: { type: 'string' },
  'preview-host': { type: 'string' },
  burst: { type: 'string' },
} as const;
const { values } = readCommandLine(usage, options, 0);
if ((values.space === undefined) !== (values.token === undefined)) refuse(usage, '--space and --token go together.');
const [unused] = Object.keys(values);
if (values.space === undefined && unused !== undefined)
  refuse(usage, `--${unused} is for a real space: --space and --token name it.`);
const hosts = { host: 'cdn.contentful.com', 'preview-host': 'preview.contentful.com', ...values };
const problem =
  hostProblem(hosts.host) ??
  hostProblem(hosts['preview-host']) ??
  secretProblem('--token', values.token ?? '') ??
  secretProblem('--preview-token', values['preview-token'] ?? '');
if (problem) refuse(usage, problem);

await runCommand(async () => {
  const findings = await tryContract(chosenSpace());
  const signs = { held: '✓', broken: '✗', 'not tried': '–' } as const;
  for (const { name, state, reason } of findings)
    print(`${signs[state]} ${name}${reason === undefined ? '' : `\n    ${reason}`}`);
  const broken = findings.filter(({ state }) => state === 'broken').length;
  const held = findings.filter(({ state }) => state === 'held').length;
  const untried = findings.length - held - broken;
  print(`\n${held} of ${counted(held + broken, 'expectation')} held; ${untried} of ${findings.length} not tried.`);
  process.exitCode = broken === 0 ? 0 : 1;
});

function chosenSpace(): ContractSpace {
  const burst = values.burst === undefined ? undefined : wholeNumber(usage, '--burst', values.burst, { most: 500 });
  if (values.space === undefined) {
    const service = embeddedService(new Date());
    return spaceOver({
      space: 'meridian',
      environment: 'master',
      origins: { delivery: 'http://localhost:8788', preview: 'http://127.0.0.1:8788' },
      tokens: { delivery: 'meridian-delivery', preview: 'meridian-preview' },
      fetch: async (request) => service.fetch(request),
    });
  }
  return spaceOver({
    space: values.space,
    environment: values.environment ?? 'master',
    origins: {
      delivery: contentHost(hosts.host).origin,
      preview: contentHost(hosts['preview-host']).origin,
    },
    tokens: { delivery: values.token, preview: values['preview-token'] },
    burst,
    fetch: (request) => reach(new Request(request, { signal: AbortSignal.timeout(60_000) })),
  });
}
