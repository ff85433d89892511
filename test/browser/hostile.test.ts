import type { Browser, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { htmlWithFrames } from '../../content/html/htmlFrames.ts';
import { sanitizeHtml } from '../../content/html/sanitizeHtml.ts';
import { markup } from '../content/hostile/markup.ts';
import { test } from '../support/browser/visitor.ts';
import { wholeSearch } from '../support/browser/wholeSearch.ts';
import { words } from '../support/words.ts';

const site = inject('site');
const vectors = Object.values(markup).flat();
/** An attack may make thousands of elements. */
const ELEMENT_LIMIT = 1000;

/** The policy that pages of the site come with; its nonce is not used by anything in these pages. */
async function sitePolicy(): Promise<string> {
  const answer = await fetch(`${site}/en/sydney`, { headers: { 'user-agent': 'Chrome' } });
  return answer.headers.get('content-security-policy') ?? '';
}

/** How many pages run script, each made of some markup, under a policy or none. */
async function alarms(browser: Browser, pages: readonly string[], policy?: string): Promise<number> {
  const context = await browser.newContext();
  const rung = new Set<number>();
  await context.route('**/*', (route) => {
    const number = Number(/\/vector\/(\d+)$/.exec(route.request().url())?.[1] ?? Number.NaN);
    const html = pages[number];
    if (html === undefined) return route.abort();
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title><body><div>${html}</div></body></html>`,
    });
  });
  await context.exposeFunction('ring', (number: number) => void rung.add(number));
  await context.addInitScript(() => {
    const number = Number(/\d+$/.exec(location.pathname)?.[0]);
    // Whatever shadows it in the page, the alarm is the one that was there first.
    Object.defineProperty(window, 'alarm', { value: () => Reflect.get(window, 'ring')(number), writable: false });
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.dismiss());
  for (const number of pages.keys()) await provoke(page, number);
  await context.close();
  return rung.size;
}

/** Opens an attack's page and does what a visitor might: points, clicks, types, opens. */
async function provoke(page: Page, number: number): Promise<void> {
  await page.goto(`${site}/vector/${number}`, { waitUntil: 'load' }).catch(() => undefined);
  await page
    .evaluate((limit) => {
      for (const element of [...document.querySelectorAll<HTMLElement>('body *')].slice(0, limit)) {
        for (const type of ['pointerover', 'mouseover', 'pointerrawupdate', 'focus', 'input', 'toggle'])
          element.dispatchEvent(new Event(type, { bubbles: true }));
        element.click();
      }
    }, ELEMENT_LIMIT)
    .catch(() => undefined);
}

test('the attacks work: without any protection most of them run', async ({ browser }) => {
  expect(await alarms(browser, vectors)).toBeGreaterThan(40);
});

test('cleaned markup runs nothing, even without a policy', async ({ browser }) => {
  // What is clean closes all that it opens, so that one page holds it all.
  const cleaned = vectors.map((html) => `<div>${sanitizeHtml(html)}</div>`).join('');
  expect(await alarms(browser, [cleaned])).toBe(0);
});

test('the policy alone stops what was not cleaned', async ({ browser }) => {
  expect(await alarms(browser, vectors, await sitePolicy())).toBe(0);
});

test('a frame that an editor may show asks its host for nothing before a visitor opens it', async ({ browser }) => {
  const html = htmlWithFrames(sanitizeHtml('<iframe src="https://video.example/tour" title="Tour"></iframe>'), {
    frameHosts: ['video.example'],
    isMainland: false,
  });
  const context = await browser.newContext();
  const framed: string[] = [];
  await context.route('**/*', (route) => {
    const isPage = route.request().url().includes('page.example');
    if (!isPage) framed.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: isPage ? `<!doctype html><html lang="en"><title>x</title><body>${html}` : '<title>Tour</title>',
    });
  });
  const page = await context.newPage();
  await page.goto('https://page.example/');
  await page.getByText('Tour (video.example)').waitFor();
  expect(framed).toEqual([]);
  await page.getByText('Tour (video.example)').click();
  await expect.poll(() => framed).toEqual(['https://video.example/tour']);
  await context.close();
});

/** Ways in which a script in a page makes code or markup from text. */
const sinks = {
  markup: () => {
    document.body.innerHTML = '<b>probe</b>';
  },
  'a whole document': () => void new DOMParser().parseFromString('<b>probe</b>', 'text/html'),
  'a fragment': () => void document.createRange().createContextualFragment('<b>probe</b>'),
  'a frame’s document': () => {
    document.createElement('iframe').srcdoc = '<b>probe</b>';
  },
  'a script’s address': () => {
    document.createElement('script').src = 'https://evil.example/probe.js';
  },
  'a handler': () => document.body.setAttribute('onclick', 'probe()'),
  'a policy of its own': () => void Reflect.get(window, 'trustedTypes').createPolicy('probe', {}),
  'a default policy': () => void Reflect.get(window, 'trustedTypes').createPolicy('default', {}),
} as const;

/**
 * A whole visit, from the home page to a form and a preview. Every other browser test fails by a violation as well, since
 * the browser tells of it in its console; this one proves that the policy is on.
 */
test('pages work with Trusted Types enforced: a whole visit has no violation, and what is injected is refused', async ({
  arrive,
}) => {
  // The console says that the probes below were refused.
  const page = await arrive({
    expectedFault: /TrustedHTML|TrustedScript|TrustedTypePolicy|probe/,
    hasServiceWorker: true,
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.exposeFunction('violated', (text: string) => void problems.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, sourceFile }) =>
      Reflect.get(window, 'violated')(`${violatedDirective} ${sample} ${sourceFile}`),
    ),
  );
  for (const path of words(`
    /en/sydney?is-preview-mode=true /en/sydney?is-preview-mode=false /en/sydney /cn/paris/brand/listing /en/hawaii
    /en/okinawa /en/sydney/contact-us /en/sydney/stores/map
  `)) {
    const answer = await page.goto(site + path, { waitUntil: 'load' });
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  }
  // The service worker's address is the one that the site's policy passes.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(problems).toEqual([]);
  for (const [name, sink] of Object.entries(sinks)) {
    const refusal = await page.evaluate(sink).then(
      () => 'done',
      (thrown: Error) => (/Trusted|policy/i.test(thrown.message) ? 'refused' : thrown.message),
    );
    expect([name, refusal]).toEqual([name, 'refused']);
  }
  problems.length = 0;
  await wholeSearch('en/sydney');
  await page.goto(`${site}/en/sydney/searching`);
  const field = page.locator('main input[type="search"], main input[name="keyword"]').first();
  await field.click();
  await field.pressSequentially('watch', { delay: 20 });
  await page
    .locator('main a[href*="/en/sydney/"] mark, main a[href*="/en/sydney/"] strong, main a[href*="/en/sydney/"] b')
    .first()
    .waitFor();
  await page.goto(`${site}/en/sydney`);
  await page.locator('.header-locale').click();
  await page.locator('#locale [data-destination-trigger]').click();
  await page.locator('dialog[open]').first().waitFor();
  // A probe's own report may come at any time.
  expect(problems.filter((problem) => !problem.includes('probe') && !/^trusted-types /.test(problem))).toEqual([]);
});
