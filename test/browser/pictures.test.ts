import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject } from 'vitest';
import { addressesByKind } from '../support/browser/addressesByKind.ts';
import { addStyles } from '../support/browser/page.ts';
import { settled, test } from '../support/browser/visitor.ts';

const site = inject('site');

/** Screens by their width in CSS pixels and their dots for each. */
const screens = [
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
  { width: 820, height: 1180, density: 2 },
  { width: 390, height: 844, density: 3 },
] as const;
/** More dots than these can't be told apart on a phone. */
const PHONE_DENSITY = 2;
const LIMIT = 1280;
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

interface LaidOutPicture {
  readonly address: string;
  /** Width of the whole picture in CSS pixels, with what its frame cuts off. */
  readonly laidOutWidth: number;
  /** Width in pixels that the browser asks for, and the largest that it is offered. */
  readonly fetched: number;
  readonly offered: number;
}

/**
 * The pictures of a page as they are laid out on its present screen, the one of this number. Which file the browser takes is
 * read from a fresh copy: an image that has loaded keeps its file.
 */
async function laidOutPictures(page: Page, screen: number): Promise<readonly LaidOutPicture[]> {
  return page.evaluate(async (mark) => {
    const images = [...document.querySelectorAll<HTMLImageElement>('.picture-image[srcset]')];
    const visible = images.filter((image) => image.getBoundingClientRect().width > 1);
    const copies = visible.flatMap((image) => {
      const copy = (image.closest('picture') ?? image).cloneNode(true);
      if (!(copy instanceof Element)) return [];
      const sources = copy.matches('img') ? [copy] : [...copy.children];
      const inner = sources.find((source) => source instanceof HTMLImageElement);
      if (!inner) return [];
      inner.loading = 'eager';
      // A browser prefers a larger file that it has already: these addresses are new.
      for (const source of sources)
        source.setAttribute(
          'srcset',
          (source.getAttribute('srcset') ?? '').replaceAll(
            /(\S+) (\d+w)/g,
            (_, path: string, width: string) => `${new URL(path, document.baseURI).href}?${mark} ${width}`,
          ),
        );
      return [{ image, inner, sources }];
    });
    await Promise.all(copies.map(({ inner }) => inner.decode().catch(() => undefined)));
    return copies.map(({ image, inner, sources }) => {
      const address = inner.currentSrc;
      const taken = sources.find((source) => source.getAttribute('srcset')?.includes(address));
      const widths = [...(taken?.getAttribute('srcset') ?? '').matchAll(/(\S+) (\d+)w/g)];
      const ratio = /,h_\d/.test(address)
        ? 4 / 5
        : Number(taken?.getAttribute('width')) / Number(taken?.getAttribute('height'));
      const { width, height } = image.getBoundingClientRect();
      return {
        address: address.replace(/^.*\/upload\/|\?.*$/g, ''),
        laidOutWidth: Math.max(width, height * ratio),
        fetched: Number(widths.find(([, candidate]) => candidate === address)?.[2]),
        offered: Math.max(...widths.map(([, , each]) => Number(each))),
      };
    });
  }, screen);
}

/** Why a picture is not as large as it is shown; undefined where it is, or where more is not to be had. */
function fault({ address, laidOutWidth, fetched, offered }: LaidOutPicture, density: number): string | undefined {
  const needed = laidOutWidth * density;
  const isAtLimit = fetched === offered && needed > fetched;
  const share = needed / fetched;
  if (share > 1.2 && !isAtLimit) return `${address} is enlarged by ${share.toFixed(2)}`;
  if (share < 1 / 1.6) return `${address} is ${(1 / share).toFixed(2)} times as large as it is shown`;
  return Number.isFinite(share) && fetched <= LIMIT ? undefined : `${address} has no width`;
}

test('every picture of every kind of page is as large as it is shown', async ({ arrive }) => {
  const waiting = [...(await addressesByKind(site))];
  const faults = new Set<string>();
  let seen = 0;
  const measureNext = async (): Promise<void> => {
    const [kind, path] = waiting.pop() ?? [];
    if (!kind || !path) return;
    const page = await arrive({ expectedFault: /status of 503/ });
    await page.route('**/image/upload/**', (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
    await page.goto(site + path, { waitUntil: 'load' });
    const session = await page.context().newCDPSession(page);
    for (const [screen, { width, height, density }] of screens.entries()) {
      const mobile = width < 768;
      await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: density, mobile });
      await page.waitForFunction((size) => innerWidth === size.width && devicePixelRatio === size.density, {
        width,
        density,
      });
      for (const picture of await laidOutPictures(page, screen)) {
        seen += 1;
        const problem = fault(picture, mobile ? PHONE_DENSITY : density);
        if (problem) faults.add(`${kind} at ${width} and ${density}: ${problem}`);
      }
    }
    await page.context().close();
    await measureNext();
  };
  await Promise.all([measureNext(), measureNext(), measureNext()]);
  expect(seen).toBeGreaterThan(200);
  expect([...faults]).toEqual([]);
});

/**
 * Contrast (WCAG 2.2) of a text's colour with the darkest and the lightest of what is behind it, leaving out two dots
 * of a hundred.
 */
async function lowestContrast(page: Page, words: string): Promise<number> {
  const text = page.locator(words);
  const [red = 0, green = 0, blue = 0] = await text.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  await text.scrollIntoViewIfNeeded();
  const box = await text.boundingBox();
  if (!box) throw new Error(`${words} is not shown`);
  await addStyles(
    page,
    'body > :not(#top, main, div), .hero-text, dialog, .floating { visibility: hidden !important }',
  );
  const { data, info } = await sharp(await page.screenshot({ clip: box }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const behind: number[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    behind.push(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  behind.sort((left, right) => left - right);
  const textLuminance = luminance(red, green, blue);
  const grounds = [0.02, 0.98].map((part) => behind[Math.floor(part * (behind.length - 1))] ?? 0);
  return Math.min(...grounds.map((ground) => contrast(textLuminance, ground)));
}

function contrast(left: number, right: number): number {
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
}

function luminance(...channels: readonly [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.for([
  ['a desktop', '/en/sydney', { width: 1440 }, '.hero[data-clear]'],
  ['grey panels', '/fr/paris', { width: 1440 }, '.hero[data-clear]'],
  ['a vertical title', '/jp/okinawa', { width: 1440 }, '.hero[data-clear]'],
  ['the night', '/tc/hong-kong', { width: 1440 }, '.hero[data-clear]'],
  ['a green wall', '/en/singapore', { width: 1440 }, '.hero[data-clear]'],
  ['schist', '/en/queenstown', { width: 1440 }, '.hero[data-clear]'],
  ['a pale wall', '/en/auckland', { width: 1440 }, '.hero[data-clear]'],
  ['a screen’s shade', '/en/abu-dhabi', { width: 1440 }, '.hero[data-clear]'],
  ['an apricot wall', '/en/los-angeles', { width: 1440 }, '.hero[data-clear]'],
  ['mist', '/kr/siem-reap', { width: 1440 }, '.hero[data-clear]'],
  ['dusk', '/en/new-york-city', { width: 1440 }, '.hero[data-clear]'],
  ['fog behind panes', '/en/san-francisco', { width: 1440 }, '.hero[data-clear]'],
  ['brick in the shade', '/jp/bali', { width: 1440 }, '.hero[data-clear]'],
  ['afterglow', '/jp/guam', { width: 1440 }, '.hero[data-clear]'],
  ['an arcade’s shade', '/cn/hainan', { width: 1440 }, '.hero[data-clear]'],
  ['rainforest', '/jp/cairns', { width: 1440 }, '.hero[data-clear]'],
  ['limestone', '/kr/saipan', { width: 1440 }, '.hero[data-clear]'],
  ['white boards', '/en/brisbane', { width: 1440 }, '.hero[data-clear]'],
  ['a phone', '/en/sydney', { isPhone: true }, '.hero[data-small]'],
  ['a phone at night', '/en/hong-kong', { isPhone: true }, '.hero[data-small]'],
  ['a phone at noon', '/jp/okinawa', { isPhone: true }, '.hero[data-small]'],
  ['a phone in the shade', '/en/singapore', { isPhone: true }, '.hero[data-small]'],
  ['a phone at dusk', '/en/new-york-city', { isPhone: true }, '.hero[data-small]'],
  ['a phone in low sun', '/cn/los-angeles', { isPhone: true }, '.hero[data-small]'],
] as const)(
  'words on a picture’s empty side have a text’s contrast: %s',
  async ([_, path, visitor, hero], { visit }) => {
    const page = await visit(path, { ...visitor, ...settled });
    await page.locator(`${hero} .picture-image`).evaluate((image: HTMLImageElement) => image.decode());
    for (const words of ['.eyebrow', '.display', '.lead'])
      expect(await lowestContrast(page, `${hero} ${words}`), words).toBeGreaterThanOrEqual(4.5);
  },
);

test.for(['/en/sydney', '/en/auckland', '/en/brisbane', '/cn/hainan'])(
  'they have it before the picture comes, too, whether its colour can be drawn or not: %s',
  async (path, { arrive }) => {
    const page = await arrive({ width: 1440, ...settled });
    await page.route('**/image/upload/**', (route) => route.abort());
    await page.goto(site + path);
    // The second time as in browsers without typed attr().
    for (const styles of ['', '.picture.picture { background-color: var(--surface-raised) }']) {
      await addStyles(page, styles);
      for (const words of ['.eyebrow', '.display', '.lead'])
        expect(await lowestContrast(page, `.hero[data-clear] ${words}`), words + styles).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('what a picture shows can be read on its colour where the picture does not come', async ({ visit }) => {
  const page = await visit('/en/sydney', settled);
  const plates = await page.locator('.picture:has(img[alt]:not([alt=""]))').evaluateAll((pictures) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const channels = (color: string): readonly number[] => {
      if (!context) return [];
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    return pictures.map((picture) => {
      const { color, backgroundColor } = getComputedStyle(picture);
      return { words: channels(color), plate: channels(backgroundColor) };
    });
  });
  const of = ([red = 0, green = 0, blue = 0]: readonly number[]): number => luminance(red, green, blue);
  const contrasts = plates.map(({ words, plate }) => contrast(of(words), of(plate)));
  expect(contrasts.length).toBeGreaterThan(9);
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});
