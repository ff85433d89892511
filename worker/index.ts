import { env } from 'cloudflare:workers';
import { clientFiles } from 'virtual:client-files';
import { dailyRound } from './forms/dailyRound.ts';
import { forwardBatch } from './forms/forwarding.ts';
import { createSite } from './site.ts';
import { type Bindings, platformWorld } from './world.ts';

const bindings: Bindings = env;
const world = platformWorld(bindings, env, clientFiles);
const site = createSite(world);

export default {
  fetch: (request, _bindings, context) => site.fetch(request, context),
  queue: (batch) => forwardBatch(world, batch),
  scheduled: () => dailyRound(world),
} satisfies ExportedHandler;
