declare module 'cloudflare:test' {
  type Stub = { readonly fetch: (address: string, init?: RequestInit) => Promise<Response> };
  export function runDurableObjectAlarm(stub: Stub): Promise<boolean>;
  type Storage = Parameters<typeof import('../../coordinator/pageIndex.ts').sqlPageIndex>[0];
  /** Runs where the object runs, over its storage. */
  export function runInDurableObject(
    stub: Stub,
    run: (object: unknown, state: { readonly storage: Storage }) => Promise<void>,
  ): Promise<void>;
  export function evictDurableObject(stub: Stub): Promise<void>;
}
