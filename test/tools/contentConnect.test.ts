import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentTypes } from '../../content/model/registry.ts';
import { houseSpace } from '../support/tools/houseSpace.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const PREVIEW = 'a secret of drafts & more';
const SITE = 'https://www.meridian.example';
const { house, writes, ask, begin, beginAfter, close } = houseSpace('editors/contentConnect', {
  CONTENTFUL_HOOK_SECRET: SECRET,
  PREVIEW_SECRET: PREVIEW,
});
beforeEach(() => begin());
afterEach(close);
const connect = ask;
const site = ['--site', SITE];
const platform = () => [...house().connected.platforms.values()][0];
/** A space as a first connection leaves it: its model takes the most time. */
const connected = () => beginAfter(...site, '--yes');

describe('npm run content:connect', () => {
  test('shows a plan and changes nothing until it is told to', async () => {
    const plan = await connect(site);
    expect([plan.status, writes()]).toEqual([0, []]);
    expect(plan.stdout).toContain(`create    webhook ${SITE}/_hooks/contentful\n`);
    expect(plan.stdout).toContain('create    preview address Meridian Galleria site (master)\n');
    expect(plan.stdout).toContain('create    role Editors of Siem Reap\n');
    expect(plan.stdout).toContain('Nothing has been changed. --yes does it.');
  });

  test('connects; run again it has nothing more to do, and no secret is printed', async () => {
    const connection = await connect([...site, '--yes']);
    expect([connection.status, connection.stderr]).toEqual([0, '']);
    const { whole, signingSecret } = house().connected;
    const [webhook] = [...whole.webhook_definitions.values()];
    expect(webhook?.body).toMatchObject({
      url: `${SITE}/_hooks/contentful`,
      active: true,
      topics: ['Entry.publish', 'Entry.unpublish', 'Entry.delete', 'Asset.publish', 'Asset.unpublish', 'Asset.delete'],
      filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, 'master'] }],
    });
    expect([signingSecret(), whole.api_keys.size, whole.roles.size]).toEqual([SECRET, 1, 21]);
    expect([...(platform()?.addresses ?? [])]).toEqual(
      contentTypes.map((type) => [
        type,
        {
          url: `${SITE}/preview?secret=${encodeURIComponent(PREVIEW)}&entry={entry.sys.id}&locale={locale}`,
          enabled: true,
        },
      ]),
    );
    const first = writes();
    const again = await connect([...site, '--yes']);
    expect([again.status, again.stdout.includes('Nothing to do.'), writes()]).toEqual([0, true, first]);
    for (const { stdout } of [connection, again])
      expect(stdout).not.toMatch(/0123456789abcdef|secret of drafts|secret%20/);
  });

  test('a role lets editors change what carries their city’s tag, and what they began', async () => {
    await connected();
    const role = [...house().connected.whole.roles.values()].find(({ body }) => body['name'] === 'Editors of Sydney');
    expect(JSON.stringify(role?.body['policies'])).toContain(
      '{"effect":"allow","actions":["update","publish","unpublish","archive","unarchive","delete"],"constraint":{"and":[{"equals":[{"doc":"sys.type"},"Entry"]},{"in":[{"doc":"metadata.tags.sys.id"},["sydney"]]}]}}',
    );
    // The service knows no limit by tag for what is created or read.
    expect(JSON.stringify(role?.body['policies'])).not.toMatch(/"create"[^\]]*\],"constraint":[^}]*metadata/);
  });

  test('what somebody has changed in the space is mended, but for roles, which are theirs', async () => {
    await connected();
    const { whole, platforms } = house().connected;
    const [webhook] = [...whole.webhook_definitions.values()];
    const [role] = [...whole.roles.values()];
    const transformation = { contentType: 'application/x-www-form-urlencoded' };
    if (webhook) webhook.body = { ...webhook.body, active: false, topics: ['Entry.publish'], transformation };
    if (role) role.body = { ...role.body, policies: [] };
    platform()?.addresses.set('event', { url: 'https://old.example', enabled: true });
    platform()?.addresses.set('ownType', { url: 'https://other.example', enabled: true });
    const mended = await connect([...site, '--yes']);
    expect(mended.stdout).toMatch(
      /update {4}webhook .+\n +topics is \["Entry.publish"\], has to be .+\n +active is false.+\n +transformation is /,
    );
    expect(mended.stdout).toContain(`for 1 content type at ${SITE}/preview\n`);
    expect(mended.stdout).toMatch(/unchanged role .+\n +was changed in the space, and stays so/);
    expect(webhook?.body).toMatchObject({ active: true });
    expect(webhook?.body).not.toHaveProperty('transformation');
    expect([platforms.size, platform()?.addresses.get('ownType')?.url]).toEqual([1, 'https://other.example']);
    expect((await connect(site)).stdout).toContain('Nothing to do.');
    // A line's end is no part of a secret.
    const ended = { PREVIEW_SECRET: `${PREVIEW}\n`, CONTENTFUL_HOOK_SECRET: `${SECRET}\n` };
    expect((await connect(site, ended)).stdout).toContain('Nothing to do.');
    expect((await connect(site, { PREVIEW_SECRET: 'another secret of drafts' })).stdout).toContain(
      `for ${contentTypes.length} content types`,
    );
  });

  test('roles are for the cities that are named, or for none', async () => {
    const some = await connect([...site, '--city', 'paris', '--city', 'guam']);
    const none = await connect([...site, '--no-roles']);
    expect(some.stdout.match(/create {4}role .+/g)).toEqual([
      'create    role Editors of Paris',
      'create    role Editors of Guam',
    ]);
    expect(none.stdout).not.toContain('role');
  });
});

describe('a connection that is refused', () => {
  test.each<[string, readonly string[], Record<string, string>, string]>([
    ['a secret that is too short', site, { CONTENTFUL_HOOK_SECRET: 'short' }, '1 refused: nothing has been changed.'],
    ['no secret of drafts', site, { PREVIEW_SECRET: '' }, '1 refused: nothing has been changed.'],
    ['a wrong token', [...site, '--token', 'wrong'], {}, 'AccessTokenInvalid'],
    ['an unknown space', [...site, '--space', 'nowhere'], {}, 'NotFound'],
  ])('%s: before anything is written', async (_, words, secrets, problem) => {
    const { status, stderr } = await connect(words, secrets);
    expect([status, stderr.includes(problem), writes()]).toEqual([1, true, []]);
  });

  const hooks = (_: string, path: string): boolean => path.endsWith('webhook_definitions');
  const posts = (ending: string) => (method: string, path: string) => method === 'POST' && path.endsWith(ending);
  const denied = 'the token or the space’s plan does not allow it \\(403 AccessDenied\\);';
  test.each<[string, (method: string, path: string) => boolean, number, string, number]>([
    ['a token that may not read webhooks', hooks, 1, `^leave {5}webhook of the space\n {12}${denied} have an owner`, 0],
    ['a plan without roles of one’s own', posts('roles'), 0, `^left role Editors of Paris: ${denied} every editor`, 1],
    [
      'a token that may set no preview addresses',
      posts('preview_environments'),
      1,
      `^left preview .+: ${denied} set`,
      1,
    ],
  ])('%s: one line says so, and the others are connected', async (_, isMeant, status, line, calls) => {
    await connected();
    const { whole, platforms } = house().connected;
    for (const collection of [whole.webhook_definitions, whole.roles, platforms]) collection.clear();
    house().breakWith((method, path) => (isMeant(method, path) ? { status: 403, id: 'AccessDenied' } : undefined));
    const first = await connect([...site, '--yes']);
    expect([first.status, first.stdout.match(/does not allow it/g)?.length]).toEqual([status, 1]);
    expect(first.stdout).toMatch(new RegExp(line, 'm'));
    // It is asked for once, not for each city.
    expect(writes().filter((call) => isMeant(call.split(' ')[0] ?? '', call)).length).toBe(calls);
    expect([whole.webhook_definitions.size, platforms.size, whole.roles.size].toSorted()).not.toEqual([0, 0, 0]);
    house().breakWith(() => undefined);
    expect((await connect([...site, '--yes'])).status).toBe(0);
    expect([whole.webhook_definitions.size, platforms.size, whole.roles.size]).toEqual([1, 1, 21]);
  });

  test('a service without the calls for preview addresses (404) is left to be set by hand', async () => {
    await connected();
    house().breakWith((_, path) =>
      path.endsWith('preview_environments') ? { status: 404, id: 'NotFound' } : undefined,
    );
    const { status, stdout } = await connect(site);
    expect([status, stdout]).toEqual([1, expect.stringMatching(/leave {5}preview address[\s\S]+Nothing to do\./)]);
  });

  test.each<[string, 'cut' | { status: number; id: string }, RegExp]>([
    ['a service that fails', { status: 500, id: 'ServerError' }, /the service failed \(500 ServerError\)/],
    ['a connection that is cut', 'cut', /the service can’t be reached \(socket hang up\)/],
  ])('%s half way stops it, and the next run completes', async (_, broken, problem) => {
    await connected();
    const { whole, platforms } = house().connected;
    for (const collection of [whole.webhook_definitions, whole.roles, platforms]) collection.clear();
    const breaks = posts('roles');
    house().breakWith((...call) => (breaks(...call) && whole.roles.size === 4 ? broken : undefined));
    const first = await connect([...site, '--yes']);
    expect([first.status, first.stderr]).toEqual([1, expect.stringMatching(problem)]);
    expect(first.stderr).toMatch(
      /^role Editors of Siem Reap: [\s\S]+6 of 23 calls are done and stay done; run it again/,
    );
    house().breakWith(() => undefined);
    const second = await connect([...site, '--yes']);
    expect([second.status, second.stdout]).toEqual([0, expect.stringContaining('Done: 17 calls.')]);
    expect((await connect(site)).stdout).toContain('Nothing to do.');
  });
});
