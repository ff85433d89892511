import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { largeText } from '../support/browser/largeText.ts';

import { settled, test } from '../support/browser/visitor.ts';

/** What is wrong with the geometry of a page: each a few words, so that a failure names the place. */
const wrong = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const words = (element: Element): string => element.textContent?.trim().slice(0, 40) ?? '';
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const titles = [...document.querySelectorAll('main :is(h1, h2, h3, .display)')].filter(
      // Titles for screen readers alone are a dot in size.
      (title) => isShown(title) && title.clientWidth > 2,
    );
    const clipped = titles.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    const orphans = titles.filter((title) => {
      const lines: { readonly top: number; readonly bottom: number; width: number }[] = [];
      const range = document.createRange();
      range.selectNodeContents(title);
      const unseen = title.querySelector('.visually-hidden');
      if (unseen) range.setStartAfter(unseen);
      for (const { top, bottom, width } of [...range.getClientRects()].toSorted((a, b) => a.top - b.top)) {
        const line = lines.at(-1);
        // A small sign beside a large number is in its line.
        if (line && (Math.round(top) === line.top || bottom < line.bottom)) line.width += width;
        else lines.push({ top: Math.round(top), bottom, width });
      }
      const [last = 0, ...others] = lines.map(({ width }) => width).toReversed();
      // One sign, or one short word, alone on the last line of several.
      const sign = Number.parseFloat(getComputedStyle(title).fontSize) * 1.2;
      return others.length > 0 && last < Math.max(sign, Math.max(...others) / 5);
    });
    const together = (part: Range): boolean =>
      new Set([...part.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size < 2;
    // The marks between the phrases of a Chinese text, Korean words with those that lean on them, and words with their hyphens.
    const parted = [...document.querySelectorAll('main :is(h1, h2, h3, p.lead, .section-description)')]
      .filter((text) => isShown(text) && text.clientWidth > 2)
      .flatMap((text) => {
        const language = text.closest('[lang]')?.getAttribute('lang') ?? '';
        const isMarked = language.startsWith('zh') && (text.textContent ?? '').includes('\u200b');
        const word = language === 'ko' ? /[\p{sc=Hang}\u00a0]{2,}/gu : /[\p{L}’]+(?:-[\p{L}’]+)+|[\p{sc=Latn}’]{4,}/gu;
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        const ranges: Range[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: part, index } of (node.textContent ?? '').matchAll(isMarked ? /[^\s\u200b]{2,8}/g : word)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + part.length);
            ranges.push(range);
          }
        }
        return ranges.filter((range) => !together(range)).map(String);
      });
    const covered = [...document.querySelectorAll('main :is(a, button, input)')].filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (!isShown(control) || width < 8 || height < 8 || y < 0 || y > innerHeight || x < 0 || x > innerWidth)
        return false;
      const upper = document.elementFromPoint(x, y);
      return upper !== null && upper.closest('.announcement, .header') !== null;
    });
    const beyond = [...document.querySelectorAll('.hero-text')].filter((text) => {
      const [inner, ground] = [text, text.parentElement].map((box) => box?.getBoundingClientRect());
      return inner && ground && (inner.top < ground.top - 1 || inner.bottom > ground.bottom + 1);
    });
    // A mark is drawn in the units of its plan, and lies over it.
    const astray = [...document.querySelectorAll('.guide')].filter((guide) => {
      const width = (element: Element): number => Math.round(element.getBoundingClientRect().width);
      const plan = guide.querySelector('.guide-plan');
      return plan && [...guide.querySelectorAll('.room')].some((room) => Math.abs(width(room) - width(plan)) > 2);
    });
    return [
      ...(overflow > 0 ? [`wider than the window by ${overflow}`] : []),
      ...clipped.map((title) => `clipped: ${words(title)}`),
      ...orphans.map((title) => `orphan: ${words(title)}`),
      ...parted.map((part) => `parted: ${part}`),
      ...covered.map((control) => `covered: ${words(control)}`),
      ...beyond.map((text) => `beyond its ground: ${words(text)}`),
      ...astray.map((guide) => `marks beside their plan: ${words(guide)}`),
    ];
  });

test.for([
  ['en/sydney', 'home'],
  ['cn/sydney/brand/listing', 'brands'],
  ['cn/sydney/what-is-happening/news/listing', 'news'],
  ['cn/sydney/special-promotion-offers/beauty-journey', 'a range of dates'],
  ['jp/okinawa/stores/okinawa', 'a store'],
  ['en/siem-reap/stores/siem-reap', 'a store with its words first'],
  ['kr/okinawa', 'a Korean home page'],
  ['kr/okinawa/searching/zzzz', 'a search without results'],
  ['fr/paris/no-such-page', 'a page that is not found'],
  ['fr/paris/what-is-happening/event/listing', 'a title with a hyphen'],
  ['it/venice/what-is-happening/event/listing', 'a title with a long word'],
  ['cn/sydney/dining/lantern-table', 'a Chinese lead'],
  ['jp/okinawa/select-destination', 'a gallery'],
  ['en/sydney/brand/aurelle', 'a brand'],
  ['jp/okinawa/what-is-happening/event/bingata', 'leaves of a date'],
  ['en/sydney/art-and-culture/long-light', 'a work of art'],
] as const)('nothing is too wide, clipped, alone on its line or covered: %s, %s', async ([path], { visit }) => {
  const page = await visit(`/${path}`, { width: 390, ...settled, expectedFault: /404/ });
  for (const width of [390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await wrong(page)).toEqual([]);
  }
});

test('a long label does not widen the page of a phone', async ({ visit }) => {
  const page = await visit('/en/sydney/brand/aurelle', { width: 320, ...settled });
  const overhang = await page
    .locator('main .badge:not([data-state])')
    .first()
    .evaluate((label) => {
      label.textContent = 'Exclusively for travellers who depart from this city';
      return document.documentElement.scrollWidth - innerWidth;
    });
  expect(overhang).toBeLessThanOrEqual(0);
});

test.for([
  [390, 'sydney-guide-3-sydney-place-3-6'],
  [820, 'sydney-guide-1-sydney-place-1-5'],
  [1440, 'sydney-guide-3-sydney-place-3-6'],
  [1440, 'sydney-guide-2-sydney-place-2-1'],
  [1440, 'sydney-guide-1-sydney-place-1-6'],
] as const)('a room that links lead to is seen on the plan with its entry: %i, %s', async ([width, id], { visit }) => {
  const page = await visit(`/en/sydney/stores/sydney#${id}`, { width, ...settled });
  const seen = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, top, width: across, height } = element.getBoundingClientRect();
      const upper = document.elementFromPoint(left + across / 2, top + height / 2);
      return upper !== null && (element.contains(upper) || upper.closest('.room') !== null);
    });
  await expect.poll(() => seen(`[id="${id}"] .place-mark`)).toBe(true);
  await expect.poll(() => seen(`[id="${id}"] circle`)).toBe(true);
});

test.for(['en/sydney', 'cn/sydney/stores/sydney', 'fr/paris'])(
  'on a tablet the words of a banner stand below its picture: %s',
  async (path, { visit }) => {
    const page = await visit(`/${path}`, { width: 820, ...settled });
    const [picture, words] = [
      await page.locator('.banner-picture').first().boundingBox(),
      await page.locator('.banner-text').first().boundingBox(),
    ];
    expect(words?.y ?? 0).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
  },
);

test('the dot of an item’s place has the scale of its floor: the drawing alone gives the height', async ({ visit }) => {
  const page = await visit('/en/sydney/brand/juniper-row', { width: 1440, ...settled });
  const boxes = await page
    .locator('.plan-drawing')
    .first()
    .evaluate((drawing) =>
      [drawing, ...drawing.children].map((part) => {
        const { width, height } = part.getBoundingClientRect();
        const image = drawing.querySelector('img');
        const ratio = Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'));
        return Math.abs(width / height / ratio - 1) < 0.02;
      }),
    );
  expect(boxes).toEqual([true, true, true]);
});

test('a phone’s opening picture is a band while consent is asked for, and higher once it is answered', async ({
  visit,
}) => {
  const heightOf = async (cookies: Readonly<Record<string, string>>): Promise<number> => {
    const page = await visit('/en/sydney/brand/hesperia', { isPhone: true, cookies });
    return page.locator('.hero-picture').evaluate((picture) => picture.clientHeight / innerHeight);
  };
  expect(await heightOf({})).toBeLessThan(0.2);
  expect(await heightOf({ 'cookie-consent': 'none' })).toBeGreaterThan(0.35);
});

test.for([
  ['fr/paris', '.hero .display'],
  ['fr/paris/what-is-happening/event/listing', 'h1'],
  ['fr/paris/what-is-happening/event/champagne-hour', 'h1'],
  ['en/sydney/brand/hesperia', 'h1'],
  ['fr/paris/stores/paris', 'h1'],
  ['fr/paris/no-such-page', 'h1'],
  ['cn/sydney', '.hero .display'],
] as const)(
  'a phone with text at 200 %% shows the headline in its first view, and all words of the opening: %s',
  async ([path, headline], { arrive }) => {
    const page = await arrive({ isPhone: true, ...settled, expectedFault: /404/ });
    await largeText(page);
    await page.goto(`${inject('site')}/${path}`);
    const line = await page
      .locator(headline)
      .first()
      .evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        const { bottom = Number.POSITIVE_INFINITY } = range.getClientRects()[0] ?? {};
        return bottom - innerHeight;
      });
    expect(line).toBeLessThanOrEqual(0);
    // Words that are taller than their row lie under the picture or over the next section.
    const overflow = await page
      .locator('.hero-body')
      .evaluateAll((bodies) => bodies.map((body) => body.scrollHeight - body.clientHeight));
    expect(overflow.filter((height) => height > 1)).toEqual([]);
  },
);

test.for([
  ['en/sydney/stores/sydney', 390],
  ['cn/sydney/stores/sydney', 820],
  ['jp/okinawa/stores/okinawa', 390],
  ['en/sydney/stores/sydney', 1440],
  ['fr/paris/stores/paris', 1440],
] as const)('a store’s first view says if it is open, where and how to come: %s', async ([path, width], { visit }) => {
  const page = await visit(`/${path}`, { ...(width < 768 ? { isPhone: true } : { width }), ...settled });
  for (const name of ['h1', '.hours-state', 'address', '.hero .button', '.store-band dt']) {
    const foot = await page
      .locator(name)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom - innerHeight);
    expect(foot, name).toBeLessThanOrEqual(0);
  }
});

test.for([820, 1440])(
  'a store says its hours, its numbers below, beside way and times: %i',
  async (width, { visit }) => {
    const page = await visit('/en/sydney/stores/sydney', { width });
    const facts = await page
      .locator('.store-band .facts > div')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().x));
    expect(facts.map((x) => [...new Set(facts)].indexOf(x))).toEqual([0, 0, 0, 1, 2]);
    const lines = await page
      .locator('.store-band :is(.hours-table, .lines) > :first-child')
      .evaluateAll((first) => first.map((line) => Math.round(line.getBoundingClientRect().y)));
    expect(new Set(lines).size).toBe(1);
  },
);

test('a frame in the gallery of destinations keeps the right part of its picture, where the model stands', async ({
  visit,
}) => {
  const page = await visit('/en/sydney/select-destination');
  const places = await page
    .locator('.destination .picture-image')
    .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).objectPosition.split(' ')[0]));
  expect(places).toHaveLength(21);
  expect(places).not.toContain('50%');
});

test.for([390, 820, 1440])('no row of the gallery of destinations is half empty: %i', async (width, { visit }) => {
  const page = await visit('/en/sydney/select-destination', { width });
  const gaps = await page.locator('.destination-list').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const ends = new Map<number, number>();
      for (const city of list.children) {
        const { top, right } = city.getBoundingClientRect();
        ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0));
      }
      return [...ends.values()].map((end) => Math.round(list.getBoundingClientRect().right - end));
    }),
  );
  expect(gaps.filter((gap) => gap > 1)).toEqual([]);
});

test('a table that is wider than its text scrolls by itself, and the page does not', async ({ visit }) => {
  const page = await visit('/en/sydney/cookie-notice', { width: 390, ...settled });
  const [sides, hidden] = await page.evaluate(() => {
    const frame = document.createElement('div');
    frame.className = 'prose-table';
    const row = document.createElement('table').insertRow();
    for (const words of ['Name', 'www.meridian.example', 'preferences', '12 months', 'necessary'])
      row.insertCell().textContent = words;
    frame.append(row.closest('table') ?? row);
    document.querySelector('main .prose')?.prepend(frame);
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth - clientWidth, frame.scrollWidth - frame.clientWidth];
  });
  expect(sides).toBe(0);
  expect(hidden).toBeGreaterThan(0);
});
