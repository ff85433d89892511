import { describe, expect, test } from 'vitest';
import type { Finding, Patient } from '../../worker/commands/checks/check.ts';
import { type CheckName, examine, type Row } from '../../worker/commands/checks/checks.ts';
import { lookAtNode } from '../../worker/commands/checks/machine.ts';
import { readSiteConfig } from '../../worker/commands/siteConfig.ts';
import { siteVariables } from '../../worker/commands/variables.ts';

const config = readSiteConfig();
/** Nothing listens here. */
const PORTS = { port: 9, servicePort: 8788 };

/** A machine on which the embedded service runs, but for what a test says. */
function patient(changes: Partial<Patient> = {}, variables: Readonly<Record<string, string>> = {}): Patient {
  const target = changes.target ?? 'here';
  const own = target === 'here' ? siteVariables({}, PORTS.servicePort, {}) : config[target].variables;
  return {
    target,
    declared: config[target],
    ...PORTS,
    ask: async (address) => (address.includes('/entries') ? Response.json({ total: 1 }) : new Response('')),
    run: () => '11.0.0',
    ...changes,
    variables: { ...own, ...variables },
  };
}

async function rowOf(name: CheckName, who: Patient): Promise<Row | undefined> {
  return (await examine(who, config.here)).find((row) => row.name === name);
}
const refusing =
  (status: number): Patient['ask'] =>
  async () =>
    new Response('', { status });
const unreachable: Patient['ask'] = () =>
  Promise.reject(new TypeError('fetch failed', { cause: new Error('ENOTFOUND') }));

describe('npm run doctor', () => {
  test('finds nothing wrong on this machine with the embedded service', async () => {
    const rows = await examine(patient(), config.here);
    expect(rows.filter(({ name, state }) => state !== 'ok' && name !== 'ports' && name !== 'chromium')).toEqual([]);
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['node', 'delivery', 'preview', 'loyalty', 'cart']),
    );
  });

  test('finds nothing wrong where the embedded service does not run yet', async () => {
    const rows = await examine(patient({ ask: unreachable }), config.here);
    for (const name of ['delivery', 'preview', 'assets', 'chinaAssets', 'loyalty', 'cart'])
      expect(rows.find((row) => row.name === name)).toMatchObject({
        state: 'ok',
        found: expect.stringContaining('embedded'),
      });
  });

  const real = { CONTENTFUL_HOST: 'cdn.content.example', CONTENTFUL_ACCESS_TOKEN: 'real' };
  test.each<[string, CheckName, Finding['state'], Patient, RegExp]>([
    [
      'a setting that is wrong',
      'settings',
      'fail',
      patient({}, { HSTS_MAX_AGE: 'long', LOYALTY_ORIGIN: 'nope' }),
      /HSTS_MAX_AGE.+LOYALTY_ORIGIN: must be empty or an origin/,
    ],
    [
      'a clock that is no instant',
      'settings',
      'fail',
      patient({}, { CLOCK: 'yesterday' }),
      /CLOCK: must be empty or an instant/,
    ],
    [
      'a clock that stands still for visitors',
      'settings',
      'fail',
      patient({ target: 'production' }, { CLOCK: '2026-06-15T02:00:00Z' }),
      /CLOCK is set/,
    ],
    [
      'a cache that is off for visitors',
      'settings',
      'warn',
      patient({ target: 'production' }, { CACHE: '0' }),
      /CACHE is 0/,
    ],
    [
      'a binding that an environment lacks',
      'bindings',
      'fail',
      patient({ target: 'staging', declared: { ...config.staging, resources: [] } }),
      /CONTENT, FLAGS.+ are not declared/,
    ],
    [
      'a variable that an environment lacks',
      'bindings',
      'fail',
      patient({ target: 'staging', declared: { ...config.staging, variables: {} } }),
      /CONTENTFUL_HOST/,
    ],
    [
      'what the project came with',
      'placeholders',
      'fail',
      patient({ target: 'production' }),
      /CONTENT, FLAGS.+SITE_ORIGIN/,
    ],
    [
      'own ids and hosts',
      'placeholders',
      'ok',
      patient({
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
      patient({ target: 'production', declared: { ...config.production, variables: { HEALTH_KEY: 'open' } } }),
      /HEALTH_KEY stand in wrangler\.toml/,
    ],
    [
      'a secret that nobody requires',
      'secrets',
      'fail',
      patient({ target: 'production' }, { TURNSTILE_SITE_KEY: '0x1' }),
      /TURNSTILE_SECRET_KEY would be missing/,
    ],
    [
      'a real service with the stand-in’s key',
      'secrets',
      'fail',
      patient({}, { CONTENTFUL_HOST: 'cdn.content.example' }),
      /CONTENTFUL_ACCESS_TOKEN is the stand-in’s, but CONTENTFUL_HOST is not/,
    ],
    [
      'secrets that are not set',
      'secretsSet',
      'fail',
      patient({ target: 'staging', run: () => '[{"name":"HEALTH_KEY"}]' }),
      /PREVIEW_SECRET.+ are not set/,
    ],
    ['no login', 'secretsSet', 'warn', patient({ target: 'staging', run: () => undefined }), /can’t be seen/],
    [
      'a service that is not there',
      'delivery',
      'fail',
      patient({ ask: unreachable }, real),
      /https:\/\/cdn\.content\.example can’t be reached: ENOTFOUND/,
    ],
    ['a token that is refused', 'delivery', 'fail', patient({ ask: refusing(401) }, real), /refuses the token \(401\)/],
    [
      'a token that is not known here',
      'delivery',
      'warn',
      patient({ ask: refusing(401) }, { ...real, CONTENTFUL_ACCESS_TOKEN: '' }),
      /not known here/,
    ],
    [
      'a space that does not exist',
      'delivery',
      'fail',
      patient({ ask: refusing(404) }, real),
      /has no \/spaces\/meridian/,
    ],
    ['a service that is ill', 'delivery', 'fail', patient({ ask: refusing(503) }, real), /answers 503/],
    [
      'a service that is another',
      'delivery',
      'fail',
      patient({ ask: async () => new Response('<html>') }, real),
      /something else/,
    ],
    [
      'a space without content',
      'delivery',
      'warn',
      patient({ ask: async () => Response.json({ total: 0 }) }, real),
      /no globalSettings/,
    ],
    ['a loyalty service that is ill', 'loyalty', 'fail', patient({ ask: refusing(500) }), /answers 500/],
    ['no cart service', 'cart', 'ok', patient({}, { CART_ORIGIN: '' }), /goes without/],
    ['no workerd', 'workerd', 'fail', patient({ run: () => undefined }), /does not run/],
    ['no npm', 'npm', 'warn', patient({ run: () => undefined }), /not found/],
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
    const broken: Patient['run'] = () => {
      throw new Error('no such program');
    };
    const rows = await examine(patient({ run: broken }), config.here);
    expect(rows.find(({ name }) => name === 'npm')).toMatchObject({ state: 'fail', found: 'no such program' });
    expect(rows.find(({ name }) => name === 'settings')).toMatchObject({ state: 'ok' });
  });

  test('its static checks ask nobody', async () => {
    const nobody = () => {
      throw new Error('asked');
    };
    const rows = await examine(patient({ target: 'staging', ask: nobody, run: nobody }), config.here, true);
    expect(rows.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'node ok',
      'wrangler ok',
      'settings ok',
      'bindings ok',
      'placeholders fail',
      'secrets ok',
    ]);
  });
});
