import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { countingHasBegun, stir } from '../support/browser/page.ts';
import { test as base } from '../support/browser/visitor.ts';

type Report = {
  readonly path: string;
  readonly city: string;
  readonly language: string;
  readonly page: string;
  readonly events: readonly Readonly<Record<string, unknown>>[];
};

/** A page whose reports are kept, across its own navigations too. */
const test = base.extend(
  'counted',
  ({ arrive }) =>
    async (path: string, consent = 'analytics', cookies: Readonly<Record<string, string>> = {}) => {
      const page = await arrive({ cookies: { ...cookies, 'cookie-consent': consent } });
      const reports: Report[] = [];
      await page.exposeFunction('keepReport', (url: string, body: string) =>
        reports.push({ path: url, ...JSON.parse(body) }),
      );
      await page.addInitScript(() => {
        const send = navigator.sendBeacon.bind(navigator);
        navigator.sendBeacon = (url, body) => {
          if (body instanceof Blob)
            void body.text().then((text) => Reflect.get(window, 'keepReport')(String(url), text));
          return send(url, body);
        };
      });
      await page.goto(inject('site') + path);
      await countingHasBegun(page);
      return { page, reports };
    },
);

/** The data layer's entries of an event name. */
const told = (page: Page, event: string): Promise<unknown[]> =>
  page.evaluate(
    (name) => Reflect.get(window, 'dataLayer').filter((entry: { event?: string }) => entry.event === name),
    event,
  );

/** Clicks without going where the link leads. */
const press = (page: Page, selector: string): Promise<void> =>
  page.evaluate((control) => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector<HTMLElement>(control)?.click();
  }, selector);

describe('the data layer', () => {
  test('goes on where a browser refuses the file of the site’s own counter', async ({ arrive }) => {
    const page = await arrive({ cookies: { 'cookie-consent': 'analytics' }, stored: { 'chunk-reload': true } });
    await page.route('**/assets/eventBeacon-*.js', (route) => route.abort());
    await page.goto(`${inject('site')}/en/sydney`);
    await stir(page);
    await expect.poll(() => told(page, 'profile')).toHaveLength(1);
    await press(page, '#account [data-registration="Log-in"]');
    expect(await told(page, 'clickRegistration')).toHaveLength(1);
  });

  test('marks the anonymous and members', async ({ counted }) => {
    const { page } = await counted('/en/sydney', 'none');
    expect(await told(page, 'profile')).toEqual([
      { event: 'profile', membership: 'not member', login: 'not logged in' },
    ]);
    const second = await counted('/en/sydney', 'none', { 'dfs-member-user': 'gold' });
    expect(await told(second.page, 'profile')).toEqual([
      { event: 'profile', membership: 'member', login: 'logged in' },
    ]);
  });

  test('has a search from the page of a missing one', async ({ arrive }) => {
    const page = await arrive({ cookies: { 'cookie-consent': 'none' }, expectedFault: /status of 404/ });
    await page.goto(`${inject('site')}/en/sydney/nothing-here`);
    await stir(page);
    await expect.poll(() => told(page, 'profile')).toHaveLength(1);
    const field = page.locator('main input[name="keyword"]');
    await page.evaluate(() => document.addEventListener('submit', (event) => event.preventDefault()));
    for (const words of ['a', ' WaTch! ']) {
      await field.fill(words);
      await field.press('Enter');
    }
    expect(await told(page, 'virtualPageView')).toEqual([
      { event: 'virtualPageView', keyword: 'watch', resultCount: 5 },
    ]);
  });

  test('has registration, log-in, follow, outbound links and bookings', async ({ counted }) => {
    const { page } = await counted('/en/sydney', 'none');
    await press(page, '#account [data-registration="Loyalty Registration"]');
    await press(page, '#account [data-registration="Log-in"]');
    await press(page, '[data-follow="instagram"], [data-follow="Instagram"]');
    await press(page, 'a[data-booking][href*="zenchef"]');
    expect(await told(page, 'clickRegistration')).toEqual([
      { event: 'clickRegistration', type: 'Loyalty Registration' },
      { event: 'clickRegistration', type: 'Log-in' },
    ]);
    expect(await told(page, 'socialShare')).toMatchObject([
      { action: 'Follow', network: expect.stringMatching(/instagram/i) },
    ]);
    expect(await told(page, 'outboundLinkClick')).toMatchObject([{ url: expect.stringContaining('zenchef') }]);
    expect(await told(page, 'clickBookNow')).toMatchObject([{ contentName: expect.stringMatching(/\S/) }]);
  });

  test('has the follow of a network by its own page, too', async ({ counted }) => {
    const { page } = await counted('/en/sydney/social-medias/instagram', 'none');
    await press(page, 'main a[data-follow="instagram"]');
    expect(await told(page, 'socialShare')).toMatchObject([{ action: 'Follow', network: 'instagram' }]);
  });

  test('has promotions that are viewed and clicked, with the same id', async ({ counted }) => {
    const { page } = await counted('/en/sydney', 'none');
    const card = page.locator('article[data-promotion]').first();
    await card.scrollIntoViewIfNeeded();
    const name = await card.getAttribute('data-promotion-name');
    await expect.poll(async () => JSON.stringify(await told(page, 'promotionView'))).toContain(JSON.stringify(name));
    await press(page, 'article[data-promotion] a');
    const [clicked] = await told(page, 'promotionClick');
    expect(clicked).toMatchObject({ name, id: expect.stringMatching(/^home_[A-Za-z0-9]+_\d+_\d+$/) });
    expect(await told(page, 'promotionView')).toContainEqual({ ...Object(clicked), event: 'promotionView' });
  });

  test('has each promotion once, and only those in view', async ({ counted }) => {
    const { page } = await counted('/en/sydney/brand/listing', 'none');
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y);
        // Observers see a frame once it is drawn.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      scrollTo(0, 0);
    });
    const ids = async () => (await told(page, 'promotionView')).map((entry) => Reflect.get(Object(entry), 'id'));
    await expect.poll(async () => (await ids()).length).toBeGreaterThan(3);
    const seen = await ids();
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('reports', () => {
  test('have load and profile, by city and language', async ({ counted }) => {
    const { reports } = await counted('/cn/sydney');
    await expect
      .poll(() => reports.flatMap(({ events }) => events).map(({ event }) => event))
      .toEqual(expect.arrayContaining(['pageLoad', 'profile']));
    expect(
      reports.every(
        ({ path, city, language, page: kind }) =>
          path === '/_events' && city === 'sydney' && language === 'cn' && kind === 'home',
      ),
    ).toBe(true);
  });

  test('a hidden page sends its events, web vitals too', async ({ counted }) => {
    const { page, reports } = await counted('/en/sydney');
    // The page's own observers began before this one, and hear of its first pictures before.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true }),
        ),
    );
    await page.mouse.click(5, 500);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      dispatchEvent(new Event('pagehide'));
    });
    await expect
      .poll(() => reports.flatMap(({ events }) => events).map(({ event, metric }) => metric ?? event))
      .toEqual(expect.arrayContaining(['pageLoad', 'LCP', 'CLS', 'pageLeave']));
  });

  test('are taken by the site', async ({ arrive }) => {
    const page = await arrive({ cookies: { 'cookie-consent': 'analytics' } });
    const taken = page.waitForResponse((candidate) => candidate.url().endsWith('/_events'));
    await page.goto(`${inject('site')}/en/sydney`);
    await stir(page);
    expect((await taken).status()).toBe(204);
  });

  test('none is sent without consent', async ({ counted }) => {
    const { page, reports } = await counted('/en/sydney', 'personalisation');
    await press(page, '#account [data-registration="Log-in"]');
    await page.goto(`${inject('site')}/robots.txt`);
    expect(reports).toEqual([]);
  });
});
