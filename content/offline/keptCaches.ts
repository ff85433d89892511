/** Address of the service worker; at the root, because its address limits the pages that it may answer for. */
export const SERVICE_WORKER_PATH = '/sw.js';
/** The only Trusted Types policy of the site: it passes this one address (docs/rules.md#trusted-types). */
export const SERVICE_WORKER_POLICY = 'service-worker';

/** Every cache of the site on a device; what leaves removes all that begin so. */
export const KEPT_PREFIX = 'kept-';

/** What a device keeps: pages that were seen, store pages of the chosen city, and the built files that pages need. */
export const keptCaches = {
  seen: `${KEPT_PREFIX}seen`,
  stores: `${KEPT_PREFIX}stores`,
  files: `${KEPT_PREFIX}files`,
} as const;
