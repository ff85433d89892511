import type { Hono } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import type { PageMemory } from '../cache/pageMemory.ts';
import type { ContentSource } from '../contentful/source.ts';
import { cityCalls, closedCalls } from '../middleware/closedCalls.ts';
import type { World } from '../world.ts';
import { aheadPages } from './aheadPages.ts';
import { cart } from './cart.ts';
import { contentHook } from './contentHook.ts';
import { contentProxy } from './contentProxy.ts';
import { contentQuery } from './contentQuery.ts';
import { cspReports } from './cspReports.ts';
import { enquiries } from './enquiries.ts';
import { events } from './events.ts';
import { flags } from './flags.ts';
import { health } from './health.ts';
import { loyalty } from './loyalty.ts';
import { mapFrame } from './mapFrame.ts';
import { searchApi } from './search.ts';
import { serviceFiles } from './serviceFiles.ts';
import { sharing } from './sharing.ts';
import { sitemaps } from './sitemaps.ts';
import { thirdPartyFrame } from './thirdPartyFrame.ts';
import { uses } from './uses.ts';
import { vitals } from './vitals.ts';

/** What pages, robots and operators ask for beside the pages. */
export function callRoutes(app: Hono<AppEnv>, world: World, source: ContentSource, pages: PageMemory): void {
  for (const path of cityCalls) app.use(path, closedCalls(source));
  app.route('/', sitemaps(source));
  app.route('/', serviceFiles()); // the content service's own files
  app.route('/', health(world, source, pages));
  app.route('/', contentHook(source));
  app.route('/', flags());
  app.route('/', uses());
  app.route('/', vitals());
  app.route('/', aheadPages());
  app.route('/', enquiries());
  app.route('/', contentProxy(source));
  app.route('/', contentQuery(source));
  app.route('/', mapFrame(source));
  app.route('/', thirdPartyFrame());
  app.route('/', searchApi(source));
  app.route('/', loyalty());
  app.route('/', cart());
  app.route('/', sharing(source.tiers.store));
  app.route('/', events());
  app.route('/', cspReports());
}
