import { expect, inject } from 'vitest';
import { stir } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

test('within WeChat the press of its button, and nothing before, gets the page’s card ready, or says that it failed', async ({
  arrive,
}) => {
  const page = await arrive({ ...settled, isPhone: true, expectedFault: /502/ });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} MicroMessenger/8.0.60` }),
  );
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const ofNetwork = () => requestedPaths.filter((path) => /^\/(?:_share|stand-in)\//.test(path));
  await page.goto(`${inject('site')}/cn/sydney/mobile/brand/aurelle`);
  const button = page.locator('[popovertarget="share-wechat"]');
  await button.scrollIntoViewIfNeeded();
  await page.locator('[data-copy]:not([hidden])').waitFor();
  expect(ofNetwork()).toEqual([]);

  await page.route('**/_share/wechat*', (route) => route.fulfill({ status: 502, body: '{}' }));
  await button.click();
  // It comes into a region that was there before, so that a screen reader says it.
  await page.locator('#share-wechat').getByRole('status').locator('[data-wechat-failed]').waitFor();
  expect(await page.locator('#share-wechat img').evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  await page.unroute('**/_share/wechat*');

  await page.keyboard.press('Escape');
  await button.click();
  await page.locator('[data-wechat-ready]').waitFor();
  const said = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute('content');
  for (const place of ['friends', 'moments'])
    expect(JSON.parse((await page.locator('html').getAttribute(`data-stand-in-${place}`)) ?? '')).toEqual({
      title: await said('title'),
      desc: await said('description'),
      link: await said('url'),
      imgUrl: await said('image'),
    });
});

test('whoever the browser refuses to copy for gets the address to copy', async ({ arrive }) => {
  const page = await arrive(settled);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  for (const [place, path] of [
    ['[data-copy]', '/en/sydney/brand/aurelle'],
    ['[data-share]', '/en/sydney/my-visit?on=2026-06-17&at=19:30'],
  ] as const) {
    await page.goto(inject('site') + path);
    await stir(page);
    await page.locator(`:has(> ${place})`).scrollIntoViewIfNeeded();
    await page.locator(`${place} button`).click();
    await expect.poll(() => page.locator(`${place} [data-copied]`).textContent()).toMatch(/^https?:\/\/[^/]+\//);
    expect(await page.locator(`${place} [data-copied]`).textContent()).toContain(path);
  }
});
