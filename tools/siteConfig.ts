import * as v from 'valibot';
import { ownValue } from '../content/ownValue.ts';
import { fail } from './commandLine.ts';
import { type Environment, rawConfig } from './wrangler.ts';

const SITE_CONFIG = 'wrangler.toml';

/** A resource that the Worker reaches by a binding. */
export interface Resource {
  readonly binding: string;
  readonly id: string;
}

const text = v.string();

/** Bindings of a kind, by the names under which wrangler.toml has a binding and what it leads to. */
const bound = (id: string, name = 'binding', form: v.GenericSchema<string | undefined, string> = text) => {
  const row = v.object({ [name]: text, [id]: form });
  const resource = v.transform((read: v.InferOutput<typeof row>) => ({
    binding: ownValue(read, name) ?? '',
    id: ownValue(read, id) ?? '',
  }));
  return v.optional(v.array(v.pipe(row, resource)), []);
};

/** A site's variables and bindings, by their names in wrangler.toml. */
const section = v.object({
  vars: v.record(text, text),
  secrets: v.optional(v.object({ required: v.array(text) }), { required: [] }),
  kv_namespaces: bound('id'),
  services: bound('service'),
  d1_databases: bound('database_id'),
  r2_buckets: bound('bucket_name'),
  analytics_engine_datasets: bound('dataset'),
  send_email: bound('destination_address', 'name', v.optional(text, '')),
  ratelimits: bound('namespace_id', 'name'),
  queues: v.optional(
    v.object({ producers: bound('queue'), consumers: v.optional(v.array(v.object({ queue: text })), []) }),
    { producers: [], consumers: [] },
  ),
});
const deployed = v.object({
  ...section.entries,
  workers_dev: v.optional(v.boolean(), true),
  routes: v.optional(v.array(v.object({ pattern: text })), []),
});
const configuration = v.object({
  name: text,
  ...section.entries,
  env: v.object({ staging: deployed, production: deployed } satisfies Record<Environment, typeof deployed>),
});

/** What a site declares: at the top of wrangler.toml for this machine, below `env` for a deployed one. */
export interface Declared {
  /** The name under which the site's Worker is deployed. */
  readonly worker: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly requiredSecrets: readonly string[];
  readonly resources: readonly Resource[];
  readonly consumedQueues: readonly string[];
  readonly hosts: readonly string[];
  /** True where it also answers at the platform's own domain. */
  readonly isOnWorkersDev: boolean;
}

/**
 * Returns true if somebody receives a site's enquiries: a webhook, or a mailbox by its binding
 * (docs/rules.md#enquiry-receiver).
 */
export function hasReceiver({
  variables,
  resources,
}: {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly resources: readonly Resource[];
}): boolean {
  const hasMail =
    variables['ENQUIRY_EMAIL_FROM'] &&
    variables['ENQUIRY_EMAIL_TO'] &&
    resources.some(({ binding }) => binding === 'ENQUIRY_EMAIL');
  return Boolean(variables['ENQUIRY_WEBHOOK'] || hasMail);
}

/** How an operator gives enquiries a receiver. */
export const RECEIVER_MEND =
  'Set ENQUIRY_WEBHOOK, or ENQUIRY_EMAIL_FROM, ENQUIRY_EMAIL_TO and a send_email binding ENQUIRY_EMAIL (docs/settings.md).';

/** What wrangler.toml declares for each site; the command ends with 2 and what it can’t read. */
export function readSiteConfig(): Readonly<Record<'here' | Environment, Declared>> {
  const parsedConfig = v.safeParse(configuration, rawConfig(SITE_CONFIG));
  if (!parsedConfig.success) {
    const problems = parsedConfig.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
    return fail(`${SITE_CONFIG} can’t be read: ${problems.join('; ')}.`);
  }
  const { env, name, ...here } = parsedConfig.output;
  return {
    here: declared(name, { ...here, workers_dev: false, routes: [] }),
    staging: declared(`${name}-staging`, env.staging),
    production: declared(`${name}-production`, env.production),
  };
}

/** Where a deployed site answers; throws an error that names the setting where that is no address. */
export function originOf(environment: Environment): string {
  const origin = readSiteConfig()[environment].variables['SITE_ORIGIN'] ?? '';
  if (URL.canParse(origin)) return origin;
  throw new Error(`SITE_ORIGIN below [env.${environment}.vars] in ${SITE_CONFIG} names no address: “${origin}”.`);
}

function declared(
  worker: string,
  { vars, secrets, queues, routes, workers_dev, ...kinds }: v.InferOutput<typeof deployed>,
): Declared {
  return {
    worker,
    variables: vars,
    requiredSecrets: secrets.required,
    resources: [...Object.values(kinds).flat(), ...queues.producers],
    consumedQueues: queues.consumers.map(({ queue }) => queue),
    hosts: routes.map(({ pattern }) => pattern),
    isOnWorkersDev: workers_dev,
  };
}
