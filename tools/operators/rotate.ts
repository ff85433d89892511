import { text } from 'node:stream/consumers';
import { readCommandLine, refuse } from '../commandLine.ts';
import { answerTo } from '../question.ts';
import { secretNames } from '../secrets.ts';
import { readSiteConfig } from '../siteConfig.ts';
import { COORDINATOR_SECRET } from '../start/coordinatorConfig.ts';
import { environmentOf, wranglerBeside, wranglerProblem } from '../wrangler.ts';
import { deployedSite, printOutcome } from './deployedSite.ts';
import { newSecretsProblem } from './newSecrets.ts';
import { rotate } from './rotation.ts';

const usage = `Puts a new value of a secret into the code that runs, looks at it, and gives it to all visitors. The value is asked
for, or read from the input: it never stands on a command line.

  npm run rotate -- production HEALTH_KEY
  openssl rand -hex 32 | npm run rotate -- production FORM_SECRET
`;

const { positionals } = readCommandLine(usage, {});
const environment = environmentOf(usage, positionals, 2);
const [, word] = positionals;
const name = secretNames.find((each) => each === word);
if (name === undefined)
  refuse(
    usage,
    `${word === undefined ? 'Which secret' : `${word} is no secret`} of a deployed site: ${secretNames.join(', ')}.`,
  );

const site = readSiteConfig()[environment];
const value = (
  await (process.stdin.isTTY ? answerTo(`New ${name}: `, { isHidden: true }) : text(process.stdin))
).trim();
const problem = value === '' ? `There is no new ${name}.` : newSecretsProblem({ [name]: value }, site.variables);
if (problem !== undefined) refuse(usage, problem);

const outcome = await rotate(deployedSite(environment, site), name, value);
printOutcome(outcome);
if ('done' in outcome && name === COORDINATOR_SECRET) await rotateCoordinator();

/** The coordinator asks the content service, too, and is deployed whole, so that its newest version always runs. */
async function rotateCoordinator(): Promise<void> {
  const coordinator = site.resources.find(({ binding }) => binding === 'COORDINATOR')?.id ?? '';
  const put = ['secret', 'put', COORDINATOR_SECRET, '--name', coordinator];
  const { status, stdout, stderr } = await wranglerBeside(put, value);
  printOutcome(
    status === 0
      ? { done: `the coordinator has it, too` }
      : {
          stop: `the coordinator has the old one still\n${wranglerProblem({ stdout, stderr })}`,
          mend: `npx wrangler ${put.join(' ')}`,
        },
  );
}
