import type { Hono } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import { serviceWorker } from './serviceWorker.ts';
import { siteFiles } from './siteFiles.ts';
import { webManifests } from './webManifests.ts';

/** Small files that robots and every browser ask for. */
export function siteFileRoutes(app: Hono<AppEnv>): void {
  app.route('/', siteFiles());
  app.route('/', webManifests());
  app.route('/', serviceWorker());
}
