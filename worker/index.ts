import { env } from 'cloudflare:workers';
import { clientFiles } from 'virtual:client-files';
import { createSite } from './site.ts';
import { type Bindings, platformWorld } from './world.ts';

const bindings: Bindings = env;
const site = createSite(platformWorld(bindings, env, clientFiles));

export default {
  fetch: (request, _bindings, context) => site.fetch(request, context),
} satisfies ExportedHandler;
