import type { StorageKey } from '../../content/visitor/firstKeys.ts';

/** Values that the browser did not store: storage full, blocked or absent. They last as long as the page. */
export const memory = new Map<string, unknown>();

/** Reads a stored value; undefined where there is none, where it has expired, or where it is not of the key's type. */
export function read<Value>(key: StorageKey<Value>): Value | undefined {
  if (memory.has(key.name)) return key.read(memory.get(key.name));
  try {
    return key.read(key.place === 'cookie' ? readCookie(key.name) : readLocal(key.name));
  } catch {
    return undefined;
  }
}

/** Stores a value for its key's lifetime, in memory where the browser refuses. Returns true if the browser stored it. */
export function write<Value>(key: StorageKey<Value>, value: Value): boolean {
  memory.delete(key.name);
  try {
    if (key.place === 'local') {
      localStorage.setItem(key.name, JSON.stringify({ value, until: Date.now() + key.lifetime }));
      return true;
    }
    // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is asynchronous; the value is read again at once
    document.cookie = `${key.name}=${encodeURIComponent(String(value))}; path=/; max-age=${key.lifetime / 1000}; samesite=lax`;
    // A browser that blocks cookies throws no error.
    if (readCookie(key.name) === String(value)) return true;
  } catch {
    // Kept in memory.
  }
  memory.set(key.name, value);
  return false;
}

/** Undefined, or an error, for what the site has not stored. */
function readLocal(name: string): unknown {
  const { value, until }: Readonly<Record<'value' | 'until', unknown>> = JSON.parse(localStorage.getItem(name) ?? '{}');
  return Number(until) > Date.now() ? value : undefined;
}

function readCookie(name: string): string | undefined {
  const text = cookieText(name);
  return text && decodeURIComponent(text);
}

/** The text of a cookie as it stands, also one that can't be decoded; undefined where there is none. */
export function cookieText(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    return pair?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}
