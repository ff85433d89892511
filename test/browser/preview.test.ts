import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { expectAccessible } from './page.ts';
import { test } from './visitor.ts';

const editor = { cookies: { 'cookie-consent': 'none' } };
const event = '/en/sydney/what-is-happening/event/silk-in-the-hand?is-preview-mode=true';
const PUBLIC = 'https://www.meridian.example';
const entry = 'sydney-event-silk-in-the-hand';

/** An editor saves a draft in the embedded content service, which listens one port above the site. */
async function save(title: string): Promise<void> {
  const { hostname, port } = new URL(inject('site'));
  const answer = await fetch(`http://${hostname}:${Number(port) + 1}/_publish`, {
    method: 'POST',
    headers: { Authorization: 'Bearer meridian-management' },
    body: JSON.stringify({ id: entry, action: 'save', fields: { title: { 'en-US': title } } }),
  });
  expect(answer.status).toBe(200);
}

/** A page of another site that shows the preview in its frame and keeps what the preview tells it. */
async function framed(page: Page, origin: string): Promise<void> {
  // Under a public name: a browser lets no page on the network frame one of this machine.
  await page.route(`${PUBLIC}/**`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace(PUBLIC, inject('site')) }) }),
  );
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>window.told = []; addEventListener('message', ({ data }) => told.push(data))</script><iframe src="${PUBLIC}${event}"></iframe>`,
    }),
  );
  await page.goto(`${origin}/`);
}

describe('preview in a browser', () => {
  test('every text leads to its field in the editor', async ({ visit }) => {
    const page = await visit(event, editor);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.getByRole('button', { name: 'Click to edit' }).click();
    await page.locator('h1').hover();
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href')).toBe(
      `https://app.contentful.com/spaces/meridian/environments/master/entries/${entry}/?focusedField=title&focusedLocale=en-US`,
    );
    await page.locator('.detail .picture').first().hover();
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href')).toMatch(
      /focusedField=media/,
    );
    expect(errors).toEqual([]);
  });

  test('the bar is accessible and says what is draft', async ({ visit }) => {
    await save('A draft for the bar');
    const page = await visit(event, editor);
    await page.getByText('Not published on this page').click();
    await page
      .getByRole('complementary', { name: 'Preview tools' })
      .getByRole('link', { name: 'A draft for the bar', exact: true })
      .waitFor();
    await expectAccessible(page);
  });

  test('the date control works without script', async ({ visit }) => {
    // The event is over by then, and its page gone.
    const page = await visit(event, { ...editor, hasScript: false, expectedFault: /status of 404/ });
    await page.getByLabel('Show the site at').fill('2026-12-24T18:00');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('Shown as at 2026-12-24 18:00').waitFor();
    await page.getByRole('link', { name: 'Back to now' }).click();
    expect(page.url()).toBe(inject('site') + event);
  });

  test('in the editor’s frame the page follows while the editor types', async ({ arrive }) => {
    const page = await arrive({ ...editor, expectedFault: /autofocusing/ });
    await framed(page, 'https://app.contentful.com');
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-preview-tools]').waitFor();
    await page.waitForFunction(
      "told.some((message) => message.method === 'CONNECTED' && message.taggedElementCount > 10)",
    );
    await save('Typed a moment ago');
    await page.evaluate(
      "document.querySelector('iframe').contentWindow.postMessage({ source: 'live-preview-editor', method: 'ENTRY_SAVED' }, '*')",
    );
    await frame.locator('h1', { hasText: 'Typed a moment ago' }).waitFor();
  });

  test('no other site can frame it', async ({ arrive }) => {
    const page = await arrive({ ...editor, expectedFault: /frame-ancestors/ });
    await framed(page, 'https://evil.example');
    await page.waitForTimeout(500);
    expect(await page.frameLocator('iframe').locator('[data-preview-tools]').count()).toBe(0);
  });
});
