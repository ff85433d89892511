import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { ExportData } from '../service/model/readExport.ts';
import type { Settings } from '../service/model/serviceSettings.ts';

const listed = v.fallback(v.array(v.looseObject({ secure_url: v.string() })), []);

/** GET `/editor…`: the editor of the embedded content service, and all pictures that its space uses. */
export function editorPage(page: string | undefined, settings: Settings, data: () => ExportData): Hono {
  const routes = new Hono();
  if (page === undefined) return routes;
  const { space, environment, managementToken, deliveryToken, previewAddress } = settings;
  const facts = JSON.stringify({ space, environment, managementToken, deliveryToken, previewAddress });
  routes.get('/editor/pictures', (c) => c.json(picturesOf(data())));
  for (const path of ['/editor', '/editor/*'])
    routes.get(path, (c) => c.html(page.replace('SETTINGS', () => String(html`${facts}`))));
  return routes;
}

/** Every picture and video once, with what a field holds of it in each language. */
function picturesOf({ entries }: ExportData): readonly object[] {
  const pictures = new Map<string, Record<string, unknown>>();
  for (const values of entries.flatMap(({ fields }) => Object.values(fields)))
    for (const [code, value] of Object.entries(values))
      for (const item of v.parse(listed, value))
        pictures.set(item.secure_url, { [code]: item, ...pictures.get(item.secure_url) });
  return [...pictures].map(([url, values]) => ({ url, values }));
}
