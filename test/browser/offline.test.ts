import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ANSWER_MS } from '../../content/offline/devicePages.ts';
import { leaving } from '../../worker/routes/smallFiles.ts';
import { openCuttableSite } from '../support/browser/cuttableSite.ts';
import { behavioursAreReady, expectAccessible, stir } from '../support/browser/page.ts';
import { test as base } from '../support/browser/visitor.ts';

// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs.
const test = base.extend('site', async ({}, { onCleanup }) => {
  const site = await openCuttableSite(inject('site'));
  onCleanup(() => site.cut().catch(() => undefined));
  site.replace('/sw.js', patient + (await (await fetch(`${site.origin}/sw.js`)).text()));
  await makeWhole(site.origin, ['/en/sydney', '/en/sydney/brand/listing', STORES]);
  const list = await (await fetch(site.origin + STORES)).text();
  await makeWhole(site.origin, storesIn(list));
  return site;
});

/** A service worker that waits for the network for as long as it takes: on a busy machine four seconds are little. */
const patient = `{
  const { setTimeout: wait } = self;
  self.setTimeout = (run, delay, ...more) => wait(run, delay === ${ANSWER_MS} ? ${ANSWER_MS * 100} : delay, ...more);
}`;

const STORES = '/en/sydney/stores/listing';

function storesIn(list: string): readonly string[] {
  const matches = list.matchAll(/"(\/en\/sydney\/stores\/(?!map|listing)[a-z-]+)"/g);
  return [...new Set([...matches].map(([, path = '']) => path))];
}

/** A device keeps whole pages only; the first of a busy machine may lack what came late. */
async function makeWhole(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await expect.poll(async () => (await fetch(origin + path)).headers.get('cache-control')).toContain('public');
}

/** Pathnames that the device keeps of a kind. */
const storedPaths = (page: Page, kind: string): Promise<readonly string[]> =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(`kept-${name}`)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, kind);

const card = '#account .member-card:not(.member-loading)';

test('without a network: pages seen, every store page and the member’s card, each with its time; otherwise the offline page', async ({
  arrive,
  site,
}) => {
  const page = await arrive({
    hasServiceWorker: true,
    cookies: { 'cookie-consent': 'none', 'dfs-member-user': 'gold' },
    expectedFault: /ERR_CONNECTION_REFUSED/,
  });
  const open = async (path: string): Promise<void> => {
    await page.goto(site.origin + path);
    await stir(page);
  };
  await open('/en/sydney');
  await page.click('[data-account-trigger]');
  await page.locator(card).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The first page was there before the worker, the second passes it.
  await expect.poll(() => storedPaths(page, 'seen')).toContain('/en/sydney');
  await open('/en/sydney/brand/listing');
  await expect.poll(() => storedPaths(page, 'seen')).toContain('/en/sydney/brand/listing');
  // Browsers prefetch nothing by their own rules where a service worker answers: the page does.
  // Once it is whole: what the cut would break is no fault of the page.
  const prefetched: string[] = [];
  page.on('requestfinished', (request) => prefetched.push(new URL(request.url()).pathname));
  await expect
    .poll(async () => {
      await page.locator('a[href="/en/sydney/dining/listing"]').first().dispatchEvent('pointerdown');
      return prefetched;
    })
    .toContain('/en/sydney/dining/listing');
  const stores = storesIn(await (await page.request.get(site.origin + STORES)).text());
  expect(stores.length).toBeGreaterThan(1);
  await expect.poll(() => storedPaths(page, 'stores')).toEqual(expect.arrayContaining([...stores]));
  await expect.poll(async () => (await storedPaths(page, 'files')).some((path) => path.endsWith('.svg'))).toBe(true);
  expect(await page.locator('[data-connection]').textContent()).toBe('');

  await site.cut();
  await page.context().setOffline(true);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text() + message.location().url));
  const note = page.locator('[data-connection][data-kept]');
  await open('/en/sydney/brand/listing');
  expect(await note.textContent()).toMatch(/^As of \w+ \d+, 20\d\d/);
  await open(stores[0] ?? '');
  expect(await note.textContent()).toMatch(/^As of/);
  expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0);
  await page.click('[data-account-trigger]');
  await page.locator(card).waitFor();
  await expect.poll(() => page.locator('#account').innerText()).toMatch(/12,480[\s\S]*As of/);
  await page.locator('#account .member-code path').waitFor();
  await page.goto(`${site.origin}/cn/sydney/dining/listing`);
  expect(await page.locator('h1').innerText()).toBe('您已离线');
  expect(await page.locator('.page-links a').count()).toBeGreaterThan(stores.length);
  await expectAccessible(page);
  expect(errors).toEqual([]);

  await site.mend();
  await page.context().setOffline(false);
  await page.waitForFunction(() => document.querySelector('h1')?.textContent !== '您已离线');
  expect(page.url()).toBe(`${site.origin}/cn/sydney/dining/listing`);
  await page.goto(`${site.origin}/en/sydney/brand/listing`);
  expect(await note.count()).toBe(0);
});

/** Visits two pages until they are kept; the second passes the service worker. */
async function visitUntilStored(page: Page, origin: string): Promise<void> {
  for (const path of ['/en/sydney', '/en/sydney/brand/listing']) {
    await page.goto(origin + path);
    await stir(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => storedPaths(page, 'seen')).toContain(path);
  }
}

test('a device that saves data keeps the pages that were seen and no store page', async ({ arrive, site }) => {
  const page = await arrive({ hasServiceWorker: true });
  const saving = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });';
  site.replace('/sw.js', saving + (await (await page.request.get(`${site.origin}/sw.js`)).text()));
  await page.addInitScript(saving);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  // By the time that the second page is kept, the stores of the first would be.
  await visitUntilStored(page, site.origin);
  expect(await storedPaths(page, 'stores')).toEqual([]);
  // Nor does a page fetch the next one before its visitor asks for it.
  await behavioursAreReady(page);
  expect(files.filter((file) => /\/prefetch-/.test(file))).toEqual([]);
});

test('a page that is kept comes from the network while that answers', async ({ arrive, site }) => {
  const page = await arrive({ hasServiceWorker: true });
  await visitUntilStored(page, site.origin);
  site.replace('/en/sydney/brand/listing', '<!doctype html><title>New</title><h1>As of now</h1>', 'text/html');
  await page.goto(`${site.origin}/en/sydney/brand/listing`);
  expect(await page.locator('h1').innerText()).toBe('As of now');
});

test('without a network a form that the browser sends leads to the offline page, and the way back has what was typed', async ({
  arrive,
  site,
}) => {
  const page = await arrive({ hasServiceWorker: true });
  await visitUntilStored(page, site.origin);
  const email = page.locator('#footer-email');
  await email.fill('ada@mail.example');
  await page.evaluate(() => addEventListener('pagehide', () => localStorage.setItem('left', 'yes')));
  await page.context().setOffline(true);
  await email.press('Enter');
  await page.waitForURL('**/subscribe-news#form');
  expect(await page.locator('h1').innerText()).toBe('You are offline');
  // What was typed is stored as the form's page leaves, in another process than that of the page in its place.
  await page.waitForFunction(() => localStorage.getItem('left') !== null);
  await page.context().setOffline(false);
  await page.goBack();
  expect(await email.inputValue()).toBe('ada@mail.example');
});

test('a browser can install the site: its manifest has no fault, and its icons are as large as they say', async ({
  visit,
}) => {
  const page = await visit('/cn/sydney');
  const session = await page.context().newCDPSession(page);
  const { errors, data = '{}' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const sizes = await page.evaluate(async (text) => {
    const icons: readonly { readonly src: string; readonly sizes: string }[] = JSON.parse(text).icons;
    return Promise.all(
      icons.map(async ({ src, sizes: named }) => {
        const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
        return [named, `${width}x${height}`] as const;
      }),
    );
  }, data);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(([named, real]) => named !== real)).toEqual([]);
});

test('the service worker leaves when it is told to, with all that it kept', async ({ arrive, site }) => {
  const page = await arrive({ hasServiceWorker: true });
  await visitUntilStored(page, site.origin);
  site.replace('/sw.js', leaving);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});
