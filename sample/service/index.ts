import { env } from 'cloudflare:workers';
import catalog from '../media/catalog.json';
import spaceFile from '../space/space.json';
import { readWidths } from './assets/readWidths.ts';
import { readSettings } from './model/serviceSettings.ts';
import { createService } from './service.ts';

// Built once per isolate: a broken file or setting fails the start, not the first request.
const service = createService(spaceFile, readSettings(env), {
  now: () => new Date(),
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
