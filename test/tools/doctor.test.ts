import { describe, expect, test } from 'vitest';
import type { ExaminedSite, Finding } from '../../tools/operators/checks/check.ts';
import { type CheckName, examine, type Row } from '../../tools/operators/checks/checks.ts';
import { lookAtNode } from '../../tools/operators/checks/machineChecks.ts';
import { type Resource, readSiteConfig } from '../../tools/siteConfig.ts';
import { siteVariables } from '../../tools/variables.ts';

const config = readSiteConfig();
/** Nothing listens here. */
const PORTS = { port: 9, servicePort: 8788 };

/** A deployed site with other variables, and another binding. */
const deployedWith = (variables: Readonly<Record<string, string>>, ...more: readonly Resource[]): ExaminedSite => {
  const { production } = config;
  const declared = {
    ...production,
    variables: { ...production.variables, ...variables },
    resources: [...production.resources, ...more],
  };
  return site({ target: 'production', declared });
};

/** A machine on which the embedded service runs, but for what a test says. */
function site(changes: Partial<ExaminedSite> = {}, variables: Readonly<Record<string, string>> = {}): ExaminedSite {
  const target = changes.target ?? 'here';
  const own = target === 'here' ? siteVariables({}, PORTS.servicePort, {}) : config[target].variables;
  return {
    target,
    declared: config[target],
    ...PORTS,
    ask: async (address) => (address.includes('/entries') ? Response.json({ total: 1 }) : new Response('')),
    send: () => Promise.reject(new Error('nothing is deployed')),
    certificateEnd: () => Promise.reject(new Error('nothing is deployed')),
    earlierFiles: async () => undefined,
    now: () => new Date('2026-11-23T12:00:00Z'),
    run: () => '11.0.0',
    ...changes,
    variables: { ...own, ...variables },
  };
}

async function rowOf(name: CheckName, who: ExaminedSite): Promise<Row | undefined> {
  return (await examine(who, config.here)).find((row) => row.name === name);
}
const refusing =
  (status: number): ExaminedSite['ask'] =>
  async () =>
    new Response('', { status });
const unreachable: ExaminedSite['ask'] = () =>
  Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') }));

describe('npm run doctor', () => {
  test('finds nothing wrong on this machine with the embedded service', async () => {
    const rows = await examine(site(), config.here);
    expect(rows.filter(({ name, state }) => state !== 'ok' && name !== 'ports' && name !== 'chromium')).toEqual([]);
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['node', 'delivery', 'preview', 'loyalty', 'cart']),
    );
  });

  test('finds nothing wrong where the embedded service does not run yet', async () => {
    const rows = await examine(site({ ask: unreachable }), config.here);
    for (const name of ['delivery', 'preview', 'assets', 'chinaAssets', 'loyalty', 'cart', 'member'])
      expect(rows.find((row) => row.name === name)).toMatchObject({
        state: 'ok',
        found: expect.stringContaining('embedded'),
      });
  });

  const real = { CONTENTFUL_HOST: 'cdn.content.example', CONTENTFUL_ACCESS_TOKEN: 'real' };
  test.each<[string, CheckName, Finding['state'], ExaminedSite, RegExp]>([
    [
      'a setting that is wrong',
      'settings',
      'fail',
      site({}, { HSTS_MAX_AGE: 'long', LOYALTY_ORIGIN: 'nope' }),
      /HSTS_MAX_AGE.+LOYALTY_ORIGIN: must be empty or an origin/,
    ],
    [
      'a clock that is no instant',
      'settings',
      'fail',
      site({}, { CLOCK: 'yesterday' }),
      /CLOCK: must be empty or an instant/,
    ],
    [
      'a clock that stands still for visitors',
      'settings',
      'fail',
      site({ target: 'production' }, { CLOCK: '2026-06-15T02:00:00Z' }),
      /CLOCK is set/,
    ],
    [
      'a cache that is off for visitors',
      'settings',
      'warn',
      site({ target: 'production' }, { CACHE: '0' }),
      /CACHE is 0/,
    ],
    [
      'a binding that an environment lacks',
      'bindings',
      'fail',
      site({ target: 'staging', declared: { ...config.staging, resources: [] } }),
      /CONTENT, FLAGS.+ are not declared/,
    ],
    [
      'a variable that an environment lacks',
      'bindings',
      'fail',
      site({ target: 'staging', declared: { ...config.staging, variables: {} } }),
      /CONTENTFUL_HOST/,
    ],
    ['its own domain', 'domain', 'ok', site({ target: 'production' }), /^www\.meridian\.example$/],
    [
      'a public origin that no route leads to',
      'domain',
      'fail',
      site({ target: 'production', declared: { ...config.production, hosts: [] } }),
      /nothing leads www\.meridian\.example/,
    ],
    [
      'a second address at the platform’s own domain',
      'domain',
      'fail',
      site({ target: 'production', declared: { ...config.production, isOnWorkersDev: true } }),
      /workers\.dev/,
    ],
    [
      'enquiries that nobody receives',
      'receiver',
      'fail',
      deployedWith({ ENQUIRY_WEBHOOK: '' }),
      /kept here: nobody receives them/,
    ],
    [
      'a mailbox for enquiries without its binding',
      'receiver',
      'fail',
      deployedWith({ ENQUIRY_WEBHOOK: '', ENQUIRY_EMAIL_FROM: 'a@b.example', ENQUIRY_EMAIL_TO: 'c@d.example' }),
      /nobody receives them/,
    ],
    [
      'a mailbox for enquiries',
      'receiver',
      'ok',
      deployedWith(
        { ENQUIRY_WEBHOOK: '', ENQUIRY_EMAIL_FROM: 'a@b.example', ENQUIRY_EMAIL_TO: 'c@d.example' },
        { binding: 'ENQUIRY_EMAIL', id: '' },
      ),
      /^mail to c@d\.example$/,
    ],
    ['a webhook for enquiries', 'receiver', 'ok', deployedWith({}), /^https:\/\/enquiries\.meridian\.example$/],
    [
      'what the project came with',
      'placeholders',
      'fail',
      site({ target: 'production' }),
      /CONTENT, FLAGS.+SITE_ORIGIN/,
    ],
    [
      'own ids and hosts',
      'placeholders',
      'ok',
      site({
        target: 'production',
        declared: {
          ...config.production,
          resources: [{ binding: 'CONTENT', id: '0f3a' }],
          variables: { SITE_ORIGIN: 'https://www.meridian.test' },
        },
      }),
      /none left/,
    ],
    [
      'a secret among the variables',
      'secrets',
      'fail',
      site({ target: 'production', declared: { ...config.production, variables: { HEALTH_KEY: 'open' } } }),
      /HEALTH_KEY stand in wrangler\.toml/,
    ],
    [
      'a secret that nobody requires',
      'secrets',
      'fail',
      site({ target: 'production' }, { TURNSTILE_SITE_KEY: '0x1' }),
      /TURNSTILE_SECRET_KEY would be missing/,
    ],
    [
      'a real service with the stand-in’s key',
      'secrets',
      'fail',
      site({}, { CONTENTFUL_HOST: 'cdn.content.example' }),
      /CONTENTFUL_ACCESS_TOKEN is the stand-in’s, but CONTENTFUL_HOST is not/,
    ],
    [
      'secrets that are not set',
      'secretsSet',
      'fail',
      site({ target: 'staging', run: () => '[{"name":"HEALTH_KEY"}]' }),
      /PREVIEW_SECRET.+ are not set/,
    ],
    [
      'a coordinator without its secret',
      'coordinator',
      'fail',
      site({ target: 'staging', run: () => '[]' }),
      /CONTENTFUL_ACCESS_TOKEN is not set/,
    ],
    [
      'a coordinator with its secret',
      'coordinator',
      'ok',
      site({
        target: 'production',
        run: (_, ...words) => (words.includes('meridian-coordinator') ? '"CONTENTFUL_ACCESS_TOKEN"' : ''),
      }),
      /all set/,
    ],
    [
      'a site that binds no coordinator',
      'coordinator',
      'fail',
      site({ target: 'staging', declared: { ...config.staging, resources: [] } }),
      /binds no COORDINATOR/,
    ],
    ['no login', 'secretsSet', 'warn', site({ target: 'staging', run: () => undefined }), /can’t be seen/],
    [
      'a service that is not there',
      'delivery',
      'fail',
      site({ ask: unreachable }, real),
      /https:\/\/cdn\.content\.example can’t be reached: ENOTFOUND/,
    ],
    ['a token that is refused', 'delivery', 'fail', site({ ask: refusing(401) }, real), /refuses the token \(401\)/],
    [
      'a token that is not known here',
      'delivery',
      'warn',
      site({ ask: refusing(401) }, { ...real, CONTENTFUL_ACCESS_TOKEN: '' }),
      /not known here/,
    ],
    [
      'a space that does not exist',
      'delivery',
      'fail',
      site({ ask: refusing(404) }, real),
      /has no \/spaces\/meridian/,
    ],
    ['a service that is ill', 'delivery', 'fail', site({ ask: refusing(503) }, real), /answers 503/],
    [
      'a service that is another',
      'delivery',
      'fail',
      site({ ask: async () => new Response('<html>') }, real),
      /something else/,
    ],
    [
      'a space without content',
      'delivery',
      'warn',
      site({ ask: async () => Response.json({ total: 0 }) }, real),
      /no globalSettings/,
    ],
    ['a loyalty service that is ill', 'loyalty', 'fail', site({ ask: refusing(500) }), /answers 500/],
    [
      'member pages that are gone',
      'member',
      'fail',
      site({ ask: unreachable }, { MEMBER_ORIGIN: 'https://member.example' }),
      /ENOTFOUND/,
    ],
    ['no WeChat account', 'weChat', 'ok', site({ ask: refusing(500) }, { WECHAT_APP_ID: '' }), /goes without/],
    ['no cart service', 'cart', 'ok', site({}, { CART_ORIGIN: '' }), /goes without/],
    ['no workerd', 'workerd', 'fail', site({ run: () => undefined }), /does not run/],
    ['no npm', 'npm', 'warn', site({ run: () => undefined }), /not found/],
  ])('%s', async (_, name, state, who, found) => {
    const row = await rowOf(name, who);
    expect([row?.state, row?.found]).toEqual([state, expect.stringMatching(found)]);
    if (row && row.state !== 'ok') expect(row.mend.length).toBeGreaterThan(8);
  });

  test('an old Node', () => {
    expect([lookAtNode('20.19.0').state, lookAtNode('22.17.1').state, lookAtNode('22.18.0').state]).toEqual([
      'fail',
      'fail',
      'ok',
    ]);
  });

  test('a check that breaks is a row that fails, and the others are asked all the same', async () => {
    const broken: ExaminedSite['run'] = () => {
      throw new Error('no such program');
    };
    const rows = await examine(site({ run: broken }), config.here);
    expect(rows.find(({ name }) => name === 'npm')).toMatchObject({ state: 'fail', found: 'no such program' });
    expect(rows.find(({ name }) => name === 'settings')).toMatchObject({ state: 'ok' });
  });

  test('its static checks ask nobody', async () => {
    const nobody = () => {
      throw new Error('asked');
    };
    const rows = await examine(site({ target: 'staging', ask: nobody, run: nobody }), config.here, true);
    expect(rows.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'node ok',
      'wrangler ok',
      'settings ok',
      'bindings ok',
      'domain ok',
      'placeholders fail',
      'receiver ok',
      'secrets ok',
    ]);
  });
});
