import { env } from 'cloudflare:workers';
import editor from '../editor/built.html';
import catalog from '../media/catalog.json';
import spaceFile from '../space/space.json';
import { readWidths } from './assets/readWidths.ts';
import { readSettings } from './model/serviceSettings.ts';
import { createService } from './service.ts';
import { sendWebhook } from './webhook.ts';

// Built once per isolate: a broken file or setting fails the start, not the first request.
const settings = readSettings(env);
const now = (): Date => new Date();
const service = createService(spaceFile, settings, {
  now,
  editor,
  tell: (hook) =>
    sendWebhook(settings.site, hook, settings.clock ?? now()).catch((thrown: unknown) =>
      console.error(JSON.stringify({ level: 'error', message: String(thrown) })),
    ),
  requestId: () => crypto.randomUUID(),
  media: {
    open: (path) => env.ASSETS.fetch(new URL(path, 'https://assets.local')),
    widthsOf: readWidths(catalog),
  },
});

/** The embedded content service: the Content Delivery and Preview APIs over one export file, and the asset host. */
export default {
  fetch: (request) => service.fetch(request),
} satisfies ExportedHandler;
