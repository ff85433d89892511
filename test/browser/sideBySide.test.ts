import type { Frame, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { saveTitle } from '../support/browser/drafts.ts';
import { expectAccessible, nextFrames } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

const okinawa = '/_desk/side-by-side?is-preview-mode=true&path=/en/okinawa';

/** The frames of the page once all of them show theirs. */
async function framesOf(page: Page, count: number): Promise<readonly Frame[]> {
  await expect.poll(() => page.frames().length).toBe(count + 1);
  const frames = page.frames().slice(1);
  for (const frame of frames) await frame.waitForLoadState('load');
  return frames;
}

const pathIn = (frame: Frame | undefined): string => new URL(frame?.url() ?? '').pathname;

/** The section that stands at the upper edge of a frame. */
function sectionAt(frame: Frame | undefined): Promise<string | null | undefined> | undefined {
  return frame?.evaluate(() =>
    [...document.querySelectorAll('main [data-contentful-section-id]')]
      .findLast((section) => section.getBoundingClientRect().top <= 1)
      ?.getAttribute('data-contentful-section-id'),
  );
}

describe('a page side by side', () => {
  test('stands in three languages that scroll together by section, and follow a link of one', async ({ visit }) => {
    const page = await visit('/en/okinawa?is-preview-mode=true', { ...settled, width: 1440 });
    await page.getByRole('link', { name: 'Side by side' }).click();
    await page.getByRole('heading', { name: '日本語' }).waitFor();
    const [english, japanese, chinese] = await framesOf(page, 3);
    expect([english, japanese, chinese].map(pathIn)).toEqual(['/en/okinawa', '/jp/okinawa', '/cn/okinawa']);
    await expectAccessible(page);
    const third = 'main [data-contentful-section-id] ~ [data-contentful-section-id] ~ [data-contentful-section-id]';
    await expect
      .poll(async () => {
        await japanese?.evaluate((section) => {
          scrollTo({ top: 0, behavior: 'instant' });
          document.querySelector(section)?.scrollIntoView({ block: 'start', behavior: 'instant' });
          scrollBy({ top: 40, behavior: 'instant' });
        }, third);
        await nextFrames(page);
        const sections = await Promise.all([english, japanese, chinese].map(sectionAt));
        return new Set(sections).size === 1 && sections[0] !== undefined;
      })
      .toBe(true);
    // By keyboard, to the end of each.
    await chinese?.locator('.header-logo').focus();
    await page.keyboard.press('End');
    const rest = (frame: Frame | undefined) =>
      frame?.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    for (const frame of [english, japanese]) await expect.poll(() => rest(frame)).toBeLessThan(3);
    await japanese?.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href*="/jp/okinawa/"]')?.click(),
    );
    await expect.poll(() => pathIn(japanese)).not.toBe('/jp/okinawa');
    const followed = pathIn(japanese).slice('/jp'.length);
    for (const [frame, language] of [
      [english, 'en'],
      [chinese, 'cn'],
    ] as const)
      await expect.poll(() => pathIn(frame)).toBe(`/${language}${followed}`);
  });

  test('stands now and at a date, each going its own way through time', async ({ visit }) => {
    const path = '/en/sydney/what-is-happening/event/listing';
    const page = await visit(`${path}?is-preview-mode=true&preview-at=2027-01-26`, { ...settled, width: 1440 });
    await page.getByRole('link', { name: 'Now and then' }).click();
    await page.getByRole('heading', { name: 'Now' }).waitFor();
    const [now, then] = await framesOf(page, 2);
    const sides = () => [now, then].map((frame) => new URL(frame?.url() ?? '').searchParams.get('preview-side'));
    expect(sides()).toEqual(['before', 'after']);
    await then?.evaluate(() => document.querySelector<HTMLAnchorElement>('.header-logo')?.click());
    for (const frame of [now, then]) await expect.poll(() => pathIn(frame)).toBe('/en/sydney');
    expect(sides()).toEqual(['before', 'after']);
  });

  test('says above its frame that a page is not there in a language', async ({ visit }) => {
    const path = '/en/okinawa/no-such-page';
    const page = await visit(`/_desk/side-by-side?is-preview-mode=true&path=${path}&languages=en,fr`, {
      ...settled,
      expectedFault: /status of 404/,
    });
    await page.getByText('There is no such page here.').waitFor();
    await page.getByText('Okinawa has no pages in this language.').waitFor();
  });

  test('says above its frame that a page is not written in a language, with nothing over the pages', async ({
    visit,
  }) => {
    await saveTitle('sydney-event-three-honeys', null, 'zh-CN');
    const path = '/en/sydney/what-is-happening/event/three-honeys';
    const page = await visit(
      `/_desk/side-by-side?is-preview-mode=true&path=${path}&preview-at=2026-05-01&languages=en,cn`,
    );
    await page.locator('section', { hasText: '简体中文' }).getByText('No translation: shown in English.').waitFor();
    expect(await page.getByText('No translation').count()).toBe(1);
    for (const frame of await framesOf(page, 2)) expect(await frame.locator('.consent').isVisible()).toBe(false);
  });

  test('on a phone one version stands below the other, and each scrolls without script', async ({ visit }) => {
    const page = await visit(okinawa, { ...settled, isPhone: true, hasScript: false });
    const boxes = await Promise.all((await page.locator('iframe').all()).map((frame) => frame.boundingBox()));
    expect(boxes).toHaveLength(3);
    for (const [at, box] of boxes.entries()) {
      expect(box?.width).toBeGreaterThan(340);
      expect(box?.y).toBeGreaterThan((boxes[at - 1]?.y ?? 0) + (boxes[at - 1]?.height ?? 0));
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
});
