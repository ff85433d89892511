import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import type { Declared } from '../siteConfig.ts';
import { rawConfig } from '../wrangler.ts';

/** Where the coordinator's own configuration stands. */
export const COORDINATOR_CONFIG = 'coordinator/wrangler.toml';
/** What the coordinator needs to ask the content service. */
export const COORDINATOR_SECRET = 'CONTENTFUL_ACCESS_TOKEN';

/** Settings of the coordinator: those of the site's under the same names. */
const shared = ['CONTENTFUL_HOST', 'CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT', COORDINATOR_SECRET, 'CLOCK'];

/** The coordinator's variables out of the site's. */
export function coordinatorVariables(site: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(site).filter(([name]) => shared.includes(name)));
}

/** What of a site's declaration its coordinator shares. */
type SharedWithSite = Pick<Declared, 'variables' | 'resources' | 'consumedQueues'>;

/** The binding by which the coordinator has pages made ahead; the site takes the messages. */
const producer = { binding: 'PAGE_JOBS', queue: 'page-jobs' } as const;

/** The coordinator's configuration for a site: under the name that the site binds, with its variables, flags and queue. */
export function coordinatorConfig({ variables, resources, consumedQueues }: SharedWithSite) {
  const idOf = (bindingName: string): string => {
    const id = resources.find(({ binding }) => binding === bindingName)?.id;
    if (id === undefined) throw new Error(`The site binds no ${bindingName}.`);
    return id;
  };
  const config = v.parse(v.looseObject({ main: v.string() }), rawConfig(COORDINATOR_CONFIG));
  return {
    ...config,
    name: idOf('COORDINATOR'),
    main: resolve(dirname(COORDINATOR_CONFIG), config.main),
    vars: coordinatorVariables(variables),
    kv_namespaces: [{ binding: 'FLAGS', id: idOf('FLAGS') }],
    queues: { producers: [{ ...producer, queue: consumedQueues.find(isPageQueue) ?? producer.queue }] },
    // A variable on this machine, a secret where it is deployed.
    ...(variables[COORDINATOR_SECRET] === undefined && { secrets: { required: [COORDINATOR_SECRET] } }),
  };
}

/** Writes that configuration for wrangler, whose command line reaches the site's Worker alone. */
export function writeCoordinatorConfig(path: string, site: SharedWithSite): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(coordinatorConfig(site)));
}

function isPageQueue(queue: string): boolean {
  return queue === producer.queue || queue.startsWith(`${producer.queue}-`);
}
