import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { examine } from './checks/checks.ts';
import { readCommandLine, refuseWord } from './commandLine.ts';
import { deploy, type Ended } from './deployment.ts';
import { readPatient } from './patient.ts';
import { readSiteConfig } from './siteConfig.ts';
import { isEnvironment, quietly, runWrangler } from './wrangler.ts';

const usage = `Deploys the site: clean tree, checks, build, secrets, migrations, upload, health, in this order.

  npm run deploy -- staging
  npm run deploy -- production
  npm run deploy -- staging --dry-run                      everything that needs no account and changes nothing
  npm run deploy -- staging --secrets-file .secrets.staging   a first deploy, which has no secrets yet
`;

const HEALTH_MS = 5000;
const PAUSE_MS = 2000;

const { environment, isDryRun, secretsFile } = read();
const config = readSiteConfig();
const { variables, requiredSecrets } = config[environment];
const where = ['--env', environment];

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
    examine: () => examine(readPatient(environment, config), config.here, true),
    build: () => node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'),
    setSecrets: () => (secretsFile === undefined ? listedSecrets() : secretsOf(secretsFile)),
    migrate: () => ended(runWrangler('d1', 'migrations', 'apply', 'ENQUIRIES', '--remote', ...where)),
    // What was built says itself for which environment it is.
    upload: (isDry) =>
      node(
        'node_modules/wrangler/bin/wrangler.js',
        ...['deploy', '--config', `dist/${environment}/meridian_galleria/wrangler.json`],
        ...(isDry ? ['--dry-run'] : []),
        ...(secretsFile === undefined || isDry ? [] : ['--secrets-file', secretsFile]),
      ),
    health: async () => {
      const answer = await fetch(`${variables['SITE_ORIGIN']}/_health`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(HEALTH_MS),
      });
      return answer.text();
    },
    pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
    print: (line) => process.stdout.write(`${line}\n`),
  },
  { environment, isDryRun, requiredSecrets, migrations: readdirSync('worker/migrations') },
);
process.exitCode = isWell ? 0 : 1;

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
