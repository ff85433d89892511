import { describe, expect } from 'vitest';
import { field, fillContact } from '../support/browser/formFilling.ts';
import { behavioursAreReady } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

describe('what stays of a form', () => {
  test('what was typed is there after a reload and in another language, but no number of a member', async ({
    visit,
  }) => {
    const page = await visit('/en/paris/contact-us', settled);
    const names = ['firstName', 'loyaltyNumber', 'countryRegion', 'description'];
    const typed = () => Promise.all(names.map((name) => field(page, name).inputValue()));
    await behavioursAreReady(page);
    await fillContact(page);
    await field(page, 'loyaltyNumber').fill('123456789012');
    const [firstName = '', , country = '', description = ''] = await typed();
    await page.reload();
    await expect.poll(typed).toEqual([firstName, '', country, description]);
    await page.goto(page.url().replace('/en/', '/fr/'));
    await expect.poll(typed).toEqual([firstName, '', country, description]);
  });

  test('what was typed is there, too, for who writes on before the page is at rest', async ({ visit }) => {
    const page = await visit('/en/paris/contact-us', settled);
    await behavioursAreReady(page);
    await fillContact(page);
    await field(page, 'firstName').fill('');
    const description = await field(page, 'description').inputValue();
    // As on a phone that is busy for long.
    await page.addInitScript(() => {
      window.requestIdleCallback = (run) => {
        addEventListener('rest', () => run({ didTimeout: false, timeRemaining: () => 50 }));
        return 1;
      };
    });
    await page.reload();
    await field(page, 'firstName').pressSequentially('Ada');
    const isKept = () =>
      page.evaluate(() => Object.values(sessionStorage).some((draft) => String(draft).includes('"Ada"')));
    await expect.poll(isKept).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('rest')));
    await expect.poll(() => field(page, 'description').inputValue()).toBe(description);
    expect(await field(page, 'firstName').inputValue()).toBe('Ada');
  });

  test.for([
    ['/en/paris/contact-us', '/fr/', '#field-typeOfEnquiry option:not([value=""])', [3]],
    ['/jp/okinawa/contact-us', '/cn/', '#field-typeOfEnquiry option:not([value=""])', [1]],
    ['/cn/sydney/subscribe-news', '/en/', '[name=interests]', [0, 2]],
  ] as const)('a choice from an editor’s list on %s stays in %s', async ([path, language, of, places], { visit }) => {
    const page = await visit(path, settled);
    const options = page.locator(of);
    const chosen = () =>
      options.evaluateAll((all) => all.flatMap((option, at) => (option.matches(':checked') ? at : [])));
    for (const at of places)
      await options.nth(at).evaluate((option) => {
        if (option instanceof HTMLOptionElement) option.selected = true;
        if (option instanceof HTMLInputElement) option.checked = true;
      });
    const isKept = async () => {
      await options.first().dispatchEvent('focusin');
      await options.first().dispatchEvent('input');
      return page.evaluate(() => Object.keys(sessionStorage).some((name) => name.startsWith('form-draft')));
    };
    await expect.poll(isKept).toBe(true);
    await page.goto(page.url().replace(/(?<=\d\/)../, language.slice(1, 3)));
    await expect.poll(chosen).toEqual(places);
  });
});
