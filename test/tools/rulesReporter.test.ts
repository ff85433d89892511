import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { endOf } from '../../tools/wrangler.ts';

/** Beside the packages, which the project's tests import. */
const PLACE = resolve('node_modules/.cache');

const RULES = `# Rules

### sums
One and one are two.
- Held in \`sums.ts\`
- Proved by \`a.test.ts\`: "sums %i"
- Proved by \`b.test.ts\`: "a group"
`;

const CONFIG = `
import { RulesReporter } from ${JSON.stringify(resolve('test/support/rulesReporter.ts'))};
export default {
  test: {
    reporters: ['default', new RulesReporter()],
    projects: [
      { test: { name: 'a', include: ['a.test.ts'] } },
      { test: { name: 'b', include: ['b.test.ts'] } },
    ],
  },
};
`;

const IMPORTS = "import { describe, expect, test } from 'vitest';\n";
const SUMS = `${IMPORTS}test.each([1, 2])('sums %i', (one) => expect(one + 1).toBeGreaterThan(one));\n`;
const GROUP = `${IMPORTS}describe('a group', () => test('b', () => {}));\n`;

/** Runs a small project of its own and gives its exit status, with what was said of the rules. */
async function run(words: readonly string[], sums = SUMS, group = GROUP) {
  const folder = mkdtempSync(join(PLACE, 'rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await mkdir(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/rules.md'), RULES);
  writeFileSync(join(folder, 'vitest.config.ts'), CONFIG);
  writeFileSync(join(folder, 'a.test.ts'), sums);
  writeFileSync(join(folder, 'b.test.ts'), group);
  const program = [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, ...words];
  const child = spawn(process.execPath, program, { env: { ...process.env, NO_COLOR: '1' } });
  const { status, stdout, stderr } = await endOf(child);
  return { status, said: `${stdout}\n${stderr}`.split('\n').filter((line) => line.startsWith('docs/rules.md')) };
}

beforeAll(() => mkdir(PLACE, { recursive: true }));

describe('a whole run', () => {
  test('passes when every test that a rule names has run', async () => {
    expect(await run([])).toEqual({ status: 0, said: [] });
  });

  test('fails when one was renamed', async () => {
    expect(await run([], SUMS.replace('sums', 'adds'))).toEqual({
      status: 1,
      said: ['docs/rules.md: sums: no test "sums %i" ran in a.test.ts'],
    });
  });

  test('fails when one was skipped', async () => {
    expect(await run([], SUMS, GROUP.replace('describe(', 'describe.skip('))).toEqual({
      status: 1,
      said: ['docs/rules.md: sums: "a group" in b.test.ts was skipped'],
    });
  });
});

describe('a filtered run says nothing', () => {
  test.each([
    ['by file', ['a.test.ts']],
    ['by project', ['--project', 'b']],
    ['by name', ['-t', 'sums 1']],
    ['by what is left out', ['--exclude', 'a.test.ts']],
  ])('%s', async (_, words) => {
    expect(await run(words)).toEqual({ status: 0, said: [] });
  });
});
