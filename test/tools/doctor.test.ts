import { describe, expect, test } from 'vitest';
import type { ExaminedSite, Finding } from '../../tools/operators/checks/check.ts';
import { type CheckName, examine, type Row } from '../../tools/operators/checks/checks.ts';
import { lookAtNode } from '../../tools/operators/checks/machineChecks.ts';
import { type Resource, readSiteConfig } from '../../tools/siteConfig.ts';
import { siteVariables } from '../../tools/variables.ts';

const config = readSiteConfig();
/** Nothing listens here. */
const PORTS = { port: 9, servicePort: 8788 };

type Variables = Readonly<Record<string, string>>;

/** A deployed site that its configuration declares in another way. */
function declaredAs(target: 'production' | 'staging', changes: Partial<ExaminedSite['declared']>): ExaminedSite {
  return site({ target, declared: { ...config[target], ...changes } });
}

/** A deployed site with other variables, and another binding. */
function deployedWith(changed: Variables, ...more: readonly Resource[]): ExaminedSite {
  const { variables, resources } = config.production;
  return declaredAs('production', { variables: { ...variables, ...changed }, resources: [...resources, ...more] });
}

/** A machine on which the embedded service runs, but for what a test says. */
function site(changes: Partial<ExaminedSite> = {}, variables: Variables = {}): ExaminedSite {
  const target = changes.target ?? 'here';
  const targetVariables = target === 'here' ? siteVariables({}, PORTS.servicePort, {}) : config[target].variables;
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
    variables: { ...targetVariables, ...variables },
  };
}

async function rowOf(name: string | undefined, who: ExaminedSite): Promise<Row | undefined> {
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

  const CONTENTFUL_HOST = 'cdn.content.example';
  const real = { CONTENTFUL_HOST, CONTENTFUL_ACCESS_TOKEN: 'real' };
  const open = { variables: { HEALTH_KEY: 'open' } };
  const member = { MEMBER_ORIGIN: 'https://member.example' };
  const mail = { ENQUIRY_WEBHOOK: '', ENQUIRY_EMAIL_FROM: 'a@b.example', ENQUIRY_EMAIL_TO: 'c@d.example' };
  const configured = {
    resources: [{ binding: 'CONTENT', id: '0f3a' }],
    variables: { SITE_ORIGIN: 'https://www.meridian.test' },
  };
  const coordinatorsSecrets: ExaminedSite['run'] = (_, ...words) =>
    words.includes('meridian-coordinator') ? '"CONTENTFUL_ACCESS_TOKEN"' : '';
  const production = (variables: Variables) => site({ target: 'production' }, variables);
  const staging = (run: ExaminedSite['run']) => site({ target: 'staging', run });
  type Rows = readonly [string, ExaminedSite, RegExp][];
  const table: Readonly<Partial<Record<`${CheckName} ${Finding['state']}`, Rows>>> = {
    'settings fail': [
      ['one that is wrong', site({}, { LOYALTY_ORIGIN: 'nope' }), /LOYALTY_ORIGIN: must be empty or an origin/],
      ['two that are wrong', site({}, { HSTS_MAX_AGE: 'x', LOYALTY_ORIGIN: 'x' }), /HSTS_MAX_AGE.+LOYALTY_ORIGIN/],
      ['a clock that is no instant', site({}, { CLOCK: 'yesterday' }), /CLOCK: must be an instant/],
      ['a clock that stands still for visitors', production({ CLOCK: '2026-06-15T02:00:00Z' }), /CLOCK is set/],
    ],
    'settings warn': [['a cache that is off for visitors', production({ CACHE: '0' }), /CACHE is 0/]],
    'bindings fail': [
      ['one that an environment lacks', declaredAs('staging', { resources: [] }), /CONTENT, FLAGS.+ are not declared/],
      ['a variable that an environment lacks', declaredAs('staging', { variables: {} }), /CONTENTFUL_HOST/],
    ],
    'domain ok': [['its own', production({}), /^www\.meridian\.example$/]],
    'domain fail': [
      ['no route to it', declaredAs('production', { hosts: [] }), /nothing leads www\.meridian\.example/],
      ['a second one at the platform’s', declaredAs('production', { isOnWorkersDev: true }), /workers\.dev/],
    ],
    'receiver fail': [
      ['nobody', deployedWith({ ENQUIRY_WEBHOOK: '' }), /kept here: nobody receives them/],
      ['a mailbox without its binding', deployedWith(mail), /nobody receives them/],
    ],
    'receiver ok': [
      ['a mailbox', deployedWith(mail, { binding: 'ENQUIRY_EMAIL', id: '' }), /^mail to c@d\.example$/],
      ['a webhook', deployedWith({}), /^https:\/\/enquiries\.meridian\.example$/],
    ],
    'placeholders fail': [['what the project came with', production({}), /CONTENT, FLAGS.+SITE_ORIGIN/]],
    'placeholders ok': [['own ids and hosts', declaredAs('production', configured), /none left/]],
    'secrets fail': [
      ['among the variables', declaredAs('production', open), /HEALTH_KEY stand in wrangler\.toml/],
      ['one that nobody requires', production({ TURNSTILE_SITE_KEY: '0x1' }), /TURNSTILE_SECRET_KEY would be missing/],
      [
        'the stand-in’s for a real service',
        site({}, { CONTENTFUL_HOST }),
        /_TOKEN is the stand-in’s, but CONTENTFUL_HOST/,
      ],
    ],
    'secretsSet fail': [['some are not', staging(() => '[{"name":"HEALTH_KEY"}]'), /PREVIEW_SECRET.+ are not set/]],
    'secretsSet warn': [['no login', staging(() => undefined), /can’t be seen/]],
    'coordinator fail': [
      ['without its secret', staging(() => '[]'), /CONTENTFUL_ACCESS_TOKEN is not set/],
      ['that is not bound', declaredAs('staging', { resources: [] }), /binds no COORDINATOR/],
    ],
    'coordinator ok': [['with its secret', site({ target: 'production', run: coordinatorsSecrets }), /all set/]],
    'delivery fail': [
      ['that is not there', site({ ask: unreachable }, real), /^https:\/\/cdn\.content\.example can’t be .+ENOTFOUND/],
      [
        'with a token of two lines',
        site({}, { ...real, CONTENTFUL_ACCESS_TOKEN: 'a\nb' }),
        /^CONTENTFUL_ACCESS_TOKEN has a/,
      ],
      ['that refuses the token', site({ ask: refusing(401) }, real), /refuses the token \(401\)/],
      ['without the space', site({ ask: refusing(404) }, real), /has no \/spaces\/meridian/],
      ['that is ill', site({ ask: refusing(503) }, real), /answers 503/],
      ['that is another', site({ ask: async () => new Response('<html>') }, real), /something else/],
    ],
    'delivery warn': [
      ['an unknown token', site({ ask: refusing(401) }, { ...real, CONTENTFUL_ACCESS_TOKEN: '' }), /not known here/],
      ['without content', site({ ask: async () => Response.json({ total: 0 }) }, real), /no globalSettings/],
    ],
    'loyalty fail': [['that is ill', site({ ask: refusing(500) }), /answers 500/]],
    'member fail': [['pages that are gone', site({ ask: unreachable }, member), /ENOTFOUND/]],
    'weChat ok': [['no account', site({ ask: refusing(500) }, { WECHAT_APP_ID: '' }), /goes without/]],
    'cart ok': [['no service', site({}, { CART_ORIGIN: '' }), /goes without/]],
    'workerd fail': [['none', site({ run: () => undefined }), /does not run/]],
    'npm warn': [['none', site({ run: () => undefined }), /not found/]],
  };
  test.each(
    Object.entries(table).flatMap(([outcome, rows]) =>
      (rows ?? []).map(([title, who, expected]) => [outcome, title, who, expected] as const),
    ),
  )('%s: %s', async (outcome, _, who, expected) => {
    const [name, state] = outcome.split(' ');
    const row = await rowOf(name, who);
    expect([row?.state, row?.found]).toEqual([state, expect.stringMatching(expected)]);
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
