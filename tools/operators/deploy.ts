import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { print, readCommandLine, refuse } from '../commandLine.ts';
import { secretNames } from '../secrets.ts';
import { readSiteConfig } from '../siteConfig.ts';
import { COORDINATOR_SECRET, writeCoordinatorConfig } from '../start/coordinatorConfig.ts';
import { textOf } from '../textFile.ts';
import { type Ended, environmentOf, quietly, runWrangler } from '../wrangler.ts';
import { examine } from './checks/checks.ts';
import { examinedSite } from './checks/examinedSite.ts';
import { deployedSite } from './deployedSite.ts';
import { deploy } from './deployment.ts';
import { newSecretsProblem } from './newSecrets.ts';
import { deployBuild, stableVersion } from './rollout.ts';
import { BUILT_CONFIG, buildKey, packBuild } from './storedBuild.ts';
import { storedFiles, storedValue } from './storedFiles.ts';

const usage = `Deploys the site: clean tree, checks, build, secrets, migrations, files, coordinator, then a new version of
the site: looked at on the real domain while no visitor gets it, then given to 10, 50 and 100 % of visitors. It goes back by
itself.

  npm run deploy -- staging
  npm run deploy -- production
  npm run deploy -- staging --dry-run                      everything that needs no account and changes nothing
  npm run deploy -- staging --secrets-file .secrets.staging   a first deploy, which has no secrets yet

HEALTH_KEY from the environment has the new version's pages made before its first visitor; without it they are made when asked for.
`;

const { environment, isDryRun, givenSecrets } = readArguments();
const config = readSiteConfig();
const { requiredSecrets, variables } = config[environment];
const problem = newSecretsProblem(givenSecrets, variables);
if (problem) refuse(usage, problem);
const where = ['--env', environment];
const folder = `dist/${environment}`;
const site = deployedSite(environment, config[environment]);
/** The build of this deploy is named once it is there. */
let build = '';

const isWell = await deploy(
  {
    changedFiles: () => {
      const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
      return status === 0 ? stdout.split('\n').flatMap((line) => line.slice(3) || []) : undefined;
    },
    isOnMain: () => {
      const heads = ['refs/heads/main', 'refs/remotes/origin/main'];
      const words = ['for-each-ref', '--contains', 'HEAD', ...heads];
      const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
      return status === 0 ? stdout.trim() !== '' : undefined;
    },
    examine: () => examine(examinedSite(environment, config), config.here, true),
    // What builds runs code of many packages: it knows no token.
    build: () =>
      node(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
        CLOUDFLARE_API_TOKEN: undefined,
        HEALTH_KEY: undefined,
      }),
    setSecrets: async () => {
      const running = stableVersion(await site.versions.deployments());
      const { secrets } = running === undefined ? { secrets: [] } : await site.versions.view(running);
      return [...secrets, ...Object.keys(givenSecrets)];
    },
    migrate: () => runWrangler('d1', 'migrations', 'apply', 'ENQUIRIES', '--remote', ...where),
    keepFiles: () => {
      const file = `${folder}/files.json`;
      const packed = packBuild(folder, new Date());
      build = packed.build;
      const values = [...storedFiles(`${folder}/client/assets`), storedValue(buildKey(build), packed.text)];
      writeFileSync(file, JSON.stringify(values));
      return runWrangler('kv', 'bulk', 'put', file, '--binding', 'CONTENT', '--remote', ...where);
    },
    uploadCoordinator: (isDry) => {
      const coordinator = `${folder}/coordinator.json`;
      writeCoordinatorConfig(coordinator, config[environment]);
      return withSecret(isDry ? undefined : givenSecrets[COORDINATOR_SECRET], (file) =>
        node([
          ...['node_modules/wrangler/bin/wrangler.js', 'deploy', '--config', coordinator],
          ...(isDry ? ['--dry-run'] : []),
          ...(file === undefined ? [] : ['--secrets-file', file]),
        ]),
      );
    },
    tryUpload: () =>
      node(['node_modules/wrangler/bin/wrangler.js', 'deploy', '--dry-run', '--config', `${folder}/${BUILT_CONFIG}`]),
    rollOut: () => deployBuild(site, { folder, build, about: `code ${commit()}`, secrets: givenSecrets }),
    print,
    stopped: site.stopped,
  },
  { environment, isDryRun, requiredSecrets, migrations: readdirSync('worker/migrations') },
);
process.exitCode = isWell ? 0 : 1;

function node(parameters: readonly string[], without: Readonly<Record<string, undefined>> = {}): Ended {
  const env = { ...process.env, ...quietly, CLOUDFLARE_ENV: environment, ...without };
  return spawnSync(process.execPath, parameters, { encoding: 'utf8', env });
}

function commit(): string {
  return spawnSync('git', ['log', '-1', '--format=%h %s'], { encoding: 'utf8' }).stdout.trim();
}

/** What has a value in the file of lines `NAME=value`; nothing without one. */
function secretsIn(file: string | undefined): Readonly<Record<string, string>> {
  if (file === undefined) return {};
  const lines = Object.entries(parseEnv(textOf(file)));
  return Object.fromEntries(lines.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Runs something with a file of the coordinator's secret: it gets no other. */
function withSecret(token: string | undefined, run: (file: string | undefined) => Ended): Ended {
  if (token === undefined) return run(undefined);
  const parts = mkdtempSync(join(tmpdir(), 'secrets-'));
  try {
    const file = join(parts, 'coordinator');
    writeFileSync(file, JSON.stringify({ [COORDINATOR_SECRET]: token }), { mode: 0o600 });
    return run(file);
  } finally {
    rmSync(parts, { recursive: true });
  }
}

function readArguments() {
  const { values, positionals } = readCommandLine(usage, {
    'dry-run': { type: 'boolean', default: false },
    'secrets-file': { type: 'string' },
  });
  const file = values['secrets-file'];
  if (file !== undefined && !statSync(file, { throwIfNoEntry: false })?.isFile())
    refuse(usage, `There is no file ${file}.`);
  const givenSecrets = secretsIn(file);
  const unknown = Object.keys(givenSecrets).filter((name) => !secretNames.some((each) => each === name));
  if (unknown.length > 0)
    refuse(usage, `${unknown.join(', ')} in ${file} is no secret of a deployed site: ${secretNames.join(', ')}.`);
  return { environment: environmentOf(usage, positionals), isDryRun: values['dry-run'], givenSecrets };
}
