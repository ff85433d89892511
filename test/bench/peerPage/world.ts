import { platformTimer } from '../../../worker/platform/platformTimer.ts';
import { readSettings } from '../../../worker/settings.ts';
import type { World } from '../../../worker/world.ts';

/** A world for reading content in Node: no stores, nothing to write to. */
export function readingWorld(variables: Readonly<Record<string, string>>): World {
  const nothing = async (): Promise<never> => {
    throw new Error('the bench only reads');
  };
  const store = { get: async () => null, put: async () => undefined };
  return {
    settings: readSettings(variables),
    running: () => Date.now(),
    now: () => new Date(),
    after: platformTimer,
    fetch: (request) => fetch(request),
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    contentStore: store,
    flagStore: store,
    guestStore: store,
    flagKeys: async () => [],
    dataCentreStore: { get: async () => null, put: async () => undefined },
    enquiries: {
      put: nothing,
      receiptOf: nothing,
      get: nothing,
      markQueued: nothing,
      markInWebhook: nothing,
      markForwarded: nothing,
      unqueued: nothing,
      unforwarded: nothing,
      undelivered: nothing,
      statements: nothing,
      photoKeys: nothing,
      removeBefore: nothing,
    },
    vitals: nothing,
    photos: { begin: nothing, reach: nothing, remove: nothing, keysOf: nothing, removeBefore: nothing },
    backups: { put: nothing, removeBefore: nothing },
    enquiryQueue: { send: nothing, backlog: async () => 0 },
    formRate: async () => true,
    sendMail: undefined,
    coordinator: undefined,
    release: '',
    version: '',
    clientFiles: {
      script: '',
      scriptImports: [],
      early: '',
      mapScript: '',
      thirdPartyScript: '',
      serviceWorker: '',
      previewScript: '',
      previewStyles: [],
      styles: [],
      printStyles: '/assets/print.css',
      fonts: [],
      isDevelopment: false,
    },
    styles: async () => undefined,
    events: { write: () => undefined, allows: async () => true },
    log: () => undefined,
  };
}
