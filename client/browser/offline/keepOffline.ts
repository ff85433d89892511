import { SERVICE_WORKER_PATH, SERVICE_WORKER_POLICY } from '../../../content/offline/deviceCaches.ts';

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL?: () => string; readonly createHTML?: () => string },
      ) => {
        readonly createScriptURL: (address: string) => string;
        readonly createHTML: (text: string) => string;
      };
    };
  }
}

/** Starts the service worker, which keeps pages for times without a network; nothing where browsers have or allow none. */
export async function keepOffline(): Promise<void> {
  // The policy allows the one address of the service worker.
  const policy = window.trustedTypes?.createPolicy(SERVICE_WORKER_POLICY, {
    createScriptURL: () => SERVICE_WORKER_PATH,
  });
  const address = policy?.createScriptURL('') ?? SERVICE_WORKER_PATH;
  // Refused by a private window, a full device or an old browser: the site works as without it.
  await navigator.serviceWorker?.register(address, { type: 'module', updateViaCache: 'none' }).catch(() => undefined);
}
