import * as v from 'valibot';
import { type Environment, rawConfig } from './wrangler.ts';

/** Where the configurations of the site and of the front before it stand. */
export const SITE_CONFIG = 'wrangler.toml';
export const FRONT_CONFIG = 'worker/front/wrangler.toml';

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
/** Where a deployed Worker answers. */
const places = v.object({
  workers_dev: v.optional(v.boolean(), true),
  routes: v.optional(v.array(v.object({ pattern: text })), []),
});
const deployed = v.object({ ...section.entries, ...places.entries });
const configuration = v.object({
  name: text,
  ...section.entries,
  env: v.object({ staging: deployed, production: deployed } satisfies Record<Environment, typeof deployed>),
});
const frontConfiguration = v.object({
  env: v.object({ staging: places, production: places } satisfies Record<Environment, typeof places>),
});

/** What a site declares: at the top of wrangler.toml for this machine, below `env` for a deployed one. */
export interface Declared {
  /** The name under which the site's Worker is deployed. */
  readonly worker: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly requiredSecrets: readonly string[];
  readonly resources: readonly Resource[];
  /** Hosts that the front of a deployed site answers at. */
  readonly hosts: readonly string[];
  /** Hosts that lead to the site past its front. */
  readonly ownHosts: readonly string[];
  /** True where front or site also answer at the platform's own domain. */
  readonly isOnWorkersDev: boolean;
}

/** What wrangler.toml declares for each site, and its front beside it. Throws an error that names what it can't read. */
export function readSiteConfig(path = SITE_CONFIG): Readonly<Record<'here' | Environment, Declared>> {
  const { env, name, ...here } = readConfig(path, configuration);
  const fronts = readConfig(FRONT_CONFIG, frontConfiguration).env;
  const nowhere = { workers_dev: false, routes: [] };
  const declaredFor = (environment: Environment): Declared =>
    declared(`${name}-${environment}`, env[environment], fronts[environment]);
  return {
    here: declared(name, { ...here, ...nowhere }, nowhere),
    staging: declaredFor('staging'),
    production: declaredFor('production'),
  };
}

function readConfig<Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> {
  const read = v.safeParse(schema, rawConfig(path));
  if (read.success) return read.output;
  const problems = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
  throw new Error(`${path} can't be read: ${problems.join('; ')}`);
}

function declared(
  worker: string,
  { vars, secrets, queues, routes, workers_dev, ...kinds }: v.InferOutput<typeof deployed>,
  front: v.InferOutput<typeof places>,
): Declared {
  return {
    worker,
    variables: vars,
    requiredSecrets: secrets.required,
    resources: [...Object.values(kinds).flat(), ...queues.producers],
    hosts: front.routes.map(({ pattern }) => pattern),
    ownHosts: routes.map(({ pattern }) => pattern),
    isOnWorkersDev: workers_dev || front.workers_dev,
  };
}
