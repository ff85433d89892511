import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readSettings as readCoordinatorSettings } from '../../coordinator/settings.ts';
import { frontConfig } from '../../tools/operators/frontConfig.ts';
import { neededSecrets, secretNames } from '../../tools/secrets.ts';
import { readSiteConfig } from '../../tools/siteConfig.ts';
import { coordinatorConfig } from '../../tools/start/coordinatorConfig.ts';
import { environments, rawConfig } from '../../tools/wrangler.ts';
import { readFrontSettings } from '../../worker/frontSettings.ts';
import { readSettings } from '../../worker/settings.ts';

const config = readSiteConfig();
const anything = v.record(v.string(), v.unknown());
const raw = v.parse(anything, rawConfig('wrangler.toml'));
const { env, ...top } = raw;
const valuesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 's'.repeat(64)]));
const sections = v.parse(v.object({ staging: anything, production: anything }), env);

/** What named environments take over from the top of wrangler.toml or have alone; everything else they must repeat. */
const inherited = [
  'workers_dev',
  'preview_urls',
  'name',
  'main',
  'compatibility_date',
  'assets',
  'triggers',
  'observability',
];

/** Names of everything that a site declares, from variables to queues: `vars.CACHE`, `kv_namespaces.CONTENT`. */
function declaredNames(section: Readonly<Record<string, unknown>>): readonly string[] {
  const named = v.union([v.object({ binding: v.string() }), v.object({ name: v.string() })]);
  return Object.entries(section).flatMap(([kind, value]): string[] => {
    if (inherited.includes(kind)) return [];
    if (Array.isArray(value))
      return value.map((row) => {
        const found = v.safeParse(named, row);
        return `${kind}.${found.success ? Object.values(found.output)[0] : 'consumer'}`;
      });
    if (typeof value === 'string') return [value];
    const inner = v.parse(anything, value);
    return kind === 'vars'
      ? Object.keys(inner).map((name) => `vars.${name}`)
      : declaredNames(inner).map((name) => `${kind}.${name}`);
  });
}

describe.each(environments)('%s', (environment) => {
  test('declares every variable and every binding of the top level, which it does not inherit', () => {
    const { secrets: _, ...section } = sections[environment];
    expect(declaredNames(section).toSorted()).toEqual(declaredNames(top).toSorted());
    expect(declaredNames(top)).toEqual(
      expect.arrayContaining([
        'vars.CONTENTFUL_HOST',
        'kv_namespaces.CONTENT',
        'services.COORDINATOR',
        'queues.producers.ENQUIRY_QUEUE',
      ]),
    );
  });

  test('has a coordinator of its own, which shares its content and its flags', () => {
    const { name, vars, secrets, kv_namespaces } = coordinatorConfig(config[environment]);
    expect(config[environment].resources).toEqual(
      expect.arrayContaining([{ binding: 'COORDINATOR', id: name }, ...kv_namespaces]),
    );
    expect(config[environment].variables).toMatchObject(vars);
    expect(() => readCoordinatorSettings({ ...vars, ...valuesOf(secrets?.required ?? []) })).not.toThrow();
    expect(() => readCoordinatorSettings(vars)).toThrow('CONTENTFUL_ACCESS_TOKEN');
  });

  test('answers at its own domain only, by its front', () => {
    const { hosts, ownHosts, isOnWorkersDev, variables } = config[environment];
    expect([hosts, ownHosts, isOnWorkersDev]).toEqual([[new URL(variables['SITE_ORIGIN'] ?? '').host], [], false]);
    expect(sections[environment]['preview_urls']).toBe(false);
    expect(frontConfig(environment, config[environment], 'dist')).toMatchObject({
      workers_dev: false,
      preview_urls: false,
      routes: [{ pattern: hosts[0], custom_domain: true }],
    });
  });

  test('has a front of its own, with its files, stores and coordinator and without its secrets', () => {
    const site = config[environment];
    const front = frontConfig(environment, site, `dist/${environment}`);
    const { SITE_NAME, SITE_VERSION, ...vars } = front.vars;
    expect([front.name, SITE_NAME, SITE_VERSION]).toEqual([
      `meridian-front-${environment}`,
      `meridian-galleria-${environment}`,
      '',
    ]);
    expect(site.variables).toMatchObject(vars);
    expect(site.resources).toEqual(expect.arrayContaining([...front.kv_namespaces]));
    expect(front.kv_namespaces.map(({ binding }) => binding)).toEqual(['CONTENT', 'FLAGS']);
    const coordinator = site.resources.find(({ binding }) => binding === 'COORDINATOR')?.id;
    expect(front.services).toEqual([
      { binding: 'COORDINATOR', service: coordinator },
      { binding: 'SITE', service: SITE_NAME },
    ]);
    expect(front.assets).toEqual({
      ...v.parse(anything, top['assets']),
      binding: undefined,
      directory: front.assets.directory,
    });
    expect(front.assets.directory).toMatch(new RegExp(`/dist/${environment}/client$`));
    expect(front).toMatchObject({ compatibility_date: top['compatibility_date'] });
    expect(() => readFrontSettings(vars)).not.toThrow();
    expect(secretNames.filter((name) => Object.hasOwn(vars, name))).toEqual([]);
    expect(front).not.toHaveProperty('secrets');
  });

  test('requires the secrets that it can’t do without, and holds none', () => {
    const { requiredSecrets, variables } = config[environment];
    expect(requiredSecrets.toSorted()).toEqual(neededSecrets(variables).toSorted());
  });

  test('has settings that the Worker takes, once its secrets are set', () => {
    const values = valuesOf(secretNames);
    expect(() => readSettings({ ...config[environment].variables, ...values })).not.toThrow();
  });
});

test('staging and production share no store, bucket, queue or limit', () => {
  const [staging, production] = environments.map((environment) =>
    config[environment].resources.flatMap(({ binding, id }) => (id.startsWith('replace-') ? [] : [`${binding} ${id}`])),
  );
  expect(staging?.length).toBeGreaterThan(4);
  expect(staging?.filter((resource) => production?.includes(resource))).toEqual([]);
});

describe('secrets', () => {
  test('stand in no variable of wrangler.toml, at the top or in an environment', () => {
    for (const { variables } of Object.values(config))
      expect(Object.keys(variables).filter((name) => secretNames.some((secret) => secret === name))).toEqual([]);
    // Whatever is named like one is either in the table of secrets or known to be public.
    const isPublic = ['TURNSTILE_SITE_KEY', 'KAKAO_APP_KEY', 'GOOGLE_MAPS_KEY', 'BAIDU_MAPS_KEY'];
    const suspicious = Object.keys(config.here.variables).filter((name) => /KEY|SECRET|TOKEN|PASSWORD/.test(name));
    expect(suspicious.filter((name) => !isPublic.includes(name))).toEqual([]);
  });

  test('stand by name in .dev.vars.example, without a value', () => {
    const lines = readFileSync('.dev.vars.example', 'utf8').split('\n');
    expect(secretNames.filter((name) => !lines.includes(`# ${name}=`))).toEqual([]);
    expect(lines.filter((line) => /^[^#\s]/.test(line))).toEqual([]);
  });

  test('are kept out of the repository', () => {
    const ignored = readFileSync('.gitignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.dev.vars*', '!.dev.vars.example', '.secrets.*']));
    expect(existsSync('.dev.vars.example')).toBe(true);
  });
});
