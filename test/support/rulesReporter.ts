import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { RULES_FILE } from '../../tools/rules/checkRules.ts';
import { missingProofs, type TestOfRun } from '../../tools/rules/missingProofs.ts';
import { readRules } from '../../tools/rules/readRules.ts';
import { isInRun } from './deepFiles.ts';

/** Makes a whole run fail when one of its tests that a rule names was not run. A filtered run says nothing. */
export class RulesReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly unknown[],
    reason: 'passed' | 'failed' | 'interrupted',
  ): Promise<void> {
    const vitest = this.#vitest;
    if (!vitest || reason === 'interrupted' || !(await isWhole(vitest, modules))) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => testOfRun(test, vitest)));
    const { rules } = readRules(readFileSync(join(vitest.config.root, RULES_FILE), 'utf8'));
    const { mode } = vitest.vite.config;
    const missing = missingProofs(rules, tests, (file) => isInRun(file, mode));
    for (const sentence of missing) vitest.logger.error(`${RULES_FILE}: ${sentence}`);
    if (missing.length > 0) process.exitCode = 1;
  }
}

/** Returns true if nothing was left out on purpose: every file of every project, and all of its tests. */
async function isWhole(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  const { watch, project, testNamePattern, shard, changed, related, tagsFilter, cliExclude } = vitest.config;
  const narrowings = [project, tagsFilter, cliExclude].some((list) => list !== undefined && list.length > 0);
  if (watch || narrowings || testNamePattern || shard || changed || related) return false;
  const files = await vitest.globTestSpecifications();
  const run = new Set(modules.map(({ moduleId }) => moduleId));
  return files.every(({ moduleId }) => run.has(moduleId));
}

function testOfRun(test: TestCase, { config }: Vitest): TestOfRun {
  const names = [test.name];
  for (let group = test.parent; group.type === 'suite'; group = group.parent) names.push(group.name);
  const { state } = test.result();
  return {
    file: relative(config.root, test.module.moduleId).replaceAll('\\', '/'),
    names,
    hasRun: state === 'passed' || state === 'failed',
  };
}
