import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tools/temporaryFolder.ts';
import { scripts } from '../support/tools/scripts.ts';
import { workflowFiles, workflowSteps } from '../support/tools/workflowSteps.ts';

const versions = v.optional(v.record(v.string(), v.string()), {});
const packageFile = v.object({ dependencies: versions, devDependencies: versions });
const lockFile = v.object({ packages: v.record(v.string(), v.unknown()) });
const run = (program: string, words: readonly string[]) =>
  spawnSync(program, words, { encoding: 'utf8', env: { ...process.env, npm_config_loglevel: 'error' } });

/** The commands that a line of a shell comes to, through the project's own scripts. */
function leaves(line: string): readonly string[] {
  return line.split(' && ').flatMap((command) => {
    const [, name, more = ''] = /^npm (?:run )?(?:-s )?([\w:]+)(?: -- (.+?))?(?: > \S+)?$/.exec(command) ?? [];
    const script = name === undefined || name === 'ci' ? undefined : scripts[name];
    return script === undefined ? [command] : leaves(`${script}${more && ` ${more}`}`);
  });
}

/** What programs say of themselves: most commands come to the same few. */
const helps = new Map<string, string>();

/** Returns true if a program takes the options of a command, by its own help. */
function takes(help: readonly string[], options: readonly string[]): boolean {
  const [program = '', ...words] = help;
  const stdout = helps.get(help.join(' ')) ?? run(program, words).stdout;
  helps.set(help.join(' '), stdout);
  return options.every((option) => stdout.includes(option.split('=')[0] ?? option));
}

/** What is wrong with a command in a fresh clone after `npm ci`; undefined for nothing. */
function problemOf(command: string): string | undefined {
  const [program = '', ...words] = command.split(' ');
  const options = words.filter((word) => word.startsWith('--'));
  const [first = ''] = words;
  switch (program) {
    case 'node':
      return existsSync(first) ? undefined : `there is no ${first}`;
    case 'npm':
      return takes(['npm', first, '--help'], options) ? undefined : 'npm takes no such option';
    default:
      if (!existsSync(`node_modules/.bin/${program}`)) return `no package brings ${program}`;
      return takes(
        [`node_modules/.bin/${program}`, ...words.filter((word) => /^[a-z]+$/.test(word)), '--help'],
        options,
      )
        ? undefined
        : `${program} takes no such option`;
  }
}

describe('the pipelines', () => {
  test('deploy with what reaches the account and has pages made ahead, and no other step gets it', () => {
    for (const file of workflowFiles) {
      const steps = readFileSync(file, 'utf8').split(/^ {6}- /m);
      const holding = steps.filter((step) => step.includes('secrets.CLOUDFLARE_API_TOKEN'));
      expect(holding).toEqual(steps.filter((step) => step.startsWith('run: npm run deploy')));
      expect(holding.filter((step) => !step.includes('secrets.HEALTH_KEY'))).toEqual([]);
    }
  });

  const commands = [...new Set(workflowSteps.map(({ command }) => command))];

  test('are read whole: each has commands, each in a line', () => {
    for (const file of workflowFiles) {
      const steps = readFileSync(file, 'utf8').match(/^ +(?:- )?run:/gm) ?? [];
      expect(workflowSteps.filter((step) => step.file === file).length).toBe(steps.length);
      expect(steps.length).toBeGreaterThan(0);
    }
    expect(commands.filter((command) => /^[|>]/.test(command))).toEqual([]);
  });

  test.each(commands.filter((command) => command.startsWith('npm ')))('%s comes to commands that work', (command) => {
    const leafCommands = leaves(command);
    expect(leafCommands.filter((leaf) => /^npm (?:run|test)/.test(leaf))).toEqual([]);
    expect(leafCommands.flatMap((leaf) => problemOf(leaf) ?? [])).toEqual([]);
  });

  test.each(['.', 'test/lighthouse'])('npm ci takes the lock file of %s', (folder) => {
    const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const declared = v.parse(packageFile, readJson('package.json'));
    const { packages } = v.parse(lockFile, readJson('package-lock.json'));
    expect(v.parse(packageFile, packages[''])).toEqual(declared);
    const names = Object.values(declared).flatMap((group) => Object.keys(group));
    expect(names.filter((name) => packages[`node_modules/${name}`] === undefined)).toEqual([]);
  });

  test.each(commands.filter((command) => !command.startsWith('npm ')))('%s ends well', (command) => {
    const summary = join(temporaryFolder('workflow'), 'summary.md');
    const { status, stderr } = spawnSync('bash', ['-e', '-c', command], {
      encoding: 'utf8',
      env: { ...process.env, GITHUB_STEP_SUMMARY: summary },
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});

test.each(Object.entries(scripts))('npm run %s has all that it runs', (_, script) => {
  expect(leaves(script).flatMap((leaf) => problemOf(leaf) ?? [])).toEqual([]);
});

describe('the supply chain', () => {
  const files = workflowFiles.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  test('takes every action by its full hash, with its version for people, and none keeps the token of git', () => {
    const uses = files.flatMap(({ text }) => text.match(/uses: .+/g) ?? []);
    expect(uses.length).toBeGreaterThan(6);
    expect(uses.filter((use) => !/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d[\d.]*$/.test(use))).toEqual([]);
    expect(readFileSync('.github/dependabot.yml', 'utf8')).toContain('package-ecosystem: github-actions');
    for (const { text } of files)
      expect(text.match(/actions\/checkout@/g)?.length).toBe(text.match(/persist-credentials: false/g)?.length);
  });

  test('tells a secret to one step each, in an environment that somebody guards, after no script of a package', () => {
    for (const { file, text } of files) {
      for (const job of text.split(/^ {2}(?=[a-z]+:$)/m).filter((each) => each.includes('secrets.'))) {
        expect([file, job]).toEqual([file, expect.stringMatching(/^ {4}environment: \w+$/m)]);
        expect([file, job]).toEqual([file, expect.stringContaining('npm ci --ignore-scripts')]);
        const steps = job.split(/^ {6}- /m).filter((step) => step.includes('secrets.'));
        expect(steps.map((step) => /run: npm run (\w+)/.exec(step)?.[1])).toEqual([
          file.endsWith('deploy.yml') ? 'deploy' : 'doctor',
        ]);
        // Of the whole job only its steps know it.
        expect(job.split(/^ {4}steps:$/m)[0]).not.toContain('secrets.');
      }
    }
  });

  test('signs what was deployed, with what it is made of, and deploys nothing that was not tested', () => {
    const deploy = files.find(({ file }) => file.endsWith('deploy.yml'))?.text ?? '';
    for (const environment of ['staging', 'production']) {
      const [, job = ''] = deploy.split(`\n  ${environment}:\n`);
      expect(job).toMatch(/^ {4}needs: test$/m);
      expect(job.split('subject-path: ').length).toBeGreaterThan(2);
      expect(job).toContain('sbom-path: dist/sbom.json');
    }
  });
});
