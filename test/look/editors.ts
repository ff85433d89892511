import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launch } from '../../tools/chromium.ts';
import { startSite } from '../lighthouse/site.ts';
import { type EditorsPicture, pictures } from './editorsPictures.ts';

/**
 * `npx node test/look/editors.ts [name ...]`: makes the pictures of `docs/editors`, of the built site in Chromium and of what
 * the commands say. Without names it makes all of them.
 */
const PORT = Number(process.env['PORT'] ?? 8896);
const WIDTH = 1280;
/** Lines of a command that a picture shows. */
const LINES = 26;
const chosenNames = process.argv.slice(2);

process.env['CLOCK'] = '2026-06-15T02:00:00.000Z';
const stop = await startSite(PORT, PORT + 1);
const browser = await launch();
try {
  for (const [name, picture] of Object.entries<EditorsPicture>(pictures)) {
    if (chosenNames.length > 0 && !chosenNames.includes(name)) continue;
    const context = await browser.newContext({
      viewport: { width: WIDTH, height: picture.height ?? 800 },
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: 'cookie-consent', value: 'none', url: `http://localhost:${PORT}` }]);
    const page = await context.newPage();
    const shot = 'command' in picture ? await commandShot(page, picture.command) : await pageShot(page, picture);
    await context.close();
    await sharp(shot)
      .resize({ width: 960 })
      .webp({ quality: 80 })
      .toFile(join('docs/editors', `${name}.webp`));
    process.stdout.write(`docs/editors/${name}.webp\n`);
  }
} finally {
  await browser.close();
  await stop();
}

async function pageShot(page: Page, { path, steps }: Extract<EditorsPicture, { readonly path: string }>) {
  const origin = `http://localhost:${PORT}`;
  await page.goto(origin + path, { waitUntil: 'load' });
  // A notice is no part of any task.
  await page.evaluate("for (const notice of document.querySelectorAll('.notice')) notice.remove()");
  await steps?.(page, `http://localhost:${PORT + 1}`);
  return page.screenshot();
}

/** What a command says, as a terminal shows it. */
async function commandShot(
  page: Page,
  { typed, file, words }: Extract<EditorsPicture, { readonly command: object }>['command'],
) {
  const { stdout, stderr } = spawnSync(process.execPath, [`tools/editors/${file}.ts`, ...words(PORT + 1)], {
    encoding: 'utf8',
    env: { ...process.env, PORT: String(PORT), CONTENT_PORT: String(PORT + 1), SITE_ORIGIN: '', NO_COLOR: '1' },
  });
  const said = (stdout + stderr).trimEnd().split('\n');
  const lines = said.length > LINES ? [...said.slice(0, LINES - 4), '…', ...said.slice(-3)] : said;
  await page.setContent(
    '<body style="margin:0;background:#1d1a16"><pre style="margin:0;padding:24px;display:inline-block;min-width:1232px;font:13px/1.5 monospace;color:#f7f3ec"></pre>',
  );
  await page.locator('pre').evaluate(
    (element, text) => {
      element.textContent = text;
    },
    [`$ ${typed}`, ...lines.map((line) => (line.length > 150 ? `${line.slice(0, 149)}…` : line))].join('\n'),
  );
  return page.locator('pre').screenshot();
}
