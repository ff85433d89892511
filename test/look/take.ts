import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Shot } from './shots.ts';

/** The record keeps pictures of this width and at most this height, in pixels: enough to see that something moved. */
const THUMBNAIL = { width: 240, height: 960 };

const OPENING = 'main > .carousel:first-child [data-carousel-controls]';

/** A picture of a page as the record keeps it: small, and without the noise of a lossy file. */
export async function take(browser: Browser, site: string, { path, width, mode, panel }: Shot): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: mode === 'still' || mode === 'screen' ? 'reduce' : null,
    forcedColors: mode === 'forced' ? 'active' : 'none',
    serviceWorkers: 'block',
  });
  try {
    await page.context().addCookies([{ name: 'cookie-consent', value: 'none', url: site }]);
    if (mode === 'print') await page.emulateMedia({ media: 'print' });
    await page.goto(`${site}${path}${path.includes('?') ? '&' : '?'}without-overlay=true`, { waitUntil: 'load' });
    await settle(page);
    // Script shows the controls of a carousel that a page opens with.
    if ((await page.locator(OPENING).count()) > 0)
      await page.locator(`${OPENING}:not([hidden])`).waitFor({ state: 'attached' });
    if (panel) {
      for (const pressed of panel.opens) await page.locator(pressed).first().click();
      await page.locator(panel.shows).first().waitFor();
      await settle(page);
    }
    const whole = await page.screenshot({ fullPage: !panel, animations: 'disabled' });
    return await sharp(whole)
      .resize(THUMBNAIL.width)
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) =>
        sharp(data)
          .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, THUMBNAIL.height) })
          .webp({ quality: 55 })
          .toBuffer(),
      );
  } finally {
    await page.context().close();
  }
}

/** Lays out every section and fetches every lazy picture, then waits until the fonts and pictures are there. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    for (const section of document.querySelectorAll<HTMLElement>('main > .section'))
      section.style.contentVisibility = 'visible';
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}
