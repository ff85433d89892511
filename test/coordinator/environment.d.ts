declare module 'cloudflare:test' {
  type Stub = { readonly fetch: (address: string, init?: RequestInit) => Promise<Response> };
  export function runDurableObjectAlarm(stub: Stub): Promise<boolean>;
  export function evictDurableObject(stub: Stub): Promise<void>;
}
