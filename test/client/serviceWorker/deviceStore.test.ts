import { afterEach, expect, test, vi } from 'vitest';
import { findFile, findPage, keepFiles, keepPage } from '../../../client/serviceWorker/deviceStore.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page is found by every way to write its query', async () => {
  const rows = new Map<string, Response>();
  const cache = {
    put: async (address: string, page: Response) => rows.set(address, page),
    match: async (address: string) => rows.get(address),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  const address = 'https://www.meridian.example/en/okinawa/my-visit?on=2026-06-20&at=';
  const headers = { 'content-type': 'text/html', 'cache-control': 'public' };
  await keepPage('seen', `${address}14%3A00`, new Response('', { headers }));
  expect(
    await Promise.all(
      ['14:00', '14%3A00', '14:00&utm_source=mail#top', '15:00'].map(async (at) =>
        Boolean(await findPage(address + at)),
      ),
    ),
  ).toEqual([true, true, true, false]);
});

test('a file that the device can’t read is none: the network has it', async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('broken', 'UnknownError')) });
  expect(await findFile('/assets/a.css')).toBeUndefined();
});

test('a device without room keeps no more files, and goes on', async () => {
  const full = { put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')), keys: async () => [] };
  vi.stubGlobal('caches', { match: async () => undefined, open: async () => full });
  vi.stubGlobal('location', { origin: 'https://www.meridian.example' });
  vi.stubGlobal('fetch', async () => new Response('a', { headers: { 'content-type': 'text/css' } }));
  await expect(keepFiles(['/assets/a.css'])).resolves.toBeUndefined();
});
