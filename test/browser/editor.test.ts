import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { contentService, localEntries, publicPage, publishTitle, saveTitle } from '../support/browser/drafts.ts';
import { expectAccessible } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

/** What browsers write to the console when the content service refuses, or a frame of another origin wants the focus. */
const expectedFault = /status of (?:404|409|413|422|503)|autofocusing|ERR_FAILED/;
const editor = { ...settled, expectedFault };

async function openEntry(page: Page, id: string, field = ''): Promise<void> {
  await page.goto(`${contentService()}${localEntries}/${id}/?focusedField=${field}&focusedLocale=en-US`);
  await page.locator('main h2').waitFor();
  await preview(page).locator('[data-preview-tools]').waitFor();
}

async function openFromList(page: Page, title: string): Promise<void> {
  await page.locator('[name="words"]').fill(title);
  await page.locator('search').getByRole('button', { name: 'Find' }).click();
  await page
    .locator('#entries')
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .first()
    .click();
  await page.locator('main h2', { hasText: title }).waitFor();
}

const preview = (page: Page) => page.frameLocator('#preview');
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"] :is(input, textarea, select)`).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, words: string | RegExp) => page.locator('#said').filter({ hasText: words }).waitFor();
const facts = (page: Page) => page.locator('#facts').textContent();

describe('the local editor', () => {
  test('what is typed is seen in the page beside it, saved, published and told of by the receipt', async ({
    arrive,
  }) => {
    const page = await arrive(editor);
    const path = '/en/brisbane/what-is-happening/news/veranda-lamps';
    // A page that has asked before hears of what comes after.
    const receiptAnswer = page.waitForResponse((response) => response.url().includes('/preview/receipt/'));
    await openEntry(page, 'brisbane-news-veranda-lamps', 'title');
    await receiptAnswer;
    expect(await page.evaluate("document.activeElement.closest('[data-field]').dataset.field")).toBe('title');
    await field(page, 'title').fill('Doors that are <script>alert(1)</script> typed');
    const heading = preview(page).locator('main h1');
    await heading.filter({ hasText: 'Doors that are <script>alert(1)</script> typed' }).waitFor();
    expect(await facts(page)).toBe('News · brisbane · published · not saved');
    await press(page, 'Save draft');
    await says(page, 'Saved as a draft');
    expect(await facts(page)).toBe('News · brisbane · published, with a later draft');
    expect(await publicPage(path)).not.toContain('typed');
    await field(page, 'title').fill('Doors that a test has opened');
    await press(page, 'Publish');
    await says(page, 'Published.');
    expect(await facts(page)).toBe('News · brisbane · published');
    const receipt = preview(page).locator('[data-preview-receipt]');
    await receipt.getByText('Published: Doors that a test has opened').waitFor();
    await receipt.getByText(/^Seen by visitors after \d+\.\d s on/).waitFor();
    expect(await publicPage(path)).toContain('Doors that a test has opened');
    await expectAccessible(page, 'nav, main');
  });

  test('a click in the page opens its field; order and pictures change at once, and undo goes back', async ({
    arrive,
  }) => {
    const page = await arrive(editor);
    await openEntry(page, 'cairns-home');
    const sections = () =>
      preview(page)
        .locator('main [data-contentful-section-id]')
        .evaluateAll((elements) => elements.map((each) => each.getAttribute('data-contentful-section-id')).slice(0, 2));
    const [first, second] = await sections();
    await page
      .locator('[data-field="content"] li')
      .nth(1)
      .getByRole('button', { name: /^Move up/ })
      .click();
    await expect.poll(sections).toEqual([second, first]);
    await press(page, 'Undo to what is published');
    await says(page, 'As it is published.');
    await expect.poll(sections).toEqual([first, second]);
    const bar = preview(page).locator('[data-preview-tools]');
    await bar.locator('.preview-more > summary').click();
    await bar.getByRole('button', { name: 'Click to edit' }).click();
    const heading = preview(page).locator('main h1').first();
    const id = await heading.getAttribute('data-contentful-entry-id');
    await heading.click({ force: true });
    await page.waitForURL(`**${localEntries}/${id}`);
    const picture = preview(page).locator('.hero img').first();
    const before = await picture.getAttribute('src');
    await page.locator('[data-field="media"]').getByRole('button', { name: 'Choose another' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button')
      .filter({ has: page.getByAltText('food-honey.webp') })
      .click();
    await preview(page).locator('.hero img[src*="food-honey"]').first().waitFor();
    expect(before).not.toContain('food-honey');
  });

  test('a new entry has its page beside it as soon as it is saved', async ({ arrive }) => {
    const page = await arrive(editor);
    await page.goto(`${contentService()}/editor`);
    await page.locator('[name="type"]').selectOption('event');
    await page.locator('[name="city"]').selectOption('cairns');
    await press(page, 'New entry');
    await field(page, 'title').fill('Rain on the roof');
    await field(page, 'slug').fill('rain-on-the-roof');
    expect(await page.locator('main h2').textContent()).toBe('Rain on the roof');
    await press(page, 'Save draft');
    await preview(page).locator('h1', { hasText: 'Rain on the roof' }).waitFor();
  });

  test('what was sought before the editor was ready is found', async ({ arrive }) => {
    const page = await arrive(editor);
    const held = Promise.withResolvers<void>();
    await page.route('**/locales', async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto(`${contentService()}/editor`);
    await page.locator('[name="words"]').fill('frost drops');
    await page.locator('search').getByRole('button', { name: 'Find' }).click();
    held.resolve();
    await page
      .locator('#entries')
      .getByRole('button', { name: /^Frost drops/ })
      .first()
      .waitFor();
  });

  test('what can’t be saved says why, and nothing that was typed is lost', async ({ arrive }) => {
    const page = await arrive(editor);
    const id = 'cairns-event-read-a-pearl';
    const secondEditor = await arrive(editor);
    await openEntry(page, id);
    await openEntry(secondEditor, id);
    await field(page, 'seatsTotal').fill('12a');
    await press(page, 'Save draft');
    await says(page, 'Seats total is mistyped.');
    await page.getByText('“12a” is no number.').waitFor();
    expect(await field(page, 'seatsTotal').inputValue()).toBe('12a');
    await field(page, 'seatsTotal').fill('');
    const slug = await field(page, 'slug').inputValue();
    await field(page, 'slug').fill('');
    await press(page, 'Publish');
    await says(page, 'Slug is required. What you typed is still here.');
    await field(page, 'slug').fill(slug);
    await field(page, 'title').fill('x'.repeat(300));
    await press(page, 'Save draft');
    await says(page, 'Title has 300 characters; it may have 256.');
    await field(page, 'title').fill('Typed by one editor');
    await field(page, 'description').fill('y'.repeat(600_000));
    // More than a page in preview may send: it keeps what it showed, and says so.
    await preview(page).locator('[data-preview-state]', { hasText: 'could not be shown' }).waitFor();
    await field(page, 'description').fill('A description');
    await saveTitle(id, 'Typed by another editor');
    await saveTitle(id, 'Typed in Chinese meanwhile', 'zh-CN');
    await press(page, 'Save draft');
    await says(page, 'Somebody else has saved this entry in the meantime.');
    await press(page, 'Keep mine');
    await says(page, 'Saved, with what others changed in other fields and languages.');
    await page.locator('#locale').selectOption('zh-CN');
    expect(await field(page, 'title').inputValue()).toBe('Typed in Chinese meanwhile');
    await page.locator('#locale').selectOption('en-US');
    await field(secondEditor, 'description').fill('The description of another');
    await press(secondEditor, 'Publish');
    await press(secondEditor, 'Take theirs');
    await says(secondEditor, 'This is what was saved last.');
    expect(await field(secondEditor, 'title').inputValue()).toBe('Typed by one editor');
    // What is opened again without a word typed is what others have saved since.
    await saveTitle(id, 'Saved since');
    await openFromList(secondEditor, 'Frost drops');
    await openFromList(secondEditor, 'Saved since');
    expect(await field(secondEditor, 'title').inputValue()).toBe('Saved since');
    await field(secondEditor, 'description').fill('Typed before an undo');
    await publishTitle(id, 'Published since');
    await press(secondEditor, 'Undo to what is published');
    await says(secondEditor, 'As it is published.');
    expect(await field(secondEditor, 'title').inputValue()).toBe('Published since');
    await page.route(`**${`/spaces/meridian/environments/master/entries/${id}`}`, (route) => route.abort());
    await field(page, 'title').fill('Typed while nothing answers');
    await press(page, 'Save draft');
    await says(page, 'The content service does not answer. What you typed is still here.');
    expect(await field(page, 'title').inputValue()).toBe('Typed while nothing answers');
  });

  test('says that nothing answers when entries or pictures are looked for', async ({ arrive }) => {
    const page = await arrive(editor);
    await openEntry(page, 'brisbane-home');
    await page.route(/\/editor\/pictures|\/entries\?limit/, (route) => route.abort());
    await page.getByRole('button', { name: 'Find an entry to add' }).first().click();
    await says(page, 'The content service does not answer.');
    await openEntry(page, 'brisbane-news-veranda-lamps');
    await page.getByRole('button', { name: 'Choose another' }).first().click();
    await says(page, 'The content service does not answer.');
  });
});
