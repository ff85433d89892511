import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { stored } from './page.ts';
import { test } from './visitor.ts';

const state = (page: Page) => page.locator('[data-loading-bar]').getAttribute('data-state');

/** A chat button: a way to ask for something slow that every page understands. */
async function addChat(page: Page, src: string): Promise<void> {
  await page.evaluate((address) => {
    const button = document.createElement('button');
    button.dataset['chat'] = new URL(address, location.href).href;
    button.textContent = 'Chat';
    document.body.append(button);
  }, src);
}

/** Lets a page take its time, so long that what shows after 200 ms is seen on the busiest machine. */
async function slowDown(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
}

/** Notes what an element said over time, beyond the page's own end. */
async function watch(page: Page, selector: string): Promise<() => Promise<string>> {
  await page.locator(selector).evaluate((element: HTMLElement) => {
    const note = (): void =>
      sessionStorage.setItem(
        'seen',
        `${sessionStorage.getItem('seen') ?? ''} ${element.dataset['state'] ?? element.textContent}`,
      );
    new MutationObserver(note).observe(element, { attributes: true, childList: true });
  });
  return () => page.evaluate(() => sessionStorage.getItem('seen') ?? '');
}

describe('the loading bar', () => {
  test('shows after 200 ms, counts what is in flight, and leaves 500 ms after the last', async ({ visit }) => {
    const page = await visit('/en/sydney', { hasStillClock: true });
    const waiting: (() => void)[] = [];
    await page.route(
      '**/slow-*.js',
      (route) =>
        void waiting.push(
          () => void route.fulfill({ contentType: 'text/javascript', body: 'window.chatOpened = true' }),
        ),
    );
    await addChat(page, '/slow-1.js');
    await addChat(page, '/slow-2.js');
    // From here on only the test moves the clock: a busy machine must not.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    for (const button of await page.locator('[data-chat]').all()) await button.dispatchEvent('click');
    await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(2);
    await page.clock.runFor(150);
    expect(await state(page)).toBeFalsy();
    await page.clock.runFor(100);
    expect(await state(page)).toBe('loading');
    waiting[0]?.();
    await page.waitForFunction(() => 'chatOpened' in window);
    expect(await state(page)).toBe('loading');
    waiting[1]?.();
    await expect.poll(() => state(page), { timeout: 10_000 }).toBe('done');
    await page.clock.runFor(400);
    expect(await state(page)).toBe('done');
    await page.clock.runFor(200);
    expect(await state(page)).toBe('');
  });

  test('says when something failed', async ({ visit }) => {
    const page = await visit('/en/sydney', { hasStillClock: true });
    const waiting: (() => void)[] = [];
    await page.route('**/slow.js', (route) => void waiting.push(() => void route.abort()));
    await addChat(page, '/slow.js');
    await page.locator('[data-chat]').dispatchEvent('click');
    await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(1);
    await page.clock.runFor(300);
    expect(await state(page)).toBe('loading');
    waiting[0]?.();
    await expect.poll(() => state(page), { timeout: 10_000 }).toBe('failed');
  });

  test('shows for a link that leads away, and is gone when the page comes back', async ({ visit }) => {
    const page = await visit('/en/sydney');
    await slowDown(page, '**/en/sydney/brand/listing');
    const seen = await watch(page, '[data-loading-bar]');
    await page.locator('a[href="/en/sydney/brand/listing"]').first().dispatchEvent('click');
    await page.waitForURL('**/brand/listing');
    expect(await seen()).toContain('loading');
    await page.goBack();
    expect(await state(page)).toBeFalsy();
  });

  test('keeps still for links inside the page', async ({ visit }) => {
    const page = await visit('/en/sydney');
    await page.locator('.skip-link').dispatchEvent('click');
    await page.waitForTimeout(400);
    expect(await state(page)).toBeFalsy();
  });
});

test('the overlay covers the page while another city is on its way', async ({ visit }) => {
  const page = await visit('/en/sydney');
  await slowDown(page, '**/en/paris');
  const seen = await watch(page, '[data-loading-overlay]');
  await page.locator('[data-destination-trigger]').first().dispatchEvent('click');
  await page.locator('dialog.picker').getByText('Paris').click();
  await page.locator('dialog.picker button[type=submit]').click();
  await page.waitForURL('**/en/paris');
  expect(await seen()).toContain('Loading');
});

test('offline and online are told', async ({ visit }) => {
  const page = await visit('/en/sydney', { hasStillClock: true });
  const note = page.locator('[data-connection]');
  await page.context().setOffline(true);
  await expect.poll(() => note.textContent(), { timeout: 10_000 }).toContain('You are offline.');
  await page.context().setOffline(false);
  await expect.poll(() => note.textContent(), { timeout: 10_000 }).toBe('You are back online.');
  await page.clock.runFor(3100);
  expect(await note.textContent()).toBe('');
});

describe('a script file that is gone', () => {
  test('reloads the page once in 60 seconds', async ({ visit }) => {
    const page = await visit('/en/sydney', { expectedFault: /status of 404|dynamically imported module/ });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/assets/DestinationPicker-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const ask = () => page.locator('[data-destination-trigger]').first().dispatchEvent('click');
    await ask();
    await expect.poll(() => loads, { timeout: 10_000 }).toBe(1);
    expect(await stored(page, 'chunk-reload')).toBe(true);
    await ask();
    await page.waitForTimeout(800);
    expect(loads).toBe(1);
  });
});

test('a file for the calendar leaves the page, and its bar, as they are', async ({ visit }) => {
  const page = await visit('/en/sydney/what-is-happening/event/cellar-after-dark');
  await page.getByText('Add to calendar').click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('a[href$=".ics"]').click()]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  await page.waitForTimeout(400);
  expect(await state(page)).toBeFalsy();
});

test('a chat that does not come says so, with a way on; the next press tries again', async ({ visit }) => {
  const page = await visit('/en/sydney');
  await page.route('**/chat.js', (route) => route.abort());
  await addChat(page, '/chat.js');
  await page.evaluate(() => {
    const note = document.createElement('p');
    note.dataset['chatNote'] = '';
    const template = document.createElement('template');
    template.dataset['chatFailed'] = '';
    template.content.append(note);
    document.body.append(template);
  });
  const button = page.getByRole('button', { name: 'Chat', exact: true });
  await button.dispatchEvent('click');
  await page.locator('[data-chat-note]').waitFor({ state: 'attached' });
  await page.unroute('**/chat.js');
  await page.route('**/chat.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await button.dispatchEvent('click');
  await page.locator('[data-chat-note]').waitFor({ state: 'detached' });
});

test('the chat service’s script comes when it is asked for, and once', async ({ visit }) => {
  const page = await visit('/en/sydney');
  let requests = 0;
  await page.route('**/chat.js', (route) => {
    requests += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'window.chatOpened = true' });
  });
  await addChat(page, '/chat.js');
  expect(requests).toBe(0);
  const button = page.getByRole('button', { name: 'Chat', exact: true });
  await button.dispatchEvent('click');
  await page.waitForFunction(() => 'chatOpened' in window);
  await button.dispatchEvent('click');
  await page.waitForTimeout(200);
  expect(requests).toBe(1);
});
