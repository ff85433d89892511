import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { stir } from '../support/browser/page.ts';
import { test as base, type Visitor } from '../support/browser/visitor.ts';

/** What `PageBackground` renders for two videos; no page of the embedded space has any. */
const backdrop =
  '<div aria-hidden="true" class="backdrop" data-effect="static" data-background="[&quot;/one.mp4&quot;,&quot;/two.mp4&quot;]"><video class="backdrop-video" src="/one.mp4" preload="none" muted></video></div>' +
  '<button class="button backdrop-toggle" data-kind="quiet" type="button" data-background-toggle data-play="Play video" data-pause="Pause video" hidden>Play video</button>';

/** Opens a page with background videos, whose player is replaced: it plays without files. */
const test = base.extend('open', ({ arrive }) => async (visitor: Visitor = {}, savesData = false) => {
  const page = await arrive({ hasMotion: true, ...visitor });
  await page.context().addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } });
    let isPlaying = false;
    const turn = (isOn: boolean) =>
      function (this: HTMLMediaElement): Promise<void> {
        isPlaying = isOn;
        this.dispatchEvent(new Event(isOn ? 'play' : 'pause'));
        return Promise.resolve();
      };
    HTMLMediaElement.prototype.play = turn(true);
    HTMLMediaElement.prototype.pause = turn(false);
    Object.defineProperty(HTMLMediaElement.prototype, 'paused', { get: () => !isPlaying });
  }, savesData);
  await page.route('**/brand/listing', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/<body[^>]*>/, `$&${backdrop}`) });
  });
  await page.goto(`${inject('site')}/en/sydney/brand/listing`);
  await stir(page);
  await page.locator('[data-background-toggle]').waitFor();
  return page;
});

const toggle = (page: Page) => page.locator('[data-background-toggle]');
const source = (page: Page) =>
  page.locator('.backdrop-video').evaluate((video: HTMLVideoElement) => new URL(video.src).pathname);

describe('the page background', () => {
  test('plays its videos in turn and around', async ({ open }) => {
    const page = await open();
    for (const expected of ['/one.mp4', '/two.mp4', '/one.mp4']) {
      expect(await source(page)).toBe(expected);
      await page.locator('.backdrop-video').dispatchEvent('ended');
    }
  });

  test('does not play by itself where data is saved', async ({ open }) => {
    const page = await open({}, true);
    expect(await toggle(page).textContent()).toBe('Play video');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    expect(await toggle(page).textContent()).toBe('Pause video');
  });

  test('goes on to the next video when one does not come, and stops when none does', async ({ open }) => {
    const page = await open();
    await page.locator('.backdrop-video').dispatchEvent('error');
    expect(await source(page)).toBe('/two.mp4');
    await page.locator('.backdrop-video').dispatchEvent('error');
    expect(await source(page)).toBe('/two.mp4');
    await page.locator('.backdrop-video').dispatchEvent('playing');
    await page.locator('.backdrop-video').dispatchEvent('error');
    expect(await source(page)).toBe('/one.mp4');
  });

  test('shows its control on focus, which pauses and plays', async ({ open }) => {
    const page = await open();
    expect(await toggle(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    expect(await toggle(page).textContent()).toBe('Play video');
    expect(await toggle(page).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await page.keyboard.press('Enter');
    expect(await toggle(page).textContent()).toBe('Pause video');
  });

  test('does not play with reduced motion', async ({ open }) => {
    const page = await open({ hasMotion: false });
    expect(await toggle(page).textContent()).toBe('Play video');
    expect(await page.locator('[data-background]').getAttribute('data-playing')).toBeNull();
  });
});
