import { Hono } from 'hono';
import { isCity } from '../../content/cities.ts';
import { isLanguage } from '../../content/languages.ts';
import { webManifest } from '../../content/offline/webManifest.ts';
import type { SiteFileEnv } from '../appEnv.ts';

/** The web manifests, which have texts in all languages. */
export function webManifests() {
  return new Hono<SiteFileEnv>().get('/manifest/:language/:file{[a-z-]+\\.webmanifest}', (c) => {
    const language = c.req.param('language');
    const city = c.req.param('file').replace(/\.webmanifest$/, '');
    if (!isCity(city) || !isLanguage(language)) return c.notFound();
    return c.json(webManifest(city, language), 200, { 'Content-Type': 'application/manifest+json' });
  });
}
