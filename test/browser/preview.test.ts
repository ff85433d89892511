import { describe, expect, inject } from 'vitest';
import { siteVariables } from '../../tools/variables.ts';
import { publishTitle, saveTitle } from '../support/browser/drafts.ts';
import { largeText } from '../support/browser/largeText.ts';
import { expectAccessible } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

const event = '/en/sydney/what-is-happening/event/silk-in-the-hand?is-preview-mode=true';
const entry = 'sydney-event-silk-in-the-hand';

/** Has pages made ahead, so that the index knows what they have read. */
async function makeAhead(paths: readonly string[]): Promise<void> {
  const answer = await fetch(`${inject('site')}/_pages`, {
    method: 'POST',
    headers: { 'X-Health-Key': siteVariables({}, 0)['HEALTH_KEY'] ?? '' },
    body: JSON.stringify({ paths, from: 'abroad' }),
  });
  expect(answer.status).toBe(200);
}

describe('preview in a browser', () => {
  test('whatever is seen leads to its field, by pointer and by keyboard', async ({ visit }) => {
    const page = await visit('/en/sydney?is-preview-mode=true', settled);
    await page.getByRole('button', { name: 'Click to edit' }).click();
    // The headline stands over the hero's picture, and every other text somewhere: each is met in its middle.
    const { missing: missed, fields } = await page.evaluate(async () => {
      const missing: string[] = [];
      const fields: string[] = [];
      const link = document.querySelector<HTMLAnchorElement>('.preview-edit');
      const words = (element: Element): Text | undefined =>
        [...element.childNodes].find((node): node is Text => node instanceof Text && node.data.trim() !== '');
      for (const element of document.querySelectorAll('main [data-contentful-entry-id]')) {
        const text = words(element);
        if (
          !text ||
          element.closest('.visually-hidden') ||
          !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          continue;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const range = document.createRange();
        range.selectNodeContents(text);
        const [box] = range.getClientRects();
        if (!box || box.width < 2 || box.right > innerWidth || box.left < 0) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        // What lies over the page for good covers it for editors too.
        if (!top?.closest('main')) continue;
        top.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: x, clientY: y }));
        const editorQuery = `${element.getAttribute('data-contentful-entry-id')}?focusedField=${element.getAttribute('data-contentful-field-id')}&`;
        fields.push(editorQuery);
        if (!link?.href.includes(editorQuery)) missing.push(`${text.data} -> ${link?.href}`);
      }
      return { missing, fields };
    });
    expect(missed).toEqual([]);
    expect(fields.length).toBeGreaterThan(50);
    await page.keyboard.press('Escape');
    const button = page.getByRole('button', { name: 'Click to edit' });
    await button.focus();
    await page.keyboard.press('Enter');
    const link = page.locator('.preview-edit');
    const first = await link.textContent();
    await page.keyboard.press('Tab');
    expect(await link.textContent()).not.toBe(first);
    expect(await link.textContent()).toMatch(/^Edit: \w.*“.+”$/);
    const unreached = await page.evaluate((expectedFields) => {
      const offered = document.querySelector<HTMLAnchorElement>('.preview-edit');
      const step = (shiftKey: boolean): boolean =>
        offered?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }),
        ) === false;
      while (step(true));
      const reached = new Set([offered?.href]);
      while (step(false)) reached.add(offered?.href);
      return expectedFields.filter((field) => ![...reached].some((href) => href?.includes(field)));
    }, fields);
    expect(unreached).toEqual([]);
    // Outside of the editor's frame a field opens in the editor, in a window of its own.
    const href = await link.getAttribute('href');
    // Playwright waits for ever for a window that loads before it has attached, so none opens here.
    const tab = await page.evaluateHandle(() => ({
      opened: new Promise<unknown>((resolve) => {
        window.open = (...call) => {
          resolve(call);
          return null;
        };
      }),
    }));
    await page.keyboard.press('Enter');
    expect(await tab.evaluate(({ opened }) => opened)).toEqual([href, '_blank', 'noopener']);
  });

  test('after a publication the receipt says how soon it was seen, and names the pages with their links', async ({
    visit,
  }) => {
    const newsPath = '/en/brisbane/what-is-happening/news/breezeway-doors';
    await makeAhead(['/en/brisbane', '/en/brisbane/what-is-happening/news/listing', newsPath]);
    const page = await visit(`${newsPath}?is-preview-mode=true`, settled);
    // A page that has asked before hears of what comes after.
    await page.waitForResponse((response) => response.url().includes('/preview/receipt/'));
    // An old page, which is made again meanwhile, is looked at again.
    const old = { headers: { 'X-Cache': 'STALE' }, body: '<main></main>' };
    await page.route('**/brisbane/what-is-happening/news/listing', (route) => route.fulfill(old), { times: 1 });
    await publishTitle('brisbane-news-breezeway-doors', 'Doors that a test has opened');
    await page.locator('main h1', { hasText: 'Doors that a test has opened' }).waitFor();
    const receipt = page.locator('[data-preview-receipt]');
    await receipt.getByText('Published: Doors that a test has opened').waitFor();
    await receipt.getByText(/^Seen by visitors after \d+\.\d s on/).waitFor();
    await receipt.getByText('Seen by now on').waitFor();
    const named = await receipt.getByText('Seen by now on').getByRole('link').allTextContents();
    expect(named).toEqual(expect.arrayContaining(['/en/brisbane/what-is-happening/news/listing']));
    for (const path of named) {
      const answer = await fetch(inject('site') + path);
      expect([path, (await answer.text()).includes('Doors that a test has opened')]).toEqual([path, true]);
    }
    await receipt.getByText('The coordinator and this data centre know it.').waitFor();
    await receipt.getByText(/^Pages that were looked at: \d+, of \d+ of this city$/).waitFor();
    await receipt.getByText('Other languages of these pages, which were not looked at: 简体中文').waitFor();
    await expectAccessible(page);
  });

  test('the receipt asks about as many entries as the site answers for', async ({ visit }) => {
    const page = await visit('/en/sydney?is-preview-mode=true', settled);
    await page.evaluate(() => {
      for (let at = 0; at < 700; at += 1) {
        const mark = document.createElement('i');
        mark.setAttribute('data-contentful-entry-id', `one-of-many-${at}`);
        document.querySelector('main')?.append(mark);
      }
    });
    const answer = await page.waitForResponse(
      (response) => response.request().postData()?.includes('one-of-many') === true,
    );
    expect([answer.status(), answer.request().postDataJSON().ids.length]).toEqual([200, 600]);
  });

  test('the bar is accessible and says what is draft', async ({ visit }) => {
    await saveTitle(entry, 'A draft for the bar');
    const page = await visit(event, settled);
    await page.getByText('Not published on this page').click();
    await page
      .getByRole('complementary', { name: 'Preview tools' })
      .getByRole('link', { name: 'A draft for the bar', exact: true })
      .waitFor();
    await expectAccessible(page);
  });

  test('on a phone the bar is one line, ends the page without lying over it, and says why a page is not shown', async ({
    visit,
  }) => {
    const gone = '/en/sydney/what-is-happening/event/coffee-cupping?is-preview-mode=true';
    const page = await visit(gone, { ...settled, isPhone: true, expectedFault: /status of 404/ });
    const bar = page.getByRole('complementary', { name: 'Preview tools' });
    await bar.getByRole('status').filter({ hasText: 'removed after expiry' }).waitFor();
    expect(await bar.getByRole('link', { name: 'Open in the editor' }).getAttribute('href')).toContain(
      '/entries/sydney-event-coffee-cupping',
    );
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [footer, line] = [await page.locator('body > footer').boundingBox(), await bar.boundingBox()];
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((line?.y ?? 0) + 1);
    await bar.getByText('Preview', { exact: true }).last().click();
    await bar.getByRole('link', { name: 'Where is it used?' }).waitFor();
    await expectAccessible(page);
    await bar.getByRole('link', { name: 'Where is it used?' }).click();
    await page.getByRole('heading', { name: 'Where “Cupping at first light” is used' }).waitFor();
  });

  test.for([
    ['390 px', { width: 390, height: 844 }, false],
    ['320 px', { width: 320, height: 640 }, false],
    ['320 px with text of twice the size', { width: 320, height: 640 }, true],
  ] as const)(
    'at %s the bar stays one line, whatever it has to say, and shows it all when it is opened',
    async ([_, size, isLarge], { arrive }) => {
      const page = await arrive({ ...settled, isPhone: true, expectedFault: /status of 404/ });
      if (isLarge) await largeText(page);
      await page.setViewportSize(size);
      const gone = '/fr/paris/what-is-happening/event/no-such-event';
      await page.goto(
        `${inject('site')}${gone}?is-preview-mode=true&preview-at=someday&preview-release=no-such-release`,
      );
      const bar = page.locator('[data-preview-tools]');
      const height = async () => (await bar.boundingBox())?.height;
      expect(await height()).toBeLessThanOrEqual(60);
      const reasons = bar.getByRole('status').filter({ hasText: 'no-such-release' });
      await bar.locator('.preview-more > summary').click();
      expect((await reasons.boundingBox())?.width).toBeLessThanOrEqual(size.width);
      await bar.locator('.preview-more > summary').click();
      expect(await height()).toBeLessThanOrEqual(60);
    },
  );

  test('the date control works without script', async ({ visit }) => {
    // The event has ended by then, and its page is a 404.
    const page = await visit(event, { ...settled, hasScript: false, expectedFault: /status of 404/ });
    await page.getByLabel('Show the site at').fill('2026-12-24T18:00');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('Shown as at 2026-12-24 18:00').waitFor();
    await page.getByRole('link', { name: 'Back to now' }).click();
    await page.waitForURL(inject('site') + event);
  });
});
