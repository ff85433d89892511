import { Hono } from 'hono/tiny';
import { DEVICE_PREFIX, SERVICE_WORKER_PATH } from '../../content/offline/deviceCaches.ts';
import type { SiteFileEnv } from '../appEnv.ts';
import type { World } from '../world.ts';

/**
 * The worker that removes all that is kept, and itself; where none is there before it, it does not even begin. It shares no code
 * with the worker that it replaces.
 */
export const leaving = `addEventListener('install', (event) => event.waitUntil(registration.active ? skipWaiting() : Promise.reject()));
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${DEVICE_PREFIX}')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * The service worker (docs/rules.md#offline-switch): a few lines that name the files of the release, so that browsers see
 * a new worker with each release; with the operators' flag off, one that leaves. Browsers ask for it again at every page.
 */
export function serviceWorker() {
  return new Hono<SiteFileEnv>().get(SERVICE_WORKER_PATH, (c) => {
    const { clientFiles, settings } = c.var.world;
    const isOn = c.var.flags.offline !== false && !clientFiles.isDevelopment;
    // A worker's own policy counts for all that it fetches; the asset hosts have the floor plans.
    c.set(
      'responsePolicy',
      `default-src 'none'; script-src 'self'; connect-src 'self' ${settings.assets.origins.join(' ')}`,
    );
    return c.body(isOn ? working(clientFiles) : leaving, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  });
}

function working({ serviceWorker: file, styles, fonts, early, script, scriptImports }: World['clientFiles']): string {
  return `import ${JSON.stringify(file)};\nself.offlineFiles = ${JSON.stringify([...styles, ...fonts, early, script, ...scriptImports])};\n`;
}
