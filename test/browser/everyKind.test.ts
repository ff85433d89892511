import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { isPageKind, pages } from '../../content/pages.ts';
import { addressesByKind, elsewhere } from '../support/browser/addressesByKind.ts';
import { layoutFaults } from '../support/browser/layoutFaults.ts';
import { expectAccessible } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';
import { words } from '../support/words.ts';

const visitor = { ...settled, expectedFault: /404/ } as const;

/** Pages of no kind, and kinds whose words and facts differ most in other cities and languages. */
const further = words(`
  / /offline /en/sydney/no-such-page /jp/okinawa /jp/okinawa/searching/香水 /fr/paris/stores/paris
  /fr/paris/my-visit?on=2026-06-17&at=07:30 /it/venice/what-is-happening/event/listing /kr/guam/contact-us
  /cn/hainan/stores/listing /en/hawaii /kr/siem-reap/what-is-happening/event/pepper-and-palm-sugar
  /fr/paris/what-is-happening/news/thursdays /en/sydney/about-store/heritage
`);

async function expectWhole(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await layoutFaults(page)).toEqual([]);
}

describe('axe, small windows, text spacing and forced colours', async () => {
  const addresses = await addressesByKind(inject('site'));

  test('an address of every kind of page is looked at', () => {
    const kinds = Object.keys(pages).filter((kind) => isPageKind(kind) && !elsewhere.includes(kind));
    expect([...addresses.keys()].toSorted()).toEqual(kinds.toSorted());
  });

  test.for([...addresses.values(), ...further])('hold on %s', async (path, { visit }) => {
    await expectWhole(await visit(path, visitor));
  });

  test.for([
    ['the menu', 390, '.header-menu', '[data-menu]'],
    ['the search', 1280, '.header a[href*="/searching"]', '[data-search-dialog]'],
    ['city and language', 1280, '[popovertarget="locale"]', '#locale'],
    ['the account', 1280, '[popovertarget="account"]', '#account'],
  ] as const)('hold while %s is open', async ([_, width, trigger, panel], { visit }) => {
    const page = await visit('/fr/paris', { ...visitor, width });
    await page.locator(trigger).first().click();
    await page.locator(panel).waitFor();
    await expectWhole(page);
  });

  test.for(['/en/sydney', '/cn/hainan/stores/listing', '/fr/paris/stores/paris'])(
    'hold on %s with 7:1 for each text under prefers-contrast: more',
    async (path, { visit }) => {
      const page = await visit(path, settled);
      await page.emulateMedia({ contrast: 'more' });
      await expectAccessible(page);
    },
  );

  test.for(['/en/sydney', '/fr/paris', '/jp/okinawa'])('hold beside the question on %s', async (path, { visit }) => {
    const page = await visit(path);
    await page.locator('.consent:popover-open').waitFor();
    expect(await layoutFaults(page)).toEqual([]);
  });
});
