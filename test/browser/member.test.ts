import { describe, expect } from 'vitest';
import { changeSession, openAccountMenu, openPanel, PANEL, test } from '../support/browser/member.ts';
import { behavioursAreReady, callsAreSent, expectAccessible, holdBack } from '../support/browser/page.ts';

describe('an anonymous visitor', () => {
  test('is offered to register, to explore and to sign in, and no member call is made', async ({ visitAs }) => {
    const page = await visitAs('');
    const calls: string[] = [];
    page.on('request', (request) => /\/api\/|hydrate|MemberPanel/.test(request.url()) && calls.push(request.url()));
    await openPanel(page);
    const links = await page
      .locator(`${PANEL} a:visible`)
      .evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      '/en/sydney/member/landing?source=marketing%20website&sourcedescription=marketing%20website',
      '/en/sydney/dfs-circle-overview-sydney',
      '/en/sydney/dfs-circle-overview-sydney',
    ]);
    await behavioursAreReady(page);
    await callsAreSent(page);
    expect(calls).toEqual([]);
  });

  test('finds sign up, bind and sign in in the menu of small screens', async ({ visitAs }) => {
    const page = await visitAs('', { isPhone: true }, '/en/sydney/mobile');
    await openAccountMenu(page);
    expect(await page.locator('[data-menu] .account-links a:visible').allInnerTexts()).toEqual([
      'Sign up',
      'Link my card',
      'Sign in',
    ]);
  });
});

describe('a member', () => {
  test.for([
    ['ambassador', 'Sample Ambassador', 'AMBASSADOR', '1,284,500'],
    ['platinum', '样例会员', 'PLATINUM', '88,210'],
    ['empty', 'Sample Newcomer', 'AMBASSADOR', '0'],
  ] as const)('%s sees name, level and points', async ([session, name, level, points], { visitAs }) => {
    const page = await visitAs(session);
    await openPanel(page);
    const card = page.locator(`${PANEL} .member-card:not(.member-loading)`);
    await card.waitFor();
    expect((await card.innerText()).split('\n').filter(Boolean)).toEqual([level, name, 'Available points', points]);
    expect(await page.locator(`${PANEL} .account-links`).isVisible()).toBe(false);
  });

  test('has a sorted wallet that folds, and a code', async ({ visitAs }) => {
    const page = await visitAs('gold');
    await openPanel(page);
    const rows = page.locator(`${PANEL} .member-list a`);
    await rows.first().waitFor();
    expect(await rows.allInnerTexts()).toEqual(['My points', 'My vouchers', 'My purchases', 'My profile']);
    expect(await rows.first().getAttribute('href')).toBe('/en/sydney/member/points');
    const code = page.locator(`${PANEL} .member-code`);
    expect(await code.getAttribute('href')).toBe('/en/sydney/member/code?card=284100126733');
    expect((await code.locator('path').getAttribute('d'))?.length).toBeGreaterThan(1000);
    await expectAccessible(page);
    const toggle = page.locator(`${PANEL} .member-toggle`);
    await toggle.click();
    expect([await toggle.getAttribute('aria-expanded'), await rows.first().isVisible()]).toEqual(['false', false]);
    await toggle.click();
    expect(await rows.first().isVisible()).toBe(true);
  });

  test('the code is large enough to scan', async ({ visitAs }) => {
    const page = await visitAs('gold');
    await openPanel(page);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const code = page.locator(`${PANEL} .member-code`);
    const { width = 0 } = (await code.locator('svg').boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(200);
    expect(
      await code.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]),
    ).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });

  test.for([
    ['a laptop', 1366, 650],
    ['a desk', 1440, 900],
  ] as const)('reaches the way out below both bars of a page: %s', async ([, width, height], { visitAs }) => {
    const page = await visitAs('gold', {}, '/jp/okinawa');
    await page.setViewportSize({ width, height });
    await openPanel(page);
    await page.locator(`${PANEL} .member-card`).hover();
    const way = page.locator(`${PANEL} .member-out`);
    // A turn of the wheel is lost while the panel comes.
    const room = async () => {
      const below = await way.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom);
      if (below < 0) await page.mouse.wheel(0, 2000);
      return below;
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await way.click();
    await page.locator('html:not([data-member])').waitFor({ state: 'attached' });
  });

  test('signs out: the cookie is removed and the page reloads', async ({ visitAs }) => {
    const page = await visitAs('gold');
    await openPanel(page);
    await Promise.all([page.waitForEvent('load'), page.click(`${PANEL} .member-out`)]);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('dfs-member-user');
    await openPanel(page);
    expect(await page.locator(`${PANEL} .account-links`).isVisible()).toBe(true);
  });

  test('finds the card by its own address, also in the menu of small screens', async ({ visitAs }) => {
    const wide = await visitAs('gold', {}, '/en/sydney#account');
    await wide.locator(`${PANEL} .member-code`).waitFor();
    const narrow = await visitAs('gold', { isPhone: true }, '/en/sydney/mobile#account');
    await narrow.locator('[data-menu] .member-code').waitFor();
    // A page that is open already comes to the address without being loaded.
    const open = await visitAs('gold');
    await behavioursAreReady(open);
    for (const state of ['visible', 'hidden', 'visible'] as const) {
      if (state === 'hidden') await open.keyboard.press('Escape');
      else await open.evaluate(() => location.assign('#account'));
      await open.locator(`${PANEL} .member-code`).waitFor({ state });
    }
  });

  test('is gone from a page that is restored after signing out elsewhere', async ({ visitAs }) => {
    const page = await visitAs('gold');
    const isKnown = () =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        return 'member' in document.documentElement.dataset;
      });
    expect(await isKnown()).toBe(true);
    await page.context().clearCookies({ name: 'dfs-member-user' });
    await expect.poll(isKnown).toBe(false);
  });

  test.for([
    ['/en/hong-kong', 'gold', ''],
    ['/kr/okinawa', '', 'gold'],
  ] as const)('is followed through all tabs of %s, from “%s” to “%s”', async ([path, before, after], { visitAs }) => {
    const page = await visitAs(before, {}, path);
    const badge = page.locator('[data-cart-badge]');
    const links = page.locator(`${PANEL} .account-links`);
    const isSignedIn = async () => [await badge.isVisible(), await links.isVisible()];
    await openPanel(page);
    await expect.poll(isSignedIn).toEqual([before !== '', before === '']);
    const secondTab = await page.context().newPage();
    await secondTab.goto(page.url());
    await changeSession(secondTab, after);
    await expect.poll(isSignedIn).toEqual([after !== '', after === '']);
    expect(await page.locator(`${PANEL} .member-out`).count()).toBe(after === '' ? 0 : 1);
  });

  test.for([
    ['%E0%A4%A', '/fr/paris', '%E0%A4%A', 'fr'],
    ['', '/kr/guam', '', 'ko'],
    ['a%20b', '/it/venice', 'a b', 'it'],
  ] as const)('is signed in by the cookie’s presence: “%s”, %s', async ([session, path, sent, language], { visit }) => {
    const page = await visit(path, { cookies: { 'dfs-member-user': session }, expectedFault: /status of 4/ });
    expect(await page.evaluate(() => 'member' in document.documentElement.dataset)).toBe(true);
    const call = page.waitForRequest('**/api/logincomall');
    await openPanel(page);
    await page.locator(`${PANEL} .member-out`).waitFor();
    expect((await call).postDataJSON()).toMatchObject({ loyaltSession: sent, 'Accept-Language': language });
  });

  test('reads it in Chinese', async ({ visitAs }) => {
    const page = await visitAs('gold', {}, '/cn/sydney');
    await openPanel(page);
    // Details and wallet are two calls, in any order.
    const words = /金卡[\s\S]*可用积分[\s\S]*12,480[\s\S]*我的积分/;
    await expect.poll(() => page.locator(PANEL).innerText()).toMatch(words);
  });

  test('finds points and sign out in the menu of small screens', async ({ visitAs }) => {
    const page = await visitAs('gold', { isPhone: true }, '/en/sydney/mobile');
    await openAccountMenu(page);
    await expect
      .poll(() => page.locator('[data-menu] [data-island="MemberPanel"]').innerText())
      .toMatch(/12,480[\s\S]*My points[\s\S]*Sign out/);
  });
});

describe('a loyalty programme that fails', () => {
  test.for(['down', 'garbage', 'wrong', 'slow'])(
    '%s: the member is told, and the header stays usable',
    async (session, { visitAs }) => {
      const page = await visitAs(session, { expectedFault: /status of 502/ });
      await openPanel(page);
      await page.locator(`${PANEL} .member-out`).waitFor();
      // The header answers while the call is still under way.
      await page.keyboard.press('Escape');
      expect(await page.locator(PANEL).isVisible()).toBe(false);
      await openPanel(page);
      await page.locator(`${PANEL} .member-words`).waitFor();
      expect(await page.locator(`${PANEL} .member-words`).innerText()).toBe(
        'Your details cannot be shown just now. You are still signed in.',
      );
      // The wallet is another call, and it came.
      await expect.poll(() => page.locator(`${PANEL} .member-list a`).count()).toBe(4);
    },
  );

  test('is said when no answer comes in ten seconds', async ({ visitAs }) => {
    const page = await visitAs('gold', { hasStillClock: true });
    const letCome = await holdBack(page, '**/api/login*');
    const asked = page.waitForRequest('**/api/logincomall');
    await openPanel(page);
    await asked;
    await page.clock.runFor(10_000);
    await page.locator(`${PANEL} .member-words`).waitFor();
    letCome();
  });

  test('is asked again when the account is opened again', async ({ visitAs }) => {
    const page = await visitAs('gold', { expectedFault: /status of 502/ });
    await page.route('**/api/logincomall', (route) => route.fulfill({ status: 502, json: { error: 'down' } }), {
      times: 1,
    });
    await openPanel(page);
    await page.locator(`${PANEL} .member-words`).waitFor();
    await page.keyboard.press('Escape');
    await openPanel(page);
    await page.locator(`${PANEL} .member-points`).waitFor();
  });

  test.for([
    ['in the header', '/fr/paris', {}, openPanel, PANEL],
    ['in the menu', '/fr/paris/mobile', { isPhone: true }, openAccountMenu, '[data-menu]'],
  ] as const)('is said %s while its files do not come', async ([, path, visitor, open, place], { visitAs }) => {
    const page = await visitAs('gold', visitor, path);
    await behavioursAreReady(page);
    const words = page.locator(`${place} [data-member-missing]`);
    await page.context().setOffline(true);
    await page.route(/assets\/memberPanel/i, (route) => route.abort());
    await open(page);
    await words.waitFor();
    expect(await words.innerText()).toBe(
      'Vos informations ne peuvent pas s’afficher pour l’instant. Vous restez connecté.',
    );
    await page.unrouteAll();
    await page.context().setOffline(false);
    const points = page.locator(`${place} .member-points`);
    await page.keyboard.press('Escape');
    // The page may load again for files that it missed, which closes what was open.
    const isComplete = async () => {
      if (!(await page.locator(place).isVisible())) await open(page);
      return points.isVisible();
    };
    await expect.poll(isComplete).toBe(true);
    expect(await words.isVisible()).toBe(false);
  });

  test('is no longer said once the files have come after all, and the details are shown', async ({ visitAs }) => {
    const page = await visitAs('gold', { hasStillClock: true });
    await behavioursAreReady(page);
    const { promise: late, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/assets\/memberPanel/i, async (route) => {
      await late;
      await route.continue();
    });
    await openPanel(page);
    const words = page.locator(`${PANEL} [data-member-missing]`);
    await expect
      .poll(async () => {
        await page.clock.runFor(10_000);
        return words.isVisible();
      })
      .toBe(true);
    answer();
    await page.locator(`${PANEL} .member-points`).waitFor();
    expect(await words.isVisible()).toBe(false);
  });

  test('without a wallet the details are shown all the same', async ({ visitAs }) => {
    const page = await visitAs('gold', { expectedFault: /status of 502/ });
    await page.route('**/api/loginlistcomall', (route) => route.fulfill({ status: 502, json: { error: 'down' } }));
    await openPanel(page);
    await page.locator(`${PANEL} .member-points`).waitFor();
    expect(await page.locator(`${PANEL} .member-wallet, ${PANEL} .member-code`).count()).toBe(0);
  });

  test('a session that has ended is anonymous', async ({ visitAs }) => {
    const page = await visitAs('expired', { expectedFault: /status of 401/ });
    await openPanel(page);
    await page.locator(`${PANEL} .account-links`).waitFor();
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
    await expect.poll(cookies).not.toContain('dfs-member-user');
    await expect.poll(() => page.locator(`${PANEL} .member-out`).count()).toBe(0);
  });
});
