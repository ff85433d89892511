import { env } from 'cloudflare:workers';
import { buildName, clientFiles } from 'virtual:client-files';
import { type Bindings, platformWorld } from './platform/siteWorld.ts';
import { createSite } from './site.ts';

const bindings: Bindings = env;
const world = platformWorld(bindings, env, { clientFiles, buildName });
const site = createSite(world);

export default {
  fetch: (request, _bindings, context) => site.fetch(request, context),
  // Few isolates ever do these.
  queue: async (batch, _bindings, context) =>
    batch.queue.startsWith('page-jobs')
      ? site.takeJobs(batch, context)
      : (await import('./forms/forwarding.ts')).forwardBatch(world, batch),
  scheduled: async () => (await import('./forms/scheduledCleanUp.ts')).scheduledCleanUp(world),
} satisfies ExportedHandler;
