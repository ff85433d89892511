import { expect } from 'vitest';
import { openPanel } from '../support/browser/searchPanel.ts';
import { addChat, thirdPartyFrame } from '../support/browser/thirdParty.ts';
import { test } from '../support/browser/visitor.ts';

test('a chat that fails to load shows a note with a link; the next click tries again', async ({ visit }) => {
  const page = await visit('/en/sydney');
  await page.route('**/chat.js', (route) => route.abort());
  await addChat(page);
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

test('the chat service’s script loads on the first click, and once; its window leaves the page usable', async ({
  visit,
}) => {
  const page = await visit('/en/sydney');
  let requests = 0;
  const script = `const field = document.createElement('textarea');
  field.style.cssText = 'position: fixed; inset: auto 20px 120px auto; width: 300px; height: 200px';
  document.body.append(field);
  const push = dataLayer.push;
  dataLayer.push = (entry) => { if (entry.event === 'openChat' && !field.value) field.focus(); return push(entry); };`;
  await page.route('**/chat.js', (route) => {
    requests += 1;
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await addChat(page);
  expect(requests).toBe(0);
  const button = page.getByRole('button', { name: 'Chat', exact: true });
  await button.dispatchEvent('click');
  const field = thirdPartyFrame(page, 'chat').locator('textarea');
  const hasFocus = (): Promise<boolean> =>
    field.evaluate((element) => document.hasFocus() && document.activeElement === element);
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.type('Hello');
  expect(await field.inputValue()).toBe('Hello');
  // The next click comes back to it, though the service does not see to it.
  await page.click('[data-account-trigger]');
  expect(await page.locator('#account').isVisible()).toBe(true);
  await button.dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-third-party]'))).toBe(true);
  expect(requests).toBe(1);
});

test('a chat that shows nothing is no tab stop, also after a panel has lain over the page', async ({ visit }) => {
  const page = await visit('/en/sydney');
  const script = `const field = document.createElement('textarea'); field.style.opacity = 0; document.body.append(field);`;
  await page.route('**/chat.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await addChat(page);
  await page.getByRole('button', { name: 'Chat', exact: true }).dispatchEvent('click');
  await thirdPartyFrame(page, 'chat').locator('textarea').waitFor({ state: 'attached' });
  await openPanel(page);
  await page.locator('main[inert]').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.locator('main:not([inert])').waitFor({ state: 'attached' });
  expect(await page.locator('[data-third-party]').evaluate((frame: HTMLIFrameElement) => frame.inert)).toBe(true);
});
