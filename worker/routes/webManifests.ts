import { Hono } from 'hono/tiny';
import { isCity } from '../../content/cities.ts';
import { isLanguage } from '../../content/languages.ts';
import { webManifest } from '../../content/offline/webManifest.ts';

/** The web manifests, which have texts in all languages. */
export function webManifests() {
  return new Hono().get('/manifest/:language/:file{[a-z-]+\\.webmanifest}', (c) => {
    const language = c.req.param('language');
    const city = c.req.param('file').replace(/\.webmanifest$/, '');
    if (!isCity(city) || !isLanguage(language)) return c.notFound();
    return c.json(webManifest(city, language), 200, { 'Content-Type': 'application/manifest+json' });
  });
}
