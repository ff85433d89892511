import { Hono } from 'hono';
import { createElement } from 'react';
import { StorePlan } from '../../client/pages/StorePlan.tsx';
import { isCity } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, isLanguage, languages } from '../../content/languages.ts';
import { mapHosts, mapView } from '../../content/maps.ts';
import { message } from '../../content/messages/messages.ts';
import { escapeHtml } from '../../content/sanitizeHtml.ts';
import type { ContentSource } from '../content/source.ts';
import { renderFragment } from '../render/renderFragment.tsx';
import type { AppEnv } from '../requestContext.ts';

/**
 * One store's map in a page of its own, framed by the store pages. Its policy lets the map service in,
 * the site's never does. Without a key for the service it keeps the drawn plan and says so; nothing foreign is loaded.
 */
export function mapFrame(source: ContentSource) {
  return new Hono<AppEnv>().get('/_map/:city/:store', async (c) => {
    const city = c.req.param('city');
    if (!isCity(city)) return c.notFound();
    const asked = c.req.query('lang') ?? '';
    const language = isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
    const { visitor, keepAlive, world } = c.var;
    const content = source.open({ city, language, isPreview: visitor.visit.isPreview }, keepAlive);
    const store = await content.first('storeLocator', { include: 2, filters: { 'fields.slug': c.req.param('store') } });
    if (!store) return c.notFound();
    const view = mapView(city, visitor.visit.isMainland, store.title, store.location);
    const key = world.settings.mapKeys[view.provider];
    const nonce = c.get('secureHeadersNonce') ?? '';
    const { world: assets, china } = world.settings.assets;
    const hosts = key === '' ? '' : mapHosts[view.provider].join(' ');
    const pictures = key === '' ? `${assets} ${china}` : hosts;
    // Both services need eval and blob workers; that stays inside this frame.
    const scripts = key === '' ? '' : `'strict-dynamic' 'unsafe-eval' blob: ${hosts}`;
    c.header('Cache-Control', 'private, no-store');
    c.set(
      'ownPolicy',
      `default-src 'none'; script-src 'nonce-${nonce}' ${scripts}; style-src 'self' 'unsafe-inline' ${hosts}; img-src 'self' data: blob: ${pictures}; font-src 'self' ${hosts}; connect-src 'self' data: blob: ${hosts}; worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    );
    const data = escapeHtml(JSON.stringify({ ...view, key, language: languages[language].hreflang })).replaceAll(
      '"',
      '&quot;',
    );
    const body =
      key === ''
        ? `<div class="map map-plan">${await renderFragment(createElement(StorePlan, { store }), { ...visitor.visit, city, language })}<p class="meta">${escapeHtml(message('mapUnavailable', language))}</p></div>`
        : `<div class="map" id="map" data-view="${data}"></div>`;
    return c.html(
      `<!doctype html><html lang="${languages[language].hreflang}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(store.title)}</title>${world.clientFiles.styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('')}${key === '' ? '' : `<script type="module" nonce="${nonce}" src="${world.clientFiles.mapScript}"></script>`}</head><body>${body}</body></html>`,
    );
  });
}
