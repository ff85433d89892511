import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { LaterContent } from '../../worker/contentful/timeline.ts';
import { PREVIEW_FLAG } from '../../worker/preview/previewAccess.ts';
import { PREVIEW_AT, PREVIEW_RELEASE, PREVIEW_SIDE } from '../../worker/preview/previewMoment.ts';
import { launch } from '../chromium.ts';
import { previewedSite } from './previewedSite.ts';

/** CSS pixels of a page, and between the two versions. */
const WIDTH = 1280;
const GAP = 32;
/** Longer pages are cut: pictures are to be looked at. */
const TALLEST = 6000;
const BETWEEN = '#8a7f73';

/** Writes each page before and after as one picture and returns how many; throws an error for the operator without the site. */
export async function releasePictures(
  pages: readonly { readonly path: string }[],
  { at, release }: LaterContent,
  folder: string,
): Promise<number> {
  const { origin, flag } = await previewedSite();
  mkdirSync(folder, { recursive: true });
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 }, reducedMotion: 'reduce' });
    for (const { path } of pages) {
      const shot = (side: 'before' | 'after') => {
        const query = new URLSearchParams({ [PREVIEW_FLAG]: flag, 'without-overlay': 'true', [PREVIEW_SIDE]: side });
        if (at) query.set(PREVIEW_AT, at.toISOString());
        if (release !== undefined) query.set(PREVIEW_RELEASE, release);
        return pictureOf(page, `${origin}${path}?${query}`);
      };
      const [before, after] = [await shot('before'), await shot('after')];
      await sideBySide(before, after, join(folder, `${path.slice(1).replaceAll(/[^\w-]+/g, '-')}.png`));
    }
  } finally {
    await browser.close();
  }
  return pages.length;
}

/** Runs in the page: asks for every picture and waits until it can be drawn. */
const allPictures = `Promise.all([...document.images].map((picture) => {
  picture.loading = 'eager';
  return picture.decode().catch(() => undefined);
}))`;

async function pictureOf(page: Page, address: string): Promise<Buffer> {
  const { origin, pathname } = new URL(address);
  const answer = await page.goto(address, { waitUntil: 'load' }).catch(() => undefined);
  if (!answer) throw new Error(`The site does not answer at ${origin}. Start it with npm start.`);
  // A page that comes or goes is a 404 on its other side.
  if (answer.status() >= 500) throw new Error(`${pathname} answers ${answer.status()}.`);
  // Pictures further down load when they come into view, which a screenshot does not wait for.
  await page.evaluate(allPictures);
  return page.screenshot({ fullPage: true });
}

async function sideBySide(before: Buffer, after: Buffer, file: string): Promise<void> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const height = Math.min(Math.max(...sizes.map((size) => size.height)), TALLEST);
  const parts = await Promise.all(
    [before, after].map((picture, index) =>
      sharp(picture)
        .extract({ left: 0, top: 0, width: WIDTH, height: Math.min(sizes[index]?.height ?? height, height) })
        .toBuffer(),
    ),
  );
  await sharp({ create: { width: 2 * WIDTH + GAP, height, channels: 3, background: BETWEEN } })
    .composite(parts.map((input, index) => ({ input, left: index * (WIDTH + GAP), top: 0 })))
    .png()
    .toFile(file);
}
