import { describe, expect, inject } from 'vitest';
import { expectAccessible, expectStill, nextFrames, spokenNodes } from '../support/browser/page.ts';
import { test as base, type Visitor } from '../support/browser/visitor.ts';
import { drawn } from '../support/drawn.ts';

const DESK: Visitor = { width: 1440 };
const PHONE: Visitor = { isPhone: true };
/** The share by which a page's length may change while it is laid out. */
const HEIGHT_CHANGE = 0.03;

/** What stands on Sydney's home, each section once, by what is seen of it. */
const SECTIONS = [
  '[data-carousel] .hero[data-layout=A]',
  '.text-section[data-size=large]',
  '.visit [href*="maps."]',
  '.card-grid[data-arrangement=feature] [data-variant=feature]',
  '.card-grid[data-arrangement=four]',
  '.round-options',
  '.banner [data-booking]',
  '.signature[data-form=sun] svg',
] as const;

/** The tests keep the service worker out: it would answer in the place of the network. */
const NO_WORKER = /^Service Worker registration blocked/;

/** Opens a page and notes everything that went wrong while it did: console, scripts, requests, policy. */
const test = base.extend('open', ({ arrive }) => async (path: string, visitor: Visitor = {}) => {
  const page = await arrive({ ...visitor, isFirstVisit: true });
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !NO_WORKER.test(message.text()))
      troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await page.goto(inject('site') + path);
  return { page, troubles };
});

const homes = [
  ['/en/sydney', 'en', DESK],
  ['/en/sydney/mobile', 'en', PHONE],
  ['/cn/sydney', 'zh-Hans', DESK],
  ['/cn/sydney/mobile', 'zh-Hans', PHONE],
] as const;

describe.each(drawn(homes, 3))('the home page %s', (path, lang, visitor) => {
  test('shows everything without an error, a layout shift or a barrier', async ({ open }) => {
    const { page, troubles } = await open(path, visitor);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(1000);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.locator('h1').count()).toBe(1);
    // What is streamed is shown some frames after it has come.
    for (const section of SECTIONS)
      await expect.poll(() => page.locator(`main ${section}`).count(), { message: section }).toBe(1);
    // Without the footer, which makes room for the cards at the foot of the window.
    const lengthOf = (): Promise<number> => page.locator('main').evaluate((main) => main.scrollHeight);
    const height = await lengthOf();
    for (let y = 0; y < height + 1500; y += 600) {
      await page.mouse.wheel(0, 600);
      await nextFrames(page);
    }
    await expectStill(page);
    const whole = await lengthOf();
    expect(Math.abs(height - whole) / whole).toBeLessThan(HEIGHT_CHANGE);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    expect(troubles).toEqual([]);
  });
});

test('a carousel moves by its buttons and shows its position', async ({ open }) => {
  const { page, troubles } = await open('/en/sydney', DESK);
  const carousel = page.locator('[data-carousel]').first();
  const next = carousel.locator('[data-carousel-step="1"]');
  await next.waitFor();
  await next.dispatchEvent('click');
  await expect.poll(() => carousel.locator('[data-carousel-position]').textContent()).toBe('2 / 3');
  const title = await carousel.locator('.carousel-slide').nth(1).locator('h2, h3').first().textContent();
  expect(await carousel.locator('[data-carousel-status]').textContent()).toBe(`2 of 3: ${title}`);
  expect(troubles).toEqual([]);
});

test('a carousel’s track is no tab stop, with script or without', async ({ visit }) => {
  for (const hasScript of [true, false]) {
    const page = await visit('/en/sydney', { ...DESK, hasScript });
    expect(await page.locator('[data-carousel-track]').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-carousel-track][tabindex]').count()).toBe(0);
  }
});

test('with scripts off everything can be read and followed', async ({ visit }) => {
  const page = await visit('/en/sydney', { hasScript: false });
  expect(await page.locator('main h2').count()).toBeGreaterThan(6);
  await page.locator('main .card a').first().click();
  await page.waitForURL('**/en/sydney/**');
  expect(await page.locator('h1').count()).toBe(1);
});

test.for(['/en/sydney', '/en/sydney/service/listing', '/en/sydney/stores/sydney-airport'])(
  'no width is too narrow for a long word on %s',
  async (path, { open }) => {
    const { page } = await open(path, DESK);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('main, footer')) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { currentNode: text } = texts;
          if (text.textContent?.trim() && !text.parentElement?.closest('.badge, .carousel-controls, dt, svg'))
            text.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
        }
      }
    });
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test('the side and the size of an editor’s words are seen, of a text and of a card', async ({ open }) => {
  const { page } = await open('/en/sydney', DESK);
  const look = (of: string, words: string, set: Readonly<Record<string, string>>) =>
    page
      .locator(of)
      .first()
      .evaluate(
        (element, [inside, attributes]) => {
          for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
          const { textAlign, fontSize } = getComputedStyle(element.querySelector(inside) ?? element);
          return [textAlign, Number.parseFloat(fontSize)] as const;
        },
        [words, set] as const,
      );
  for (const [of, words] of [
    ['.text-section', '.prose'],
    ['.card-text', '.card-link'],
  ] as const) {
    const [, normal] = await look(of, words, { 'data-size': 'normal' });
    const [middle, small] = await look(of, words, { 'data-align': 'middle', 'data-size': 'small' });
    const [end, large] = await look(of, words, { 'data-align': 'end', 'data-size': 'large' });
    expect([middle, end]).toEqual(['center', 'end']);
    expect([small < normal, normal < large], of).toEqual([true, true]);
  }
});

test.for(['/cn/sydney', '/tc/hong-kong'])('a title is heard as written, with no pause: %s', async (path, { visit }) => {
  const page = await visit(path, DESK);
  const written = await page.locator('main :is(h1, h2, h3)').allTextContents();
  expect(written.length).toBeGreaterThan(6);
  const unmarked = (texts: readonly unknown[]) => texts.map((text) => String(text).replaceAll('\u200b', ''));
  const heard = async () => (await spokenNodes(page)).filter(({ role }) => role?.value === 'heading');
  // The browser may tell the last of a page a moment after it has loaded.
  await expect
    .poll(async () => unmarked((await heard()).map(({ name }) => name?.value)))
    .toEqual(expect.arrayContaining(unmarked(written)));
});
