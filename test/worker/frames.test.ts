import { expect, test } from 'vitest';
import { edit, editingSite, tell } from '../support/worker/editing.ts';
import { headOf, PHONE, type testSite } from '../support/worker/testWorld.ts';

const NOW = '2026-06-15T02:00:00.018Z';
const HOME = '/en/sydney';
const PAGE = '/en/sydney/privacy-policy';
const frameSite = (options: Parameters<typeof testSite>[0] = {}) => editingSite(NOW, options);
type Site = ReturnType<typeof testSite>;

const keysOf = ({ contentStore }: Site): readonly string[] => [...contentStore.values.keys()];
const framesOf = (site: Site): readonly string[] => keysOf(site).filter((key) => key.startsWith('made:1:frame:'));

/** A page without what differs between two answers of the same. */
async function bytesOf(site: Site, path: string, headers: Record<string, string> = {}): Promise<string> {
  const text = await site.read(path, headers);
  await site.settled();
  return text.replaceAll(/nonce="[^"]*"/g, 'nonce=""');
}

/** An isolate of another data centre, which finds everything in the store but pages; `readKeys` takes the keys that it reads. */
const isolateBeside = (
  { coordinator, contentStore: { get, put } }: Site,
  options: Parameters<typeof testSite>[0] = {},
  readKeys: string[] = [],
): Site =>
  frameSite({
    coordinator,
    contentStore: {
      put,
      get: async (key) => {
        readKeys.push(key);
        return key.startsWith('page:') ? null : get(key);
      },
    },
    ...options,
  });

test('an isolate that finds header and footer in the store reads no settings, and its pages are the same', async () => {
  const firstIsolate = frameSite();
  const pages = await Promise.all([HOME, PAGE].map((path) => bytesOf(firstIsolate, path)));
  const readKeys: string[] = [];
  const secondIsolate = isolateBeside(firstIsolate, {}, readKeys);
  expect(await Promise.all([HOME, PAGE].map((path) => bytesOf(secondIsolate, path)))).toEqual(pages);
  expect(secondIsolate.calls).toEqual([]);
  expect(readKeys.filter((key) => key.startsWith('made:1:frame:'))).toHaveLength(1);
  expect(readKeys.filter((key) => /^list:2:(?:globalSettings|localeWebsite):/.test(key))).toEqual([]);
});

test('language, tree and country have a frame each; what a visitor carries along stays in the isolate', async () => {
  const site = frameSite();
  await bytesOf(site, HOME);
  await bytesOf(site, PAGE);
  expect(framesOf(site)).toHaveLength(1);
  await bytesOf(site, '/cn/sydney');
  await bytesOf(site, '/en/sydney/mobile', { 'user-agent': PHONE });
  await bytesOf(site, HOME, { 'cf-ipcountry': 'CN' });
  expect(framesOf(site)).toHaveLength(4);
  await bytesOf(site, `${HOME}?without-overlay=true`);
  expect(framesOf(site)).toHaveLength(4);
});

test('what editors publish of a menu is on the next page of every isolate, in header and footer', async () => {
  const near = frameSite();
  const far = isolateBeside(near);
  for (const site of [near, far]) await bytesOf(site, PAGE);
  const change = { at: NOW, id: 'sydney-menu-brands', fields: { title: { 'en-US': 'Houses, told again' } } };
  await tell(near, await edit(change));
  await near.settled();
  expect(await bytesOf(near, PAGE)).toContain('Houses, told again');
  far.setNow(new Date(Date.parse(NOW) + 5000).toISOString());
  expect(await bytesOf(far, PAGE)).toContain('Houses, told again');
});

test('a city that its settings close is closed at once, whatever is kept of its header', async () => {
  const site = frameSite();
  await bytesOf(site, '/en/bali');
  await tell(site, await edit({ at: NOW, id: 'bali-settings', fields: { maintenance: { 'en-US': true } } }));
  expect(headOf(await site.visit('/en/bali/privacy-policy'), 'location')).toEqual([302, '/bali/maintenance']);
});

test('what lacks a field of the settings is shown, and replaces no whole frame in the store', async () => {
  const site = frameSite();
  await bytesOf(site, '/en/cairns');
  const before = framesOf(site).map((key) => site.contentStore.values.get(key));
  const brokenSettings = { at: NOW, id: 'cairns-settings', fields: { footerDescription: { 'en-US': 42 } } };
  await tell(site, await edit(brokenSettings));
  expect(await bytesOf(site, '/en/cairns/privacy-policy')).not.toContain(
    'A duty-free gallery for travellers in Cairns',
  );
  expect(framesOf(site).map((key) => site.contentStore.values.get(key))).toEqual(before);
});

test('releases side by side keep frames of their own, and a rollback finds those of the release before', async () => {
  const firstRelease = frameSite();
  await bytesOf(firstRelease, HOME);
  const [before] = framesOf(firstRelease);
  await bytesOf(isolateBeside(firstRelease, { world: { release: 'next' } }), HOME);
  expect(framesOf(firstRelease)).toHaveLength(2);
  const rolledBack = isolateBeside(firstRelease);
  await bytesOf(rolledBack, HOME);
  expect([framesOf(firstRelease).length, framesOf(firstRelease)[0], rolledBack.calls]).toEqual([2, before, []]);
});

test.each([
  ['a store that fails', async () => Promise.reject(new Error('down'))],
  [
    'a frame that was cut off',
    async (key: string) => (key.startsWith('made:') ? '{"format":4,"answer":{"html"' : null),
  ],
])('%s: pages are whole', async (_, get: (key: string) => Promise<string | null>) => {
  const wholePage = await bytesOf(frameSite(), HOME);
  const site = frameSite({ contentStore: { get, put: async () => undefined } });
  expect(await bytesOf(site, HOME)).toBe(wholePage);
});
