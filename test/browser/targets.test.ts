import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { expectAccessible } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

const onPhone = { ...settled, isPhone: true };

/** Visible targets of a selector that are smaller than 44 px in either direction, by their text. */
const small = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
      .map(({ element, box }) => `${element.textContent?.trim()} ${box.width}x${box.height}`),
  );

test.for([
  ['the announcement and the header', 'mobile', '.announcement :is(a, button)', '.header-bar :is(a, button)'],
  ['chips, dates and orders', 'mobile/what-is-happening/event/listing', '.filters a'],
  ['the links of stores', 'mobile/stores/listing', '.store-list :is(a, button)'],
] as const)('on a phone every target is at least 44 px: %s', async ([_, path, ...selectors], { visit }) => {
  // The language of the shortest words.
  const page = await visit(`/cn/sydney/${path}`, onPhone);
  for (const selector of selectors) {
    expect(await page.locator(selector).count()).toBeGreaterThan(1);
    expect(await small(page, selector)).toEqual([]);
  }
});

test('in two columns of a phone every action is a link without a box', async ({ visit }) => {
  const page = await visit('/en/sydney/mobile', onPhone);
  const actions = page.locator('[data-span="quarter"] .card-action > .button');
  const boxes = await actions.evaluateAll((links) => links.map((link) => getComputedStyle(link).borderColor));
  expect(boxes.length).toBeGreaterThan(1);
  expect(new Set(boxes)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  expect(await small(page, '[data-span="quarter"] .card-action > .button')).toEqual([]);
});

test('on a touch screen the toggles of the menu are at least 44 px', async ({ visit }) => {
  const page = await visit('/en/sydney', { hasTouch: true, width: 1180, ...settled });
  await page.locator('.navigation-toggle').first().waitFor();
  expect(await small(page, '.navigation-toggle')).toEqual([]);
});

test('the help comes after the content for the keyboard', async ({ visit }) => {
  const page = await visit('/en/sydney', onPhone);
  const isAfter = await page
    .locator('.floating')
    .evaluate(
      (help) =>
        ((document.querySelector('main')?.compareDocumentPosition(help) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    );
  expect(isAfter).toBe(true);
});

test.for([
  ['the list of members', ''],
  ['the page of a member', '?as=gold'],
])('the stand-in for the loyalty programme has landmarks, headings and targets: %s', async ([_, query], { arrive }) => {
  const page = await arrive({ isPhone: true });
  const address = new URL(`/en/sydney/member/bind${query}`, inject('site'));
  // The stand-ins answer beside the content service, at the next port.
  address.port = String(Number(address.port) + 1);
  await page.goto(address.href);
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.locator('main h2').count()).toBe(1);
  expect(await small(page, 'a')).toEqual([]);
  await expectAccessible(page);
});
