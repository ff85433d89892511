import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { contentService, saveTitle } from '../support/browser/drafts.ts';
import { settled, test } from '../support/browser/visitor.ts';

const event = '/en/sydney/what-is-happening/event/silk-in-the-hand?is-preview-mode=true';
const PUBLIC = 'https://www.meridian.example';
const entry = 'sydney-event-silk-in-the-hand';

/** Frames the preview in a page of the content service's origin, as its editor does, and keeps the messages. */
async function framedByEditor(page: Page, path = event): Promise<void> {
  await page.goto(`${contentService()}/editor/pictures`);
  await page.evaluate((src) => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    addEventListener('message', ({ data }) => told.push(data));
    document.body.replaceChildren(Object.assign(document.createElement('iframe'), { src }));
  }, inject('site') + path);
}

/** The editor sends an entry that the page has subscribed to, with a title that is typed; as a list, or alone. */
async function typeTitle(page: Page, title: string, isAlone = false): Promise<void> {
  await send(page, entry, isAlone ? typed(title) : [typed(title)]);
}

/** The editor sends what is typed to a page that has subscribed to an entry. */
async function send(page: Page, subscribedId: string, typedData: object): Promise<void> {
  await page.waitForFunction("told.some((message) => message.method === 'SUBSCRIBED')");
  await page.evaluate(
    ({ id, data }) => {
      const { told }: { told?: readonly { method: string; id: string; config: string }[] } = Object(window);
      const subscribed = told?.find(({ method }) => method === 'SUBSCRIBED');
      const sees = JSON.parse(subscribed?.config ?? '[]').includes(id);
      const message = { source: 'live-preview-editor', method: 'ENTRY_UPDATED', data };
      const subscriptionId = sees && subscribed?.id;
      document.querySelector('iframe')?.contentWindow?.postMessage({ ...message, subscriptionId }, '*');
    },
    { id: subscribedId, data: typedData },
  );
}

const typed = (title: string) => ({ sys: { id: entry, type: 'Entry' }, fields: { title } });

describe('preview in a frame', () => {
  test('in the editor’s frame the page follows while the editor types', async ({ arrive }) => {
    const page = await arrive({ ...settled, expectedFault: /autofocusing/ });
    await framedByEditor(page);
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-preview-tools]').waitFor();
    await page.waitForFunction(
      "told.some((message) => message.method === 'CONNECTED' && message.taggedElementCount > 10)",
    );
    await saveTitle(entry, 'Typed a moment ago');
    await page.evaluate(
      "document.querySelector('iframe').contentWindow.postMessage({ source: 'live-preview-editor', method: 'ENTRY_SAVED' }, '*')",
    );
    await frame.locator('h1', { hasText: 'Typed a moment ago' }).waitFor();
    // Before anything is saved the editor sends the entries that the page subscribed to, with what is typed.
    await typeTitle(page, 'Not even saved', true);
    await frame.locator('h1', { hasText: 'Not even saved' }).waitFor();
  });

  test('after a failure the page keeps what it showed, says so, and follows by itself', async ({ arrive }) => {
    const page = await arrive({ ...settled, expectedFault: /autofocusing|status of 503/ });
    await framedByEditor(page);
    const frame = page.frameLocator('iframe');
    await typeTitle(page, 'Seen at once');
    await frame.locator('h1', { hasText: 'Seen at once' }).waitFor();
    await page.route('**/preview/draft/**', (route) => route.fulfill({ status: 503, body: 'no' }));
    await typeTitle(page, 'Seen later');
    await frame.locator('[data-preview-state]', { hasText: 'could not be shown' }).waitFor();
    expect(await frame.locator('h1').textContent()).toBe('Seen at once');
    await page.unroute('**/preview/draft/**');
    await frame.locator('h1', { hasText: 'Seen later' }).waitFor();
    expect(await frame.locator('[data-preview-state]').textContent()).toBe('');
  });

  test('a picture that is changed alone is seen', async ({ arrive }) => {
    const page = await arrive({ ...settled, expectedFault: /autofocusing/ });
    await framedByEditor(page, '/en/sydney/about-store/architecture?is-preview-mode=true');
    const file = {
      url: `${inject('site')}/favicon.svg`,
      contentType: 'image/svg+xml',
      fileName: 'a',
      details: { size: 1 },
    };
    const picture = { sys: { id: 'asset-arch-facade-dusk', type: 'Asset' }, fields: { title: 'A new front', file } };
    await send(page, 'sydney-about-architecture', [picture]);
    await page.frameLocator('iframe').locator('img[alt="A new front"]').waitFor({ state: 'attached' });
  });

  test('messages of others than the editor change nothing', async ({ arrive }) => {
    const page = await arrive({ ...settled, expectedFault: /autofocusing/ });
    await framedByEditor(page);
    const frame = page.frameLocator('iframe').first();
    await page.waitForFunction("told.some((message) => message.method === 'SUBSCRIBED')");
    const title = await frame.locator('h1').textContent();
    const draftRequests: string[] = [];
    page.on('request', (request) => request.url().includes('/preview/draft/') && draftRequests.push(request.url()));
    const update = (data: unknown) => ({
      source: 'live-preview-editor',
      method: 'ENTRY_UPDATED',
      subscriptionId: 'SUBSCRIPTION',
      data,
    });
    const senseless: readonly unknown[] = [null, 7, 'text', [], {}, { source: 'live-preview-editor' }];
    const hostile = update(typed('Pwned'));
    const shapes = [...senseless, hostile, { source: 'live-preview-editor', method: 'ENTRY_SAVED' }];
    const wrong = [
      ...senseless,
      update(null),
      update({ sys: null }),
      update({ sys: { id: '__proto__', type: 'Entry' }, fields: 7 }),
      { ...hostile, subscriptionId: 'another' },
    ];
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>evil</p>' }),
    );
    // A sibling of the preview's frame can't read the subscription: the test hands it over.
    const told = await page.evaluate(
      async ({ messages, wrongMessages }) => {
        const { told: heard }: { told?: readonly { method: string; id: string }[] } = Object(window);
        const id = heard?.find(({ method }) => method === 'SUBSCRIBED')?.id ?? '';
        const preview = document.querySelector('iframe')?.contentWindow;
        const named = (message: unknown): unknown => JSON.parse(JSON.stringify(message).replace('SUBSCRIPTION', id));
        for (const message of wrongMessages) preview?.postMessage(named(message), '*');
        const evil = document.createElement('iframe');
        evil.src = 'https://evil.example/';
        document.body.append(evil);
        await new Promise((resolve) => evil.addEventListener('load', resolve));
        return messages.map(named);
      },
      { messages: shapes, wrongMessages: wrong },
    );
    const evil = page.frame({ url: 'https://evil.example/' });
    await evil?.evaluate((messages) => {
      for (const message of messages) parent.frames[0]?.postMessage(message, '*');
    }, told);
    // Messages of a window are taken in their order: this one is the last, and the only one that counts.
    await evil?.evaluate(() => parent.frames[0]?.postMessage('the last', '*'));
    await frame.locator('body').evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect([await frame.locator('h1').textContent(), draftRequests]).toEqual([title, []]);
  });

  test('no other site can frame it', async ({ arrive }) => {
    const page = await arrive({ ...settled, expectedFault: /frame-ancestors/ });
    // Under a public name: browsers refuse that a public page frames a local one.
    await page.route(`${PUBLIC}/**`, async (route) =>
      route.fulfill({
        response: await route.fetch({
          url: route.request().url().replace(PUBLIC, inject('site')),
          headers: { ...route.request().headers(), origin: inject('site') },
        }),
      }),
    );
    await page.route('https://evil.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${PUBLIC}${event}"></iframe>` }),
    );
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto('https://evil.example/');
    await refusal;
    expect(await page.frameLocator('iframe').locator('[data-preview-tools]').count()).toBe(0);
  });
});
