import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { HOME } from './variants.ts';

/** Script that a first visit loads, in bytes after gzip. */
export interface FirstLoad {
  /** In the page, named by it, and what those files import before they run. */
  readonly named: number;
  /** All that Chromium fetches by itself while nobody touches the page, the first included. */
  readonly untouched: number;
  readonly files: number;
}

/** How long a page is watched after its load event, in milliseconds: idle callbacks come within two seconds. */
const WATCHED_MS = 4000;
const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' } as const;

/** Weighs the script of the home page that runs on a port and whose files lie in a folder. */
export async function firstLoad(browser: Browser, port: number, folder: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const fetched = new Set<string>();
  const fileOf = (url: string): string => join(folder, new URL(url).pathname);
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const file = fileOf(url);
    if (new URL(url).pathname === HOME) return route.continue();
    const [, type] = Object.entries(types).find(([ending]) => file.endsWith(`.${ending}`)) ?? [];
    if (!url.includes(`:${port}/`) || !type || !existsSync(file)) return route.abort();
    if (type === types.js) fetched.add(file);
    return route.fulfill({ path: file, contentType: type });
  });
  const html = (await (await page.goto(`http://127.0.0.1:${port}${HOME}`))?.text()) ?? '';
  await page.waitForTimeout(WATCHED_MS);
  await context.close();
  const inline = [...html.matchAll(/<script(?![^>]*\b(?:src=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => code)
    .join('\n');
  const inlineBytes = inline === '' ? 0 : gzipSync(inline, { level: 9 }).length;
  const named = withImports(
    [...html.matchAll(/<(?:script\b[^>]*\bsrc|link\b[^>]*rel="modulepreload"[^>]*\bhref)="([^"]+\.js)"/g)].map(
      ([, path = '']) => join(folder, path),
    ),
  );
  return {
    named: inlineBytes + weigh(named),
    untouched: inlineBytes + weigh(new Set([...named, ...fetched])),
    files: new Set([...named, ...fetched]).size,
  };
}

/** Files and everything that they import statically. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const visited = new Set<string>();
  const visit = (file: string): void => {
    if (visited.has(file) || !existsSync(file)) return;
    visited.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, path = ''] of code.matchAll(/\b(?:import|from)\s*["'](\.{1,2}\/[^"']+\.js)["']/g))
      visit(join(file.slice(0, -basename(file).length), path));
  };
  for (const file of files) visit(file);
  return visited;
}

function weigh(files: ReadonlySet<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}
