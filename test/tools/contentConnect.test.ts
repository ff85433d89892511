import { afterAll, describe, expect, test } from 'vitest';
import { createManagement } from '../support/tools/managementStandIn.ts';
import { run } from '../support/tools/run.ts';
import { serve } from '../support/tools/serve.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const SITE = 'https://www.meridian.example';
const management = createManagement();
const server = await serve(management);
afterAll(() => server.close());

const connect = (words: readonly string[], secret = SECRET) =>
  run(
    'editors/contentConnect',
    ['--space', 'house', '--token', 'meridian-management', '--host', server.host, '--retries', '0', ...words],
    { CONTENTFUL_HOOK_SECRET: secret },
  );
const site = ['--site', SITE];
const writes = () => management.calls.filter((call) => !call.startsWith('GET'));

describe('npm run content:connect', () => {
  test('shows a plan and changes nothing until it is told to; then it connects, and has nothing more to do', async () => {
    const plan = await connect(site);
    expect([plan.status, writes()]).toEqual([0, []]);
    expect(plan.stdout).toContain(`create    webhook ${SITE}/_hooks/contentful\n`);
    expect(plan.stdout).toContain('Nothing has been changed. --yes does it.');
    const done = await connect([...site, '--yes']);
    expect([done.status, done.stderr]).toEqual([0, '']);
    const [webhook] = [...management.connected.whole.webhook_definitions.values()];
    expect(webhook?.body).toMatchObject({
      url: `${SITE}/_hooks/contentful`,
      active: true,
      topics: ['Entry.publish', 'Entry.unpublish', 'Entry.delete', 'Asset.publish', 'Asset.unpublish', 'Asset.delete'],
      filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, 'master'] }],
    });
    expect([management.connected.signingSecret(), management.connected.whole.api_keys.size]).toEqual([SECRET, 1]);
    expect(done.stdout).not.toContain(SECRET);
    const again = await connect([...site, '--yes']);
    expect([again.status, again.stdout.includes('Nothing to do.')]).toEqual([0, true]);
    expect(management.connected.whole.webhook_definitions.size).toBe(1);

    // Somebody has changed the webhook in the space since.
    const transformation = { contentType: 'application/x-www-form-urlencoded' };
    if (webhook) webhook.body = { ...webhook.body, active: false, topics: ['Entry.publish'], transformation };
    const mended = await connect([...site, '--yes']);
    expect(mended.stdout).toMatch(
      /update {4}webhook .+\n +topics is \["Entry.publish"\], has to be .+\n +active is false.+\n +transformation is /,
    );
    expect(webhook?.body).toMatchObject({ active: true });
    expect(webhook?.body).not.toHaveProperty('transformation');
  });

  test.each<[string, readonly string[], string, number, string]>([
    ['a secret that is too short', site, 'short', 1, '1 refused: nothing has been changed.'],
    ['an address without https', ['--site', 'http://www.meridian.example'], SECRET, 2, 'with https'],
    ['no address', [], SECRET, 2, '--site takes the public address'],
    ['a wrong token', [...site, '--token', 'wrong'], SECRET, 1, 'AccessTokenInvalid'],
    ['an unknown space', [...site, '--space', 'nowhere'], SECRET, 1, 'NotFound'],
  ])('%s is refused before anything is written', async (_, words, secret, code, problem) => {
    const before = writes().length;
    const { status, stderr } = await connect(words, secret);
    expect([status, stderr.includes(problem), writes().length - before]).toEqual([code, true, 0]);
  });
});
