/** Address of the service worker; at the root, because its address limits the pages that it may answer for. */
export const SERVICE_WORKER_PATH = '/sw.js';
/** The Trusted Types policy for this one address (docs/rules.md#trusted-types). */
export const SERVICE_WORKER_POLICY = 'service-worker';

/** The names of all caches of the site on a device begin with it: the service worker that leaves removes them by it. */
export const DEVICE_PREFIX = 'kept-';

/** What a device stores: pages that were seen, store pages of the chosen city, and the built files that pages need. */
export const deviceCaches = {
  seen: `${DEVICE_PREFIX}seen`,
  stores: `${DEVICE_PREFIX}stores`,
  files: `${DEVICE_PREFIX}files`,
} as const;
