import { expect, test } from 'vitest';
import { wranglerVersions } from '../../tools/operators/versions.ts';

test.each([
  [
    'a Worker that was never deployed has no deployments',
    'This Worker does not exist on your account. [code: 10007]',
    [],
  ],
  ['what could not be read is told, and not taken for none', 'The file wrangler.toml does not exist.', undefined],
])('%s', async (_, stderr, deployments) => {
  const versions = wranglerVersions(async () => ({ status: 1, stdout: '', stderr }), []);
  expect(await versions.deployments().catch(() => undefined)).toEqual(deployments);
});
