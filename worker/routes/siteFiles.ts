import { Hono } from 'hono/tiny';
import type { Visit } from '../../content/address/visit.ts';
import { citiesWithout } from '../../content/cities.ts';
import type { SiteFileEnv } from '../appEnv.ts';
import { SPECULATION_PATH, speculationRules } from '../pages/render/speculationRules.ts';

/**
 * Files that search engines and browsers request, of few lines each: robots, speculation rules, security contact
 * (docs/rules.md#files-for-machines).
 */
export function siteFiles() {
  return new Hono<SiteFileEnv>()
    .get('/robots.txt', (c) => c.text(robotsText(c.var.visitor.visit, c.var.world.settings.contentSignal)))
    .get('/.well-known/security.txt', (c) => {
      const { settings, now } = c.var.world;
      if (settings.securityContact === '') return c.notFound();
      const expires = new Date(now().getTime() + SECURITY_DAYS * 24 * 3600 * 1000).toISOString().slice(0, 10);
      return c.text(
        `Contact: ${settings.securityContact}\nExpires: ${expires}T00:00:00Z\nPreferred-Languages: en, fr, zh, ja\nCanonical: ${c.var.visitor.visit.origin}/.well-known/security.txt\n`,
      );
    })
    .get('/.well-known/gpc.json', (c) => c.json({ gpc: true, lastUpdate: PRIVACY_CONTROL_SINCE }))
    .get(SPECULATION_PATH, (c) =>
      c.json(speculationRules, 200, { 'Content-Type': 'application/speculationrules+json' }),
    );
}

/** Since when the site keeps to Global Privacy Control; the signal's specification asks for a date. */
const PRIVACY_CONTROL_SINCE = '2026-11-22';

/** Whoever keeps a copy of the security contact asks again after so many days (RFC 9116 advises less than a year). */
const SECURITY_DAYS = 180;

/** What robots leave alone: searches, previews, and calls that pages make (docs/rules.md#robots). */
const left = ['/*/searching/', '/*/searching?', '/*_api', '/*/api/', '/*is-preview-mode=', '/_'];

/** Baidu reads no index of sitemaps, so that each city's sitemap is named beside it (docs/rules.md#robots). */
function robotsText({ origin, hiddenCities }: Pick<Visit, 'origin' | 'hiddenCities'>, signal: string): string {
  const sitemaps = ['/sitemap.xml', ...citiesWithout(hiddenCities).map((city) => `/sitemap/${city}.xml`)];
  return [
    'User-agent: *',
    ...(signal === '' ? [] : [`Content-Signal: ${signal}`]),
    'Allow: /',
    ...left.map((path) => `Disallow: ${path}`),
    '',
    ...sitemaps.map((path) => `Sitemap: ${origin}${path}`),
    '',
  ].join('\n');
}
