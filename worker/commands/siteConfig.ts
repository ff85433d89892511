import * as v from 'valibot';
import { experimental_readRawConfig } from 'wrangler';
import type { Environment } from './wrangler.ts';

/** A resource outside of the Worker that it reaches by a name. */
export interface Resource {
  readonly binding: string;
  readonly id: string;
}

const list = <Schema extends v.GenericSchema<unknown, Resource>>(schema: Schema) => v.optional(v.array(schema), []);
const text = v.string();

/** What a site is bound to, by the names that wrangler.toml gives the kinds. */
const section = v.object({
  vars: v.record(text, text),
  secrets: v.optional(v.object({ required: v.array(text) }), { required: [] }),
  kv_namespaces: list(v.object({ binding: text, id: text })),
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
const configuration = v.object({
  ...section.entries,
  env: v.object({ staging: section, production: section } satisfies Record<Environment, typeof section>),
});

/** What a site declares: at the top of wrangler.toml for this machine, below `env` for a deployed one. */
export interface Declared {
  readonly variables: Readonly<Record<string, string>>;
  readonly requiredSecrets: readonly string[];
  readonly resources: readonly Resource[];
}

/** What wrangler.toml declares for each site. Throws an error that names what it can't make sense of. */
export function readSiteConfig(path = 'wrangler.toml'): Readonly<Record<'here' | Environment, Declared>> {
  const { rawConfig } = experimental_readRawConfig({ config: path });
  const read = v.safeParse(configuration, rawConfig);
  if (!read.success) {
    const problems = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
    throw new Error(`${path} can't be read: ${problems.join('; ')}`);
  }
  const { env, ...here } = read.output;
  return { here: declared(here), staging: declared(env.staging), production: declared(env.production) };
}

function declared({ vars, secrets, queues, ...kinds }: v.InferOutput<typeof section>): Declared {
  return {
    variables: vars,
    requiredSecrets: secrets.required,
    resources: [...Object.values(kinds).flat(), ...queues.producers],
  };
}
