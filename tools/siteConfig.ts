import * as v from 'valibot';
import { experimental_readRawConfig } from 'wrangler';
import type { Environment } from './wrangler.ts';

/** A resource that the Worker reaches by a binding. */
export interface Resource {
  readonly binding: string;
  readonly id: string;
}

const list = <Schema extends v.GenericSchema<unknown, Resource>>(schema: Schema) => v.optional(v.array(schema), []);
const text = v.string();

/** A site's variables and bindings, by their names in wrangler.toml. */
const section = v.object({
  vars: v.record(text, text),
  secrets: v.optional(v.object({ required: v.array(text) }), { required: [] }),
  kv_namespaces: list(v.object({ binding: text, id: text })),
  services: list(
    v.pipe(
      v.object({ binding: text, service: text }),
      v.transform(({ binding, service: id }) => ({ binding, id })),
    ),
  ),
  d1_databases: list(
    v.pipe(
      v.object({ binding: text, database_id: text }),
      v.transform(({ binding, database_id: id }) => ({ binding, id })),
    ),
  ),
  r2_buckets: list(
    v.pipe(
      v.object({ binding: text, bucket_name: text }),
      v.transform(({ binding, bucket_name: id }) => ({ binding, id })),
    ),
  ),
  analytics_engine_datasets: list(
    v.pipe(
      v.object({ binding: text, dataset: text }),
      v.transform(({ binding, dataset: id }) => ({ binding, id })),
    ),
  ),
  ratelimits: list(
    v.pipe(
      v.object({ name: text, namespace_id: text }),
      v.transform(({ name: binding, namespace_id: id }) => ({ binding, id })),
    ),
  ),
  queues: v.optional(
    v.object({
      producers: list(
        v.pipe(
          v.object({ binding: text, queue: text }),
          v.transform(({ binding, queue: id }) => ({ binding, id })),
        ),
      ),
    }),
    { producers: [] },
  ),
});
/** A deployed site answers at its own domain. */
const deployed = v.object({
  ...section.entries,
  workers_dev: v.optional(v.boolean(), true),
  routes: v.optional(v.array(v.object({ pattern: text })), []),
});
const configuration = v.object({
  ...section.entries,
  env: v.object({ staging: deployed, production: deployed } satisfies Record<Environment, typeof deployed>),
});

/** What a site declares: at the top of wrangler.toml for this machine, below `env` for a deployed one. */
export interface Declared {
  readonly variables: Readonly<Record<string, string>>;
  readonly requiredSecrets: readonly string[];
  readonly resources: readonly Resource[];
  /** Hosts that a deployed site answers at, and whether it also answers at the platform's own domain. */
  readonly hosts: readonly string[];
  readonly isOnWorkersDev: boolean;
}

/** What wrangler.toml declares for each site. Throws an error that names what it can't read. */
export function readSiteConfig(path = 'wrangler.toml'): Readonly<Record<'here' | Environment, Declared>> {
  const { rawConfig } = experimental_readRawConfig({ config: path });
  const read = v.safeParse(configuration, rawConfig);
  if (!read.success) {
    const problems = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
    throw new Error(`${path} can't be read: ${problems.join('; ')}`);
  }
  const { env, ...here } = read.output;
  const none = { workers_dev: false, routes: [] };
  return { here: declared({ ...here, ...none }), staging: declared(env.staging), production: declared(env.production) };
}

function declared({ vars, secrets, queues, routes, workers_dev, ...kinds }: v.InferOutput<typeof deployed>): Declared {
  return {
    variables: vars,
    requiredSecrets: secrets.required,
    resources: [...Object.values(kinds).flat(), ...queues.producers],
    hosts: routes.map(({ pattern }) => pattern),
    isOnWorkersDev: workers_dev,
  };
}
