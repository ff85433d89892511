import { Hono } from 'hono/tiny';
import type { Visit } from '../../content/address/visit.ts';
import { citiesWithout } from '../../content/cities.ts';
import type { Flags } from '../../content/flags.ts';
import { FETCHED_FILES_PATH } from '../../content/media/mediaUrl.ts';
import { DEVICE_PREFIX, SERVICE_WORKER_PATH } from '../../content/offline/deviceCaches.ts';
import type { SiteFileEnv } from '../appEnv.ts';
import { markedAnswer } from '../cache/pageAnswer.ts';
import { cacheHeaders, responsePolicies, securityHeaders } from '../middleware/headers.ts';
import { SPECULATION_PATH, speculationRules } from '../pages/render/speculationRules.ts';
import { FETCHED_FILE_POLICY, fetchFile } from '../platform/fetchFile.ts';
import { requestIdOf } from '../requestFacts.ts';
import type { World } from '../world.ts';

/**
 * The small files that robots and every browser ask for (docs/rules.md#files-for-machines), and a page's first picture, with
 * the headers of the site and without its app: the same for all, editors included. Undefined for what is not found here. A
 * failure is the caller's to answer.
 */
export function createSmallFiles(world: World, flags: () => Promise<Flags>) {
  const app = new Hono<SiteFileEnv>();
  app.use(responsePolicies());
  app.use(securityHeaders(world));
  app.use(async (c, next) => {
    c.set('world', world);
    const { siteOrigin, hiddenCities } = world.settings;
    c.set('visitor', { visit: { origin: siteOrigin || new URL(c.req.url).origin, hiddenCities } });
    c.set('flags', await flags());
    await next();
    c.header('X-Request-Id', requestIdOf(c.req.raw, world));
  });
  app.use(cacheHeaders());
  app.get('/robots.txt', (c) => c.text(robotsText(c.var.visitor.visit, world.settings.contentSignal)));
  app.get('/.well-known/security.txt', (c) => {
    const { settings, now } = world;
    if (settings.securityContact === '') return c.notFound();
    const expires = new Date(now().getTime() + SECURITY_DAYS * 24 * 3600 * 1000).toISOString().slice(0, 10);
    return c.text(
      `Contact: ${settings.securityContact}\nExpires: ${expires}T00:00:00Z\nPreferred-Languages: en, fr, zh, ja\nCanonical: ${c.var.visitor.visit.origin}/.well-known/security.txt\n`,
    );
  });
  app.get('/.well-known/gpc.json', (c) => c.json({ gpc: true, lastUpdate: PRIVACY_CONTROL_SINCE }));
  app.get(SPECULATION_PATH, (c) =>
    c.json(speculationRules, 200, { 'Content-Type': 'application/speculationrules+json' }),
  );
  // The service worker (docs/rules.md#offline-switch): a few lines that name the files of the release, so that browsers see
  // a new worker with each release; with the operators' flag off, one that leaves. Browsers ask for it again at every page.
  app.get(SERVICE_WORKER_PATH, (c) => {
    const { clientFiles, settings } = world;
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
  // A page's first picture, `/_assets/image/upload/{cut}/{version}/{file}`, from the product's asset host by the connection
  // that the browser has already (docs/rules.md#first-picture). The browser is sent to the asset host where that fails.
  app.get(`${FETCHED_FILES_PATH}/image/upload/*`, async (c) => {
    const path = new URL(c.req.url).pathname.slice(FETCHED_FILES_PATH.length);
    const accepted = c.req.header('Accept') ?? '';
    const format = formats.find((each) => accepted.includes(`image/${each}`)) ?? 'jpg';
    const onHost = (cut: string) => new URL(path.replace('/f_auto,', `/f_${cut},`), world.settings.assets.world);
    const picture = await fetchFile(world, onHost(format), c.req.raw);
    if (picture.status >= 400) return c.redirect(onHost('auto').href);
    picture.headers.set('Vary', 'Accept');
    c.set('responsePolicy', FETCHED_FILE_POLICY);
    return picture;
  });
  // Their texts in all languages are larger than everything else here.
  app.get('/manifest/*', async (c) => (await import('./webManifests.ts')).webManifests().fetch(c.req.raw));
  app.onError((thrown) => {
    throw thrown;
  });
  return async (request: Request): Promise<Response | undefined> => {
    const answer = await app.fetch(request);
    return answer.status < 400 ? markedAnswer(answer, 'BYPASS') : undefined;
  };
}

/** Since when the site keeps to Global Privacy Control; the signal's specification asks for a date. */
const PRIVACY_CONTROL_SINCE = '2026-11-22';

/** Whoever keeps a copy of the security contact asks again after so many days (RFC 9116 advises less than a year). */
const SECURITY_DAYS = 180;

/** The formats of the asset host, best first. Each is named in the address, so that the platform keeps them apart. */
const formats = ['avif', 'webp'] as const;

/** What robots leave alone: searches, previews, and calls that pages make, but not their pictures (docs/rules.md#robots). */
const left = ['/*/searching/', '/*/searching?', '/*_api', '/*/api/', '/*is-preview-mode=', '/_'];

/** Baidu reads no index of sitemaps, so that each city's sitemap is named beside it (docs/rules.md#robots). */
function robotsText({ origin, hiddenCities }: Pick<Visit, 'origin' | 'hiddenCities'>, signal: string): string {
  const sitemaps = ['/sitemap.xml', ...citiesWithout(hiddenCities).map((city) => `/sitemap/${city}.xml`)];
  return [
    'User-agent: *',
    ...(signal === '' ? [] : [`Content-Signal: ${signal}`]),
    'Allow: /',
    `Allow: ${FETCHED_FILES_PATH}/`,
    ...left.map((path) => `Disallow: ${path}`),
    '',
    ...sitemaps.map((path) => `Sitemap: ${origin}${path}`),
    '',
  ].join('\n');
}

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

function working({ serviceWorker: file, styles, fonts, early, script, scriptImports }: World['clientFiles']): string {
  return `import ${JSON.stringify(file)};\nself.offlineFiles = ${JSON.stringify([...styles, ...fonts, early, script, ...scriptImports])};\n`;
}
