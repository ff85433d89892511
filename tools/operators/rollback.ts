import { readCommandLine, refuse, refuseWord } from '../commandLine.ts';
import { readSiteConfig } from '../siteConfig.ts';
import { environmentOf } from '../wrangler.ts';
import { deployedSite, printOutcome } from './deployedSite.ts';
import { rollBack } from './rollingBack.ts';

const usage = `Gives all visitors code that ran before, with the secrets of today, and lists the versions that there are.

  npm run rollback -- production                 the code before the code that runs; a rollout that was cut off is taken back
  npm run rollback -- production 3f8c21d0        the version whose id begins so
  npm run rollback -- production 3f8c21d0 --with-its-secrets   the values that its secrets had, too

HEALTH_KEY from the environment has its pages made ahead again.
`;

const { values, positionals } = readCommandLine(usage, { 'with-its-secrets': { type: 'boolean', default: false } });
const environment = environmentOf(usage, positionals, 2);
const [, version] = positionals;
if (version !== undefined && !/^[0-9a-f][0-9a-f-]{0,35}$/.test(version))
  refuse(usage, `${version} is no id of a version.`);
const hasItsSecrets = values['with-its-secrets'];
if (hasItsSecrets && version === undefined) refuseWord(usage, '--with-its-secrets');

printOutcome(await rollBack(deployedSite(environment, readSiteConfig()[environment]), { version, hasItsSecrets }));
