import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endOf } from '../../tools/wrangler.ts';
import { platformApi, platformVariables } from '../support/tools/platformApi.ts';
import { createPlatform } from '../support/tools/platformStandIn.ts';
import { serve } from '../support/tools/serve.ts';

const STARTED_MS = 120_000;
const VALUE = 'a-new-health-key-of-32-characters';

/** The command's own calls are those of the site, which does not answer; wrangler's are another process's. */
const OUTAGE = 'globalThis.fetch = async () => new Response("", { status: 503 });';
/** Where npm's shell is replaced by the command, it gets each signal from the terminal, and again from npm. */
const TWICE = 'process.once("SIGTERM", () => setImmediate(() => process.kill(process.pid, "SIGTERM")));';

/** Starts `npm run rotate` against a platform; the site itself looks wrong, so that it looks again. */
async function rotating(value: string) {
  const platform = createPlatform();
  platform.deploy(
    { [platform.upload({ code: 'code', tag: undefined, message: undefined }, {}, false).id]: 100 },
    false,
  );
  const server = await serve(platformApi(platform, 'meridian-galleria-production'));
  const words = ['--import', `data:text/javascript,${OUTAGE}${TWICE}`, 'tools/operators/rotate.ts'];
  const child = spawn(process.execPath, [...words, 'production', 'HEALTH_KEY'], {
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...platformVariables(server.host) },
  });
  const status = once(child, 'exit').then(([code]) => code);
  const output = endOf(child, value);
  return {
    platform,
    kill: () => child.kill('SIGTERM'),
    /** As `| head` does once it has its lines. */
    stopReading: () => child.stdout.destroy(),
    status: () => status,
    ended: async () => {
      const result = await output;
      server.close();
      return result;
    },
  };
}

test('a rotation that is stopped while it is looked at gives all visitors the version from before', async () => {
  const { platform, kill, ended } = await rotating(VALUE);
  const before = platform.answering();
  // Four processes start one after the other, which takes any time on a busy machine.
  await expect.poll(() => Object.values(platform.current()), { timeout: STARTED_MS }).toEqual([100, 0]);
  expect(platform.versions.at(-1)).toMatchObject({ secrets: { HEALTH_KEY: VALUE }, message: 'secret HEALTH_KEY' });
  kill();
  expect(await ended()).toEqual({
    status: 1,
    stdout: expect.stringMatching(new RegExp(`✗ stopped by SIGTERM\nAll visitors get ${before.id} again\\.`)),
    stderr: '',
  });
  expect(platform.current()).toEqual({ [before.id]: 100 });
});

test('a rotation that nobody reads on gives all visitors the version from before', async () => {
  const { platform, stopReading, status, ended } = await rotating(VALUE);
  const before = platform.answering();
  stopReading();
  await expect(ended()).rejects.toThrow('Premature close');
  expect(await status()).toBe(1);
  expect(platform.versions.at(-1)).toMatchObject({ message: 'secret HEALTH_KEY' });
  expect(platform.current()).toEqual({ [before.id]: 100 });
});

test.each(['short', 'the-first-half-of-a-key\nthe-second'])(
  'a value that the site would not take is refused before anything is asked: %j',
  async (value) => {
    const { platform, ended } = await rotating(value);
    expect(await ended()).toMatchObject({ status: 2, stderr: expect.stringContaining('HEALTH_KEY') });
    expect(platform.versions.length).toBe(1);
  },
);
