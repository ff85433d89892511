import { env } from 'cloudflare:workers';
import catalog from '../media/catalog.json';
import spaceFile from '../space/space.json';
import { readWidths } from './catalog.ts';
import { createService } from './service.ts';
import { readSettings } from './settings.ts';

// Built once per isolate: a broken file or setting fails the start, not the first visitor.
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
