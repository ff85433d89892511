import { html, raw } from 'hono/html';
import { Hono } from 'hono/quick';
import { attribute } from '../../client/hooks/hook.ts';
import type { Hooks } from '../../client/hooks/hooks.ts';
import { isCity } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, isLanguage, languages } from '../../content/languages.ts';
import { message } from '../../content/messages/messages.ts';
import { mapHosts, mapView } from '../../content/stores/maps.ts';
import type { AppEnv } from '../appEnv.ts';
import type { ContentSource } from '../contentful/source.ts';

/**
 * GET `/_map/{city}/{store}?lang=...`: one store's map as a page of its own, framed by the store pages, since only its
 * content security policy allows the map service. It shows the drawn plan until the service has drawn its map, and for good
 * where there is no key for it or its script does not come (docs/rules.md#map-frame).
 */
export function mapFrame(source: ContentSource) {
  return new Hono<AppEnv>().get('/_map/:city/:store', async (c) => {
    const city = c.req.param('city');
    if (!isCity(city)) return c.notFound();
    const lang = c.req.query('lang') ?? '';
    const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
    const { visitor, keepAlive, world } = c.var;
    const content = source.open({ city, language, isPreview: visitor.visit.isPreview }, keepAlive);
    const store = await content.first('storeLocator', { include: 2, filters: { 'fields.slug': c.req.param('store') } });
    if (!store) return c.notFound();
    const view = mapView(city, visitor.visit.isMainland, store.title, store.location);
    const key = world.settings.mapKeys[view.provider];
    const nonce = c.get('secureHeadersNonce') ?? '';
    const hosts = key === '' ? '' : mapHosts[view.provider].join(' ');
    const pictures = `${world.settings.assets.origins.join(' ')} ${hosts}`;
    // Both map services need eval and blob workers; only this frame allows them.
    const scripts = key === '' ? '' : `'strict-dynamic' 'unsafe-eval' blob: ${hosts}`;
    c.header('Cache-Control', 'private, no-store');
    c.set(
      'responsePolicy',
      `default-src 'none'; script-src 'nonce-${nonce}' ${scripts}; style-src 'self' 'unsafe-inline' ${hosts}; img-src 'self' data: blob: ${pictures}; font-src 'self' ${hosts}; connect-src 'self' data: blob: ${hosts}; worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    );
    const { hreflang } = languages[language];
    const { styles, mapScript } = world.clientFiles;
    // React is a seventh of the Worker, and no other call beside the pages draws.
    const { storePlanHtml } = await import('../pages/render/storePlanHtml.tsx');
    const plan = raw(await storePlanHtml(store, { ...visitor.visit, city, language }));
    const note = key === '' ? html`<p class="meta">${message('mapUnavailable', language)}</p>` : '';
    // The plan stands until the service's map is there: its script may be blocked, or never answer.
    const map =
      key === ''
        ? ''
        : html`<div class="map" id="map" ${attribute('view')}="${JSON.stringify({ ...view, key, language: hreflang } satisfies Hooks['view'])}" hidden></div>`;
    const script = key === '' ? '' : html`<script type="module" nonce="${nonce}" src="${mapScript}"></script>`;
    return c.html(
      html`<!doctype html><html lang="${hreflang}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${store.title}</title>${styles.map((style) => html`<link rel="stylesheet" href="${style}">`)}${script}</head><body><div class="map map-plan">${plan}${note}</div>${map}</body></html>`,
    );
  });
}
