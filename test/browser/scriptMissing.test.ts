import type { Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type ScriptedClick, scriptedClicks } from '../../client/browser/hydration/scriptedClicks.ts';
import { holdBack, nextFrames } from '../support/browser/page.ts';
import { addChat } from '../support/browser/thirdParty.ts';
import { settled, test } from '../support/browser/visitor.ts';

/** How a script file may fail to come. */
const faults = {
  'is gone': (route: Route) => route.fulfill({ status: 404, body: '' }),
  'is cut off': (route: Route) => route.abort('internetdisconnected'),
  'is late': () => undefined,
} as const;

/** Files that fail: the one that answers all clicks, or those of single controls. */
const files = {
  'the main file': /\/assets\/main-/,
  'the control’s file': /\/assets\/(?!main-|early-|shared-|index-|print-)[^/]*\.(?:js|css)/,
} as const;

/** A page with the control, and where the browser leads by itself; a button leads nowhere. */
const controls: Readonly<Record<ScriptedClick, { readonly page: string; readonly leadsTo?: RegExp }>> = {
  destination: { page: '/en/sydney', leadsTo: /\/select-destination$/ },
  search: { page: '/en/sydney', leadsTo: /\/searching$/ },
  announcement: { page: '/en/sydney' },
  consent: { page: '/en/sydney', leadsTo: /\/cookie-notice$/ },
  chat: { page: '/en/sydney' },
  booking: { page: '/en/sydney/brand/aurelle', leadsTo: /\/en\/sydney\/(?!brand)/ },
};

/** Each control with each file; the faults take turns, so that each meets each file at two controls. */
const cases = Object.keys(scriptedClicks).flatMap((name, control) =>
  Object.keys(files).map((file, at) => [name, file, Object.keys(faults)[(control + at) % 3]] as const),
) as readonly (readonly [ScriptedClick, keyof typeof files, keyof typeof faults])[];

test.for(cases)('%s: when %s %s, the browser answers', async ([name, file, fault], { arrive }) => {
  const page = await arrive({
    // The page has loaded again for the missing file already.
    stored: { 'chunk-reload': true },
    hasStillClock: fault === 'is late',
    expectedFault: /status of 404/,
  });
  await page.route(files[file], faults[fault]);
  const { page: path, leadsTo } = controls[name];
  // Opening the search needs no file but the main one.
  const isAnswered = name === 'search' && file === 'the control’s file';
  // The main file may be asked for before the click.
  const fileRequest = page.waitForRequest(files[file]);
  await page.goto(inject('site') + path);
  if (name === 'chat') await addChat(page);
  const control = page.locator(scriptedClicks[name]).first();
  await control.dispatchEvent('click');
  await fileRequest;
  if (fault === 'is late')
    await expect
      .poll(async () => {
        await page.clock.runFor(4000);
        return leadsTo === undefined || isAnswered || leadsTo.test(page.url());
      })
      .toBe(true);
  if (isAnswered) await page.locator('dialog[data-search-dialog]:popover-open').waitFor();
  else if (leadsTo) await page.waitForURL(leadsTo);
  else expect(new URL(page.url()).pathname).toBe(path);
});

test('a file that did not come under the pointer is asked for again by the click', async ({ arrive }) => {
  const page = await arrive({ stored: { 'chunk-reload': true }, expectedFault: /ERR_INTERNET_DISCONNECTED/ });
  await page.route(files['the control’s file'], faults['is cut off']);
  await page.goto(`${inject('site')}/en/sydney`);
  const control = page.locator(scriptedClicks.destination).first();
  const failed = page.waitForEvent('requestfailed');
  await control.dispatchEvent('pointerover');
  await failed;
  await page.unroute(files['the control’s file']);
  await control.dispatchEvent('click');
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/sydney');
});

/** Controls, a late file of each, and what it opens. */
const lateFiles = [
  ['destination', '**/assets/main-*.js', 'dialog.picker[open]'],
  ['destination', '**/assets/destinationPicker-*.js', 'dialog.picker[open]'],
  ['consent', '**/assets/consent-*.css', '[data-consent]:popover-open'],
] as const;

test.for(lateFiles)(
  '%s: once %s comes, what was opened since the click stays open alone',
  async ([name, file, late], { arrive }) => {
    const page = await arrive(settled);
    const letFileCome = await holdBack(page, file);
    const fileRequest = page.waitForRequest(file);
    await page.goto(`${inject('site')}/en/sydney`);
    await page.locator(scriptedClicks[name]).first().dispatchEvent('click');
    await fileRequest;
    await page.locator('[data-account-trigger]').click();
    await page.locator('#account').waitFor();
    letFileCome();
    await page.locator('[data-held]').first().waitFor({ state: 'detached' });
    await nextFrames(page);
    expect([await page.locator(late).count(), await page.locator('#account').isVisible()]).toEqual([0, true]);
  },
);

test.for(lateFiles)(
  '%s: once %s comes, nothing opens for a visitor who has pressed Escape, until the next click',
  async ([name, file, late], { arrive }) => {
    const page = await arrive(settled);
    const letFileCome = await holdBack(page, file);
    const fileRequest = page.waitForRequest(file);
    await page.goto(`${inject('site')}/en/sydney`);
    const control = page.locator(scriptedClicks[name]).first();
    await control.dispatchEvent('click');
    await fileRequest;
    await page.keyboard.press('Escape');
    letFileCome();
    await page.locator('[data-held]').first().waitFor({ state: 'detached' });
    await nextFrames(page);
    expect(await page.locator(late).count()).toBe(0);
    await control.dispatchEvent('click');
    await page.locator(late).waitFor();
  },
);

test.for(['h1', '.field label'])(
  'a form that waits for its script is sent, also after a click on %s',
  async (ground, { arrive }) => {
    const page = await arrive();
    const file = '**/assets/enquiryForm-*.js';
    const letFileCome = await holdBack(page, file);
    const fileRequest = page.waitForRequest(file);
    await page.goto(`${inject('site')}/en/sydney/contact-us`);
    const form = page.locator('form[data-form="contact"]');
    await form.locator('button[type="submit"]').dispatchEvent('click');
    await fileRequest;
    await page.locator(ground).first().dispatchEvent('click');
    letFileCome();
    await form.locator('[aria-invalid="true"]').first().waitFor();
  },
);

test('a page in whose form somebody types does not load again: the browser answers, and the way back has what was typed', async ({
  arrive,
}) => {
  const page = await arrive({ expectedFault: /status of 404/ });
  await page.route(files['the control’s file'], faults['is gone']);
  await page.goto(`${inject('site')}/fr/paris/contact-us`);
  const description = page.locator('#field-description');
  await description.fill('Une valise, une carte');
  await page.locator(scriptedClicks.destination).first().dispatchEvent('click');
  await page.waitForURL(controls.destination.leadsTo ?? /$/);
  await page.goBack();
  expect(await description.inputValue()).toBe('Une valise, une carte');
});

test('without the popover interface a click leads to its own address, and nothing throws', async ({ arrive }) => {
  const page = await arrive();
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  for (const name of ['search', 'destination', 'consent'] as const) {
    await page.goto(`${inject('site')}/en/sydney`);
    await page.locator(scriptedClicks[name]).first().dispatchEvent('click');
    await page.waitForURL(controls[name].leadsTo ?? /$/);
  }
  await page.goto(`${inject('site')}/en/sydney`);
  await page.locator('.header-menu').dispatchEvent('click');
  expect(new URL(page.url()).hash).toBe('#menu');
});
