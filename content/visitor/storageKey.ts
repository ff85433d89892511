/** Cookies and stored values last 7 days unless their key says otherwise (site-shell §9). */
export const STORED_MS = 604_800_000;

/** A value that the browser keeps: under which name, where, for how long, and how it is read back. */
export interface StorageKey<Value> {
  readonly name: string;
  /** Cookies are for what others read too: the shop, the consent script, the server. */
  readonly place: 'local' | 'cookie';
  readonly lifetime: number;
  /** Undefined for anything that the key's own writer would not have stored. */
  readonly read: (raw: unknown) => Value | undefined;
}

/** Reads a stored text; the empty one is none. */
export const text = (raw: unknown): string | undefined => (typeof raw === 'string' && raw !== '' ? raw : undefined);

/** Reads a stored yes or no. */
export const flag = (raw: unknown): boolean | undefined => (typeof raw === 'boolean' ? raw : undefined);

/** A key of the browser's local storage. */
export function local<Value>(name: string, read: StorageKey<Value>['read'], lifetime = STORED_MS): StorageKey<Value> {
  return { name, place: 'local', lifetime, read };
}

/** A cookie's key. */
export function cookie(name: string, lifetime = STORED_MS): StorageKey<string> {
  return { name, place: 'cookie', lifetime, read: text };
}
