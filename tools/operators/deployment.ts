import { setImmediate } from 'node:timers/promises';
import { wordsOf } from '../commandLine.ts';
import type { Ended, Environment } from '../wrangler.ts';
import { are } from './checks/check.ts';
import type { Row } from './checks/checks.ts';
import type { Outcome } from './rollout.ts';

/** What a deploy does to the outside world, which tests replace. */
export interface DeployWorld {
  /** Paths that git knows as changed or new; undefined where there is no repository. */
  readonly changedFiles: () => readonly string[] | undefined;
  /** Returns true if the commit is part of main; undefined where there is no main. */
  readonly isOnMain: () => boolean | undefined;
  readonly examine: () => Promise<readonly Row[]>;
  readonly build: () => Ended;
  /** Secrets of the version that runs, and of the secrets file, by name; rejects with why they can't be read. */
  readonly setSecrets: () => Promise<readonly string[]>;
  readonly migrate: () => Ended;
  /** Keeps the built files for visitors of other versions, and the build for rotations and rollbacks. */
  readonly keepFiles: () => Ended;
  /** The coordinator is there before the site that binds it. */
  readonly uploadCoordinator: (isDryRun: boolean) => Ended;
  /** Lets wrangler look at the upload of the site without doing it. */
  readonly tryUpload: () => Ended;
  readonly rollOut: () => Promise<Outcome>;
  readonly print: (line: string) => void;
  readonly stopped: AbortSignal;
}

export interface Deployment {
  readonly environment: Environment;
  readonly isDryRun: boolean;
  readonly requiredSecrets: readonly string[];
  /** Migrations that would be applied, for the output of a dry run. */
  readonly migrations: readonly string[];
}

const UNCHANGED = 'The site that runs is the one from before.';
const NOT_DEPLOYED = 'Nothing was deployed; the site that runs is the one from before.';

/** Deploys step by step until one fails, a dry run without touching the outside; returns true if every step succeeded. */
export async function deploy(world: DeployWorld, deployment: Deployment): Promise<boolean> {
  const { isDryRun, environment } = deployment;
  for await (const [name, step, isExcused] of stepsOf(world, deployment)) {
    // While a program is waited for no signal is heard.
    await setImmediate();
    const isStopped = name !== 'rollout' && world.stopped.aborted;
    if ('done' in step) world.print(`✓ ${name.padEnd(12)}  ${step.done}`);
    else if (isDryRun && isExcused) world.print(`! ${name.padEnd(12)}  a real deploy would stop here: ${step.stop}`);
    else if (!isStopped) return stopped(world, name, step);
    if (isStopped) return stopped(world, 'stopped', { stop: wordsOf(world.stopped.reason), mend: UNCHANGED });
  }
  world.print(
    isDryRun ? `\nDry run: nothing was deployed to ${environment}.` : `\n${environment} is deployed, and looks right.`,
  );
  return true;
}

/** Says at what a deploy stopped, and what to do. */
function stopped(
  { print }: DeployWorld,
  name: string,
  { stop, mend }: Extract<Outcome, { readonly stop: string }>,
): false {
  print(`✗ ${name.padEnd(12)}  ${stop}`);
  print(`  ${' '.repeat(12)}  → ${mend}`);
  return false;
}

type Step = readonly [name: string, outcome: Outcome, isExcusedWhenDry?: true];

/** Each step is done when the one before it has passed. */
async function* stepsOf(world: DeployWorld, deployment: Deployment): AsyncIterable<Step> {
  const { isDryRun, environment, requiredSecrets, migrations } = deployment;
  const rows = await world.examine();
  yield ['tree', treeStep(world, environment), true];
  yield ['checks', checksStep(rows, deployment, world.print)];
  yield ['placeholders', checked(rows.filter(isPlaceholder), environment, 'none left'), true];
  yield ['build', programStep(world.build(), 'built', 'Nothing was deployed. Mend the build.')];
  if (isDryRun) {
    yield ['secrets', { done: `needs ${requiredSecrets.join(', ')}` }];
    yield ['migrations', { done: `would apply what is new of ${migrations.join(', ')}` }];
    yield ['files', { done: 'would be kept for a year, and the build with them' }];
  } else {
    const mend = `${NOT_DEPLOYED} A migration that failed is rolled back by itself.`;
    yield ['secrets', await secretsStep(world, deployment)];
    yield ['migrations', programStep(world.migrate(), 'applied', mend)];
    yield ['files', programStep(world.keepFiles(), 'kept for a year', NOT_DEPLOYED)];
  }
  yield ['coordinator', uploadStep(world.uploadCoordinator(isDryRun), isDryRun)];
  yield ['rollout', isDryRun ? uploadStep(world.tryUpload(), true) : await world.rollOut()];
}

/** A clean tree; for production a commit of main, which somebody has reviewed (docs/rules.md#deploy-from-main). */
function treeStep({ changedFiles, isOnMain }: DeployWorld, environment: Environment): Outcome {
  const changed = changedFiles();
  if (changed === undefined)
    return { stop: 'this is no git repository, so nobody could tell what was deployed', mend: 'Deploy from a clone.' };
  if (environment === 'production' && isOnMain() !== true)
    return { stop: 'this commit is not on main', mend: 'Merge it, then deploy from main, or a tag on it.' };
  return changed.length === 0
    ? { done: 'clean' }
    : {
        stop: `${changed.length} changed or new file${changed.length > 1 ? 's' : ''}: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ', …' : ''}`,
        mend: 'Commit them, or put them aside with git stash --include-untracked.',
      };
}

const isPlaceholder = ({ name }: Row): boolean => name === 'placeholders';

function checksStep(all: readonly Row[], { environment }: Deployment, print: DeployWorld['print']): Outcome {
  const rows = all.filter((row) => !isPlaceholder(row));
  for (const { state, ...row } of rows) if (state === 'warn') print(`! ${row.about}: ${row.found}`);
  return checked(rows, environment, rows.map(({ about }) => about).join(', '));
}

function checked(rows: readonly Row[], environment: Environment, done: string): Outcome {
  const stop = rows.flatMap(({ state, about, found }) => (state === 'fail' ? `${about}: ${found}` : [])).join('; ');
  return stop === '' ? { done } : { stop, mend: `npm run doctor -- ${environment} says how to mend it.` };
}

function programStep({ status, stdout, stderr }: Ended, done: string, mend: string): Outcome {
  return status === 0 ? { done } : { stop: `it ended with status ${status}\n${`${stdout}${stderr}`.trim()}`, mend };
}

async function secretsStep(
  { setSecrets }: DeployWorld,
  { requiredSecrets, environment }: Deployment,
): Promise<Outcome> {
  const set = await setSecrets().catch(wordsOf);
  if (typeof set === 'string')
    return {
      stop: set,
      mend: `Log in (npx wrangler login). Where ${environment} was never deployed before, add --secrets-file with a line NAME=value for each of ${requiredSecrets.join(', ')}.`,
    };
  const missing = requiredSecrets.filter((name) => !set.includes(name));
  return missing.length === 0
    ? { done: `${requiredSecrets.length} set` }
    : {
        stop: `${are(missing)} not set`,
        mend: `npm run rotate -- ${environment} NAME, or bring them along with --secrets-file where nothing was deployed yet.`,
      };
}

function uploadStep(ended: Ended, isDryRun: boolean): Outcome {
  const size = [...ended.stdout.matchAll(/Total Upload: .*/g)].join(', ');
  return programStep(ended, `${isDryRun ? 'wrangler would take it' : 'done'}${size && ` (${size})`}`, UNCHANGED);
}
