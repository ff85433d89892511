import { env } from 'cloudflare:workers';
import { buildName, clientFiles } from 'virtual:client-files';
import { type Bindings, platformWorld } from './platform/siteWorld.ts';
import { createSite } from './site.ts';

const bindings: Bindings = env;
let styleBytes: Uint8Array | undefined;
const world = platformWorld(bindings, env, {
  clientFiles,
  buildName,
  // Loaded for the first visitor who arrives.
  styles: async () => {
    if (clientFiles.isDevelopment) return undefined;
    const { styles } = await import('virtual:styles');
    styleBytes ??= new TextEncoder().encode(styles);
    return styleBytes;
  },
});
const site = createSite(world);

export default {
  fetch: (request, _bindings, context) => site.fetch(request, context),
  // Few isolates ever do these.
  queue: async (batch, _bindings, context) =>
    batch.queue.startsWith('page-jobs')
      ? site.takeJobs(batch, context)
      : (await import('./forms/forwarding.ts')).forwardBatch(world, batch),
  scheduled: async () => {
    const [{ scheduledCleanUp }, { gatherVitals }] = await Promise.all([
      import('./forms/scheduledCleanUp.ts'),
      import('./vitals/gatherVitals.ts'),
    ]);
    await Promise.all([scheduledCleanUp(world), gatherVitals(world)]);
  },
} satisfies ExportedHandler;
