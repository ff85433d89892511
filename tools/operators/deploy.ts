import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { versionOverride } from '../../worker/front/versionOverride.ts';
import { readCommandLine, refuseWord } from '../commandLine.ts';
import { readSiteConfig } from '../siteConfig.ts';
import { COORDINATOR_SECRET, writeCoordinatorConfig } from '../start/coordinatorConfig.ts';
import { isEnvironment, quietly, runWrangler } from '../wrangler.ts';
import { examine } from './checks/checks.ts';
import { examinedSite } from './checks/examinedSite.ts';
import { deploy } from './deployment.ts';
import { frontConfig } from './frontConfig.ts';
import { keptFiles } from './keptFiles.ts';
import { type Ended, rollOut } from './rollout.ts';
import { lookAtSite } from './siteLooks.ts';
import { wranglerVersions } from './versions.ts';

const usage = `Deploys the site: clean tree, checks, build, secrets, migrations, files, coordinator, then a new version of
the site and of the front before it: looked at on the real domain while no visitor gets it, then given to 10, 50 and 100 % of
visitors. It goes back by itself.

  npm run deploy -- staging
  npm run deploy -- production
  npm run deploy -- staging --dry-run                      everything that needs no account and changes nothing
  npm run deploy -- staging --secrets-file .secrets.staging   a first deploy, which has no secrets yet
`;

/** A cold version renders its first page in some seconds. */
const LOOK_MS = 30_000;

const { environment, isDryRun, secretsFile } = read();
const config = readSiteConfig();
const { variables, requiredSecrets } = config[environment];
const where = ['--env', environment];
const front = frontConfig(environment, config[environment], `dist/${environment}`);

const isWell = await deploy(
  {
    changedFiles: () => {
      const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
      return status === 0
        ? stdout
            .split('\n')
            .filter(Boolean)
            .map((line) => line.slice(3))
        : undefined;
    },
    examine: () => examine(examinedSite(environment, config), config.here, true),
    build: () => node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'),
    setSecrets: () => (secretsFile === undefined ? listedSecrets() : secretsOf(secretsFile)),
    migrate: () => ended(runWrangler('d1', 'migrations', 'apply', 'ENQUIRIES', '--remote', ...where)),
    keepFiles: () => {
      const kept = `dist/${environment}/files.json`;
      writeFileSync(kept, JSON.stringify(keptFiles(`dist/${environment}/client/assets`)));
      return ended(runWrangler('kv', 'bulk', 'put', kept, '--binding', 'CONTENT', '--remote', ...where));
    },
    uploadCoordinator: (isDry) => {
      const coordinator = `dist/${environment}/coordinator.json`;
      writeCoordinatorConfig(coordinator, config[environment]);
      return withSecretsOf(isDry ? undefined : secretsFile, (file) =>
        node(
          'node_modules/wrangler/bin/wrangler.js',
          ...['deploy', '--config', coordinator],
          ...(isDry ? ['--dry-run'] : []),
          ...(file === undefined ? [] : ['--secrets-file', file]),
        ),
      );
    },
    tryUpload: () => {
      const [tried, triedFront] = [wrangler('deploy', '--dry-run'), wranglerOfFront('deploy', '--dry-run')];
      return { status: tried.status || triedFront.status, output: `${tried.output}${triedFront.output}` };
    },
    rollOut: () =>
      rollOut({
        site: wranglerVersions(wrangler, secretsFile),
        front: wranglerVersions(wranglerOfFront),
        look: (versions) =>
          lookAtSite({
            origin: variables['SITE_ORIGIN'] ?? '',
            version: versions.site,
            ask: asking(versions.front),
          }),
        pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        print,
      }),
    print,
  },
  { environment, isDryRun, requiredSecrets, migrations: readdirSync('worker/migrations') },
);
process.exitCode = isWell ? 0 : 1;

/** The build writes its own configuration, for its own environment. */
function wrangler(...parameters: readonly string[]): Ended {
  const built = `dist/${environment}/meridian_galleria/wrangler.json`;
  return node('node_modules/wrangler/bin/wrangler.js', ...parameters, '--config', built);
}

/** The front's configuration is made of what was built and of the site's. */
function wranglerOfFront(...parameters: readonly string[]): Ended {
  const built = `dist/${environment}/front.json`;
  writeFileSync(built, JSON.stringify(front));
  return node('node_modules/wrangler/bin/wrangler.js', ...parameters, '--config', built);
}

/** Asks the deployed site; with a version of its front that one, whatever its share of the visitors is. */
function asking(version: string | undefined): (request: Request) => Promise<Response> {
  return (request) => {
    const asked = new Request(request, { redirect: 'manual', signal: AbortSignal.timeout(LOOK_MS) });
    if (version !== undefined) asked.headers.set(...versionOverride(front.name, version));
    return fetch(asked);
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function node(...parameters: readonly string[]): Ended {
  return ended(
    spawnSync(process.execPath, [...parameters], {
      encoding: 'utf8',
      env: { ...process.env, ...quietly, CLOUDFLARE_ENV: environment },
    }),
  );
}

function ended({ status, stdout, stderr }: { status: number | null; stdout: string; stderr: string }): Ended {
  return { status: status ?? 1, output: `${stdout}${stderr}` };
}

function listedSecrets(): readonly string[] | { readonly problem: string } {
  const { status, stdout, stderr } = runWrangler('secret', 'list', '--format', 'json', ...where);
  if (status !== 0) return { problem: (stderr || stdout).trim() };
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() }))), stdout);
  return read.success ? read.output.map(({ name }) => name) : { problem: 'wrangler’s list of secrets is not readable' };
}

/** Names that have a value in a file of lines `NAME=value`. */
function secretsOf(path: string): readonly string[] | { readonly problem: string } {
  try {
    return Object.entries(parseEnv(readFileSync(path, 'utf8'))).flatMap(([name, value]) => (value ? [name] : []));
  } catch (thrown) {
    return { problem: `${path} can't be read: ${thrown instanceof Error ? thrown.message : String(thrown)}` };
  }
}

/** Runs something with the coordinator's part of a secrets file: it gets no secret that it does not need. */
function withSecretsOf(path: string | undefined, run: (file: string | undefined) => Ended): Ended {
  if (path === undefined) return run(undefined);
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  try {
    const file = join(folder, 'coordinator');
    const { [COORDINATOR_SECRET]: token = '' } = parseEnv(readFileSync(path, 'utf8'));
    writeFileSync(file, JSON.stringify({ [COORDINATOR_SECRET]: token }), { mode: 0o600 });
    return run(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function read() {
  const { values, positionals } = readCommandLine(usage, {
    'dry-run': { type: 'boolean', default: false },
    'secrets-file': { type: 'string' },
  });
  const [word, ...more] = positionals;
  return isEnvironment(word) && more.length === 0
    ? { environment: word, isDryRun: values['dry-run'], secretsFile: values['secrets-file'] }
    : refuseWord(usage, isEnvironment(word) ? more[0] : word);
}
