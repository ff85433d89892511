import { describe, expect } from 'vitest';
import { changeSession, openAccountMenu, openPanel, PANEL, test } from '../support/browser/member.ts';
import { nextFrames } from '../support/browser/page.ts';

describe('a member who changes', () => {
  test.for([
    ['/cn/hainan', false, PANEL, '.member-out'],
    ['/jp/cairns', false, PANEL, '.member-list a'],
    ['/kr/siem-reap/mobile', true, '[data-menu]', '.member-out'],
  ] as const)('leaves the focus in the account box of %s', async ([path, isPhone, box, focused], { visitAs }) => {
    const page = await visitAs('gold', { isPhone }, path);
    await (isPhone ? openAccountMenu(page) : openPanel(page));
    // The menu takes the focus to its way back first.
    if (isPhone) await page.locator('[data-menu-back]:focus').waitFor();
    await page.locator(`${box} ${focused}`).first().focus();
    await changeSession(page, '');
    await page.locator(`${box} .member-out`).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.parentElement?.className)).toBe('account-links');
  });

  test('leaves the focus there, too, when the details come before the browser tells that the session has ended', async ({
    visitAs,
  }) => {
    const page = await visitAs('gold');
    // As in browsers that tell of no cookie.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
    await page.reload();
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/logincomall', async (route) => {
      await late;
      await route.continue();
    });
    await openPanel(page);
    await page.locator(`${PANEL} .member-out`).focus();
    await changeSession(page, '');
    answer();
    await page.locator(`${PANEL} .member-out`).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.parentElement?.className)).toBe('account-links');
  });

  test.for([
    ['come', 200],
    ['fail', 502],
    ['are refused', 401],
  ] as const)(
    'shows who has signed in meanwhile when the details of the member before %s before the browser tells of it',
    async ([, status], { visitAs }) => {
      const page = await visitAs('gold', { expectedFault: /status of (?:502|401)/ });
      // As in browsers that tell of no cookie.
      await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
      await page.reload();
      const { promise: late, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/api/logincomall', async (route) => {
        if (!route.request().postData()?.includes('gold')) return route.continue();
        await late;
        return status === 200 ? route.continue() : route.fulfill({ status, json: {} });
      });
      await openPanel(page);
      await page.locator(`${PANEL} .member-loading`).waitFor();
      await changeSession(page, 'silver');
      answer();
      await expect.poll(() => page.locator(PANEL).innerText()).toContain('640');
    },
  );

  test('is told by a region that was there before', async ({ visitAs }) => {
    const page = await visitAs('gold', { expectedFault: /status of 502/ });
    await page.route('**/api/logincomall', (route) => route.fulfill({ status: 502, json: {} }));
    // Before anything of the member has come.
    const region = await page.locator(`${PANEL} [role="status"]`).elementHandle();
    await openPanel(page);
    await page.locator(`${PANEL} .member-words`).waitFor();
    expect(await region?.textContent()).toBe('Your details cannot be shown just now. You are still signed in.');
    // Words in a part that is busy are held back.
    expect(await page.locator(`${PANEL} [aria-busy]`).count()).toBe(0);
  });

  test('a kept card is never shown to another member, and goes with signing out', async ({ visitAs }) => {
    const page = await visitAs('gold', { hasServiceWorker: true });
    const isCardStored = () => page.evaluate(() => localStorage.getItem('member-card') !== null);
    await openPanel(page);
    await expect.poll(isCardStored).toBe(true);
    await page.route('**/api/login*', (route) => route.abort());
    await page.reload();
    await openPanel(page);
    await page.locator(`${PANEL} .member-card:not(.member-loading)`).waitFor();
    expect(await page.locator(PANEL).innerText()).toMatch(/12,480[\s\S]*As of/);
    await page.context().addCookies([{ name: 'dfs-member-user', value: 'silver', url: page.url() }]);
    await page.reload();
    await openPanel(page);
    await page.locator(`${PANEL} .member-words`).waitFor();
    expect(await page.locator(PANEL).innerText()).not.toContain('12,480');
    await expect.poll(isCardStored).toBe(false);
    await page.unroute('**/api/login*');
    await page.reload();
    await openPanel(page);
    await expect.poll(isCardStored).toBe(true);
    await Promise.all([page.waitForEvent('load'), page.click(`${PANEL} .member-out`)]);
    expect(await isCardStored()).toBe(false);
  });

  test('a card is not kept of a member who has gone before the device could', async ({ visitAs }) => {
    const page = await visitAs('gold');
    await page.evaluate(() => {
      const asked = () => new Promise((resolve) => Object.assign(window, { answer: () => resolve({ active: {} }) }));
      Object.defineProperties(navigator.serviceWorker, {
        getRegistration: { value: asked },
        ready: { value: Promise.resolve() },
      });
    });
    await openPanel(page);
    await page.waitForFunction(() => Reflect.has(window, 'answer'));
    const answer = await page.evaluateHandle(() => Reflect.get(window, 'answer'));
    await changeSession(page, '');
    await page.locator(':root:not([data-member])').waitFor();
    await answer.evaluate((tell: () => void) => tell());
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => localStorage.getItem('member-card'))).toBeNull();
  });

  test('who signs in meanwhile never sees the details of the member before', async ({ visitAs }) => {
    const page = await visitAs('gold');
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/logincomall', async (route) => {
      if (route.request().postData()?.includes('gold')) await late;
      await route.continue();
    });
    await openPanel(page);
    await page.locator(`${PANEL} .member-loading`).waitFor();
    await changeSession(page, 'silver');
    const points = page.locator(`${PANEL} .member-points`);
    await expect.poll(() => points.innerText()).toContain('640');
    const answered = page.waitForResponse('**/api/logincomall');
    answer();
    await (await answered).finished();
    await nextFrames(page);
    expect(await points.innerText()).toContain('640');
  });

  test('who signs in while the device is asked for the card of the member before keeps the own details', async ({
    visitAs,
  }) => {
    const page = await visitAs('gold', { expectedFault: /status of 502/ });
    await page.route('**/api/logincomall', (route) =>
      route.request().postData()?.includes('gold') ? route.fulfill({ status: 502, json: {} }) : route.continue(),
    );
    await page.evaluate(() => {
      navigator.serviceWorker.getRegistration = () =>
        new Promise((resolve) => Object.assign(window, { answer: () => resolve(undefined) }));
    });
    await openPanel(page);
    await page.waitForFunction(() => Reflect.has(window, 'answer'));
    const answer = await page.evaluateHandle(() => Reflect.get(window, 'answer'));
    await changeSession(page, 'silver');
    const points = page.locator(`${PANEL} .member-points`);
    await expect.poll(() => points.innerText()).toContain('640');
    await answer.evaluate((tell: () => void) => tell());
    await nextFrames(page);
    expect(await points.innerText({ timeout: 2000 })).toContain('640');
  });
});
