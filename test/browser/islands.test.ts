import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { callsAreSent, holdBack, stir } from '../support/browser/page.ts';
import { openPanel } from '../support/browser/searchPanel.ts';
import { type Arrive, settled, test } from '../support/browser/visitor.ts';

/** One file for each island: a new island is tested without a change here. */
const islands = readdirSync('client/islands').flatMap((file) => /^([A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? []);

/** The first page of Sydney's, in the order of its sitemap, that renders an island. */
async function pathWith(island: string): Promise<string> {
  const sitemap = await (await fetch(`${inject('site')}/sitemap/sydney.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+\/en\/[^<]+)<\/loc>/g)].map(([, address = '']) => address);
  for (const address of [`${inject('site')}/en/sydney`, ...addresses]) {
    const html = await (await fetch(address)).text();
    if (html.includes(`data-island="${island}"`)) return new URL(address).pathname;
  }
  throw new Error(`no page of Sydney renders the island ${island}: it can't be tested`);
}

test.for(islands)('%s hydrates what the server rendered', async (island, { visit }) => {
  // React logs an error on a hydration mismatch, and that fails the visit.
  const page = await visit(await pathWith(island));
  const element = page.locator(`[data-island="${island}"]`).first();
  await expect
    .poll(() =>
      element.evaluate((place: HTMLElement) => {
        // Both triggers: it is visible, and clicked.
        const around = place.closest<HTMLElement>('dialog, [popover], details');
        if (around instanceof HTMLDialogElement) around.show();
        else if (around instanceof HTMLDetailsElement) around.open = true;
        else if (!around?.matches(':popover-open')) around?.showPopover();
        place.scrollIntoView();
        if (place.dataset['hydrated'] === undefined) place.click();
        return place.dataset['hydrated'];
      }),
    )
    .toBe('');
});

/** Opens a page as a first visitor does; gives it with the scripts that it fetches. */
async function firstVisit(arrive: Arrive, path: string): Promise<{ readonly page: Page; readonly scripts: string[] }> {
  const page = await arrive();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(inject('site') + path);
  await stir(page);
  await page.locator('[data-consent]:popover-open').waitFor();
  return { page, scripts };
}

test('what a first visit fetches after its first load comes in at most four scripts', async ({ arrive }) => {
  const { page, scripts } = await firstVisit(arrive, '/en/sydney');
  await page.waitForLoadState('networkidle');
  const later = scripts.filter((address) => !address.includes('/early-'));
  expect(later.length).toBeGreaterThan(0);
  expect(later.length).toBeLessThanOrEqual(4);
});

test('a mouse that rests where a page comes to stand fetches nothing; one that moves does', async ({ arrive }) => {
  const page = await arrive({ hasStillClock: true });
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/main-') && scripts.push(request.url()));
  await page.goto(`${inject('site')}/en/sydney`);
  await page.evaluate(() => {
    // As browsers send them by themselves, without a distance.
    for (const type of ['pointerover', 'pointermove'])
      document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  });
  await callsAreSent(page);
  expect(scripts).toEqual([]);
  await stir(page);
  await expect.poll(() => scripts.length).toBe(1);
});

test('a page with an island asks for at most six scripts in all, and for none twice', async ({ arrive }) => {
  const { page, scripts } = await firstVisit(arrive, '/en/sydney/searching');
  await page.locator('[data-island=SearchPanel][data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((address) => address.includes('/react-'))).toHaveLength(1);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(scripts.length).toBeLessThanOrEqual(6);
});

/** Does to the page what a browser's translation does, now and as it changes: every text stands in an element of its own. */
function translate(): void {
  const translateIn = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) if (node instanceof Text) found.push(node);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font, title')) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data.toUpperCase());
      text.replaceWith(font);
    }
  };
  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (addedNodes.length > 0 || target instanceof Text) translateIn(target.parentNode ?? target);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

test('on a page that the browser has translated the search works, and keeps what was typed', async ({ arrive }) => {
  const page = await arrive(settled);
  const island = await holdBack(page, '**/SearchPanel-*.js');
  await page.goto(`${inject('site')}/en/sydney/searching`);
  await page.evaluate(translate);
  const field = page.locator('main [data-search-input]');
  await field.pressSequentially('hesp');
  island();
  await page.locator('main [data-island][data-hydrated]').waitFor();
  expect(await field.inputValue()).toBe('hesp');
  // What is bold changes in a name that is translated already.
  for (const more of ['', 'eria']) {
    await field.pressSequentially(more);
    await page
      .locator('main .search-result b', { hasText: new RegExp(`^hesp${more}$`, 'i') })
      .first()
      .waitFor();
  }
  await field.fill('no such thing');
  await expect.poll(() => page.locator('main .search-status').innerText()).toMatch(/^0 RESULTS/);
  await field.fill('hesperia');
  await page.locator('main .search-result').first().waitFor();
});

test('on a page that the browser has translated the link to all results counts those of now', async ({ arrive }) => {
  const page = await arrive(settled);
  await page.goto(`${inject('site')}/en/sydney`);
  await page.evaluate(translate);
  await openPanel(page);
  const words = (place: string) => page.locator(`[data-search-dialog] ${place}`).innerText();
  for (const keyword of ['th', 'the']) {
    await page.locator('[data-search-dialog] [data-search-input]').fill(keyword);
    await expect.poll(() => words('[role=status]')).toMatch(new RegExp(` FOR ${keyword}$`, 'i'));
    const [count] = (await words('[role=status]')).split(' ');
    expect(await words('.search-results > .button')).toContain(` ${count} `);
  }
});

test('a search whose markup an extension has changed works, and keeps what was typed and the focus', async ({
  arrive,
}) => {
  const page = await arrive({ ...settled, expectedFault: /React error #418/ });
  const island = await holdBack(page, '**/SearchPanel-*.js');
  await page.goto(`${inject('site')}/en/sydney/searching`);
  const field = page.locator('main [data-search-input]');
  await field.evaluate((input) => input.before(document.createElement('div')));
  await field.pressSequentially('hesp');
  island();
  await page.locator('main [data-island][data-hydrated]').waitFor();
  expect([await field.inputValue(), await page.evaluate(() => document.activeElement?.id)]).toEqual([
    'hesp',
    'page-keyword',
  ]);
  await page.keyboard.type('eria');
  await page.waitForURL('**/searching/hesperia');
});
