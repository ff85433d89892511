import { env } from 'cloudflare:workers';
import { clientFiles } from 'virtual:client-files';
import { readFrontSettings } from '../frontSettings.ts';
import { type FrontBindings, platformFront } from '../platform/frontWorld.ts';
import { createFront } from './front.ts';
import { versionOverride } from './versionOverride.ts';

interface Bindings extends FrontBindings {
  readonly SITE: Fetcher;
  /** The name of the site's Worker, and the version of it that this version of the front goes with. */
  readonly SITE_NAME: string;
  readonly SITE_VERSION: string;
}

const bindings: Bindings = env;
const { SITE, SITE_NAME, SITE_VERSION } = bindings;
const world = platformFront(bindings, readFrontSettings(env), clientFiles, SITE_VERSION);

const front = createFront(world, (request) => {
  const asked = new Request(request);
  if (SITE_VERSION !== '') asked.headers.set(...versionOverride(SITE_NAME, SITE_VERSION));
  return SITE.fetch(asked);
});

export default { fetch: (request, _bindings, context) => front.fetch(request, context) } satisfies ExportedHandler;
