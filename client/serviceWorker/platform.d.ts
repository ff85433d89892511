/** What service workers have beyond the DOM's types, as far as ours uses it. */
interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser asked for while the worker was starting; undefined where there is none. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface WindowEventMap {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
}

interface Navigator {
  /** How fast the connection is, and whether the visitor saves data; of pages too, and not in every browser. */
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

declare const registration: ServiceWorkerRegistration;
declare const clients: {
  readonly matchAll: (options: {
    readonly includeUncontrolled: boolean;
    readonly type: 'window';
  }) => Promise<readonly { readonly url: string }[]>;
};
declare function skipWaiting(): Promise<void>;

/** Built files of the release that offline pages need; `/sw.js` names them (worker/routes/smallFiles.ts). */
declare var offlineFiles: readonly string[];
