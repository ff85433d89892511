import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '../../content/visitor/storageKeys.ts';

/** A browser's storage as far as the module uses it, which can be made to fail. */
function fakeBrowser() {
  const values = new Map<string, string>();
  const cookies = new Map<string, string>();
  /** How long each cookie was to last. */
  const lives = new Map<string, string>();
  const fails = { get: false, set: false, cookie: false };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => {
      if (fails.get) throw new Error('blocked');
      return values.get(name) ?? null;
    },
    setItem: (name: string, value: string) => {
      if (fails.set) throw new Error('full');
      values.set(name, value);
    },
    removeItem: (name: string) => values.delete(name),
  });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', , age = ''] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      lives.set(name, age);
      if (age === 'max-age=0') cookies.delete(name);
      else if (!fails.cookie) cookies.set(name, value);
    },
  });
  return { values, cookies, lives, fails };
}

let browser: ReturnType<typeof fakeBrowser>;
let storage: typeof import('../../client/browserState/storage.ts');
let forget: typeof import('../../client/browserState/forget.ts').forget;

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.resetModules();
  browser = fakeBrowser();
  storage = await import('../../client/browserState/storage.ts');
  ({ forget } = await import('../../client/browserState/forget.ts'));
});

// Other files run in this process.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the life of a cookie', () => {
  test.each([
    ['a choice of consent', storageKeys.cookieConsent],
    ['a travel type', storageKeys.travelType('guam')],
    ['a departure location', storageKeys.departureLocation],
  ])('%s lasts seven days', (_, key) => {
    storage.write(key, 'kept');
    expect(browser.lives.get(key.name)).toBe('max-age=604800');
  });
});

describe('local storage', () => {
  const key = storageKeys.notificationsRead('en');

  test('keeps a value for seven days and no longer', () => {
    expect(storage.write(key, ['a'])).toBe(true);
    vi.setSystemTime(1_000_000 + 604_799_999);
    expect(storage.read(key)).toEqual(['a']);
    vi.setSystemTime(1_000_000 + 604_800_000);
    expect(storage.read(key)).toBeUndefined();
  });

  test('keeps the mark of a reload for a minute', () => {
    storage.write(storageKeys.chunkReload, true);
    vi.setSystemTime(1_000_000 + 59_999);
    expect(storage.read(storageKeys.chunkReload)).toBe(true);
    vi.setSystemTime(1_000_000 + 60_000);
    expect(storage.read(storageKeys.chunkReload)).toBeUndefined();
  });

  test.each([
    '',
    'no json',
    'null',
    '7',
    '{"value":["a"]}',
    '{"value":7,"until":9e15}',
    '{"value":[1],"until":9e15}',
    '{"until":9e15}',
    '{"value":["a"],"until":"soon"}',
  ])('reads %j as no value', (text) => {
    browser.values.set(key.name, text);
    expect(storage.read(key)).toBeUndefined();
  });

  test('keeps a value for the page where storage is full, over an older value too', () => {
    storage.write(key, ['a']);
    browser.fails.set = true;
    expect(storage.write(key, ['a', 'b'])).toBe(false);
    expect(storage.read(key)).toEqual(['a', 'b']);
  });

  test('keeps a value for the page where storage is blocked', () => {
    browser.fails.get = browser.fails.set = true;
    expect(storage.read(key)).toBeUndefined();
    storage.write(key, ['a']);
    expect(storage.read(key)).toEqual(['a']);
    forget(key);
    expect(storage.read(key)).toBeUndefined();
  });

  test('works without any storage', () => {
    vi.stubGlobal('localStorage', undefined);
    storage.write(key, ['a']);
    expect(storage.read(key)).toEqual(['a']);
  });
});

describe('cookies', () => {
  const key = storageKeys.departureLocation;

  test('are written, read and removed', () => {
    browser.cookies.set('other', '1');
    expect(storage.write(key, '82001')).toBe(true);
    expect(browser.cookies.get('departure-location')).toBe('82001');
    expect(storage.read(key)).toBe('82001');
    forget(key);
    expect(storage.read(key)).toBeUndefined();
  });

  test('keep characters that have a meaning in a cookie', () => {
    storage.write(key, 'a; b=ü');
    expect(storage.read(key)).toBe('a; b=ü');
  });

  test('are kept for the page where they are blocked', () => {
    browser.fails.cookie = true;
    expect(storage.write(key, '82001')).toBe(false);
    expect(storage.read(key)).toBe('82001');
  });

  test.each([
    ['that cannot be decoded', '%E0%A4%A'],
    ['that are empty', ''],
  ])('%s exist all the same: a member is signed in by such a cookie too', (_, text) => {
    browser.cookies.set('dfs-member-user', text);
    expect(storage.cookieText('dfs-member-user')).toBe(text);
    expect(storage.cookieText('dfs-member')).toBeUndefined();
  });

  test('that cannot be decoded count as absent', () => {
    browser.cookies.set('departure-location', '%E0%A4%A');
    expect(storage.read(key)).toBeUndefined();
  });
});
