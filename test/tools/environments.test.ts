import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readSettings as readCoordinatorSettings } from '../../coordinator/settings.ts';
import { neededSecrets, secretNames } from '../../tools/secrets.ts';
import { readSiteConfig } from '../../tools/siteConfig.ts';
import { coordinatorConfig } from '../../tools/start/coordinatorConfig.ts';
import { environments, rawConfig } from '../../tools/wrangler.ts';
import { readSettings } from '../../worker/settings.ts';
import { words } from '../support/words.ts';

const config = readSiteConfig();
const anything = v.record(v.string(), v.unknown());
const raw = v.parse(anything, rawConfig('wrangler.toml'));
const { env, ...top } = raw;
const valuesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 's'.repeat(64)]));
const sections = v.parse(v.object({ staging: anything, production: anything }), env);

/** What named environments take over from the top of wrangler.toml or have alone; everything else they must repeat. */
const inherited = words(`
  workers_dev preview_urls routes name main compatibility_date compatibility_flags assets triggers observability
`);

/** Names of everything that a site declares, from variables to queues: `vars.CACHE`, `kv_namespaces.CONTENT`. */
function declaredNames(section: Readonly<Record<string, unknown>>): readonly string[] {
  const named = v.union([v.object({ binding: v.string() }), v.object({ name: v.string() })]);
  return Object.entries(section).flatMap(([kind, value]): string[] => {
    if (inherited.includes(kind)) return [];
    if (Array.isArray(value))
      return value.map((row) => {
        const parsed = v.safeParse(named, row);
        return `${kind}.${parsed.success ? Object.values(parsed.output)[0] : 'consumer'}`;
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
    const { name, vars, secrets, kv_namespaces, queues } = coordinatorConfig(config[environment]);
    expect(config[environment].resources).toEqual(
      expect.arrayContaining([{ binding: 'COORDINATOR', id: name }, ...kv_namespaces]),
    );
    expect(config[environment].consumedQueues).toContain(queues.producers[0]?.queue);
    expect(config[environment].variables).toMatchObject(vars);
    expect(() => readCoordinatorSettings({ ...vars, ...valuesOf(secrets?.required ?? []) })).not.toThrow();
    expect(() => readCoordinatorSettings(vars)).toThrow('CONTENTFUL_ACCESS_TOKEN');
  });

  test('answers at its own domain only', () => {
    const { hosts, isOnWorkersDev, variables } = config[environment];
    expect([hosts, isOnWorkersDev]).toEqual([[new URL(variables['SITE_ORIGIN'] ?? '').host], false]);
    expect(sections[environment]).toMatchObject({
      workers_dev: false,
      preview_urls: false,
      routes: [{ pattern: hosts[0], custom_domain: true }],
    });
  });

  test('calls the versions of its Worker by its own name', () => {
    expect(config[environment].variables['WORKER_NAME']).toBe(`${raw['name']}-${environment}`);
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
