import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { stir } from '../support/browser/page.ts';
import { test as base, type Visitor } from '../support/browser/visitor.ts';

/** What `PageBackground` renders for two videos; no page of the embedded space has any. */
const backdrop =
  '<div aria-hidden="true" class="backdrop" data-effect="static" data-background="[&quot;/one.mp4&quot;,&quot;/two.mp4&quot;]"><video class="backdrop-video" src="/one.mp4" preload="none" muted></video></div>' +
  '<button class="button backdrop-toggle" data-kind="quiet" type="button" data-background-toggle data-play="Play video" data-pause="Pause video" hidden>Play video</button>';

/** A film of a linked picture, under the link that stretches over its card. */
const linkedFilm = (ratio: string) =>
  `<div><article class="card"><div class="card-picture"><div class="picture" data-ratio="${ratio}"><div class="video" data-video="[&quot;/one.mp4&quot;]"><video class="video-media" muted></video>` +
  '<button class="icon-button video-toggle" type="button" data-video-toggle data-play="Play video" data-pause="Pause video" hidden><span data-video-name>Play video</span></button></div></div></div>' +
  '<div class="card-text"><h2 class="card-title"><a class="card-link" href="/en/sydney">The silks</a></h2></div></article></div>';

/** What a browser says of its connection. */
interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: 'slow-2g' | '2g' | '3g' | '4g';
}

const quick: Connection = { saveData: false, effectiveType: '4g' };

function tellConnection(connection: Connection): void {
  Object.defineProperty(navigator, 'connection', { value: connection });
}

/** Connections that cost a visitor money, or a wait. */
const dear: readonly Connection[] = [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: '3g' },
];

/** Opens a page with background videos, whose player is replaced: it plays without files. */
const test = base.extend('open', ({ arrive }) => async (visitor: Visitor = {}, connection = quick, more = '') => {
  const page = await arrive({ hasMotion: true, ...visitor });
  await page.context().addInitScript(tellConnection, connection);
  await page.context().addInitScript(() => {
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
  });
  await page.route('**/dining/listing', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/<body[^>]*>/, `$&${backdrop}${more}`),
    });
  });
  await page.goto(`${inject('site')}/en/sydney/dining/listing`);
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

  test('does not play by itself where data is dear, and repeats what somebody starts', async ({ open }) => {
    const page = await open({}, { saveData: false, effectiveType: '3g' });
    expect(await toggle(page).textContent()).toBe('Play video');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    expect(await toggle(page).textContent()).toBe('Pause video');
    // What was started is repeated: the next one of the list would be fetched.
    await page.locator('.backdrop-video').dispatchEvent('ended');
    expect([await source(page), await toggle(page).textContent()]).toEqual(['/one.mp4', 'Pause video']);
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

test.for(['round', 'portrait', 'landscape'])(
  'the button of a film is above the link of its picture: %s',
  async (ratio, { open }) => {
    const page = await open({ hasMotion: false }, quick, linkedFilm(ratio));
    const button = page.locator('[data-video-toggle]');
    await button.click();
    expect(await button.textContent()).toBe('Pause video');
    await page.locator('.card-link', { hasText: 'The silks' }).click();
    await page.waitForURL('**/en/sydney');
  },
);

describe('a video that opens a page', () => {
  /** Opens such a page; gives what says whether its file was asked for, once its player has looked at what is in view. */
  const openVideo = async (page: Page): Promise<() => boolean> => {
    let isAsked = false;
    await page.route('**/*.mp4', (route) => {
      isAsked = true;
      return route.abort();
    });
    await page.goto(`${inject('site')}/en/sydney/what-is-happening/event/wardrobe-of-scent`);
    await stir(page);
    await page.locator('[data-video] [data-video-toggle]').waitFor();
    await page.locator('[data-video]').evaluate(
      (frame) =>
        new Promise((resolve) => {
          const observer = new IntersectionObserver(() => requestAnimationFrame(() => setTimeout(resolve)));
          observer.observe(frame);
        }),
    );
    return () => isAsked;
  };

  test('is fetched', async ({ arrive }) => {
    const page = await arrive({ hasMotion: true });
    await page.addInitScript(tellConnection, quick);
    await expect.poll(await openVideo(page)).toBe(true);
  });

  test.for(dear)('is not fetched where data is saved or the connection is slow: %j', async (connection, { arrive }) => {
    const page = await arrive({ hasMotion: true });
    await page.addInitScript(tellConnection, connection);
    expect((await openVideo(page))()).toBe(false);
  });

  test('is not fetched under reduced motion', async ({ arrive }) => {
    const page = await arrive();
    await page.addInitScript(tellConnection, quick);
    expect((await openVideo(page))()).toBe(false);
  });
});
