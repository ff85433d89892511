import type { Browser, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { launch } from '../../../tools/chromium.ts';
import { createDevices, type Device, type DeviceKind } from './devices.ts';
import { stir, stopClock } from './page.ts';

/** A visitor's device and stored values. */
export interface Visitor extends DeviceKind {
  readonly cookies?: Readonly<Record<string, string>>;
  /** Values in local storage, still fresh. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** Faults that this visit is about; any other fails the test. */
  readonly expectedFault?: RegExp;
}

/** A visitor who has answered the consent card: no card or popup opens by itself. */
export const settled: Visitor = { cookies: { 'cookie-consent': 'none' } };

/** Opens an empty page as a new visitor, for tests that prepare something before they open a page of the site. */
export type Arrive = (visitor?: Visitor) => Promise<Page>;

/** Opens a page of the site as a new visitor, by its path, and interacts once. */
export type Visit = (path: string, visitor?: Visitor) => Promise<Page>;

/**
 * Errors that tests cause themselves: aborted calls, no connection, and pages in the place of another site, which browsers
 * keep from reaching this machine.
 */
const MADE_BY_TESTS = /net::ERR_(?:FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)|`loopback` address space/;

/** The Chromium of all files that this process runs, and its devices. */
let shared: { readonly browser: Browser; readonly devices: ReturnType<typeof createDevices> } | undefined;

/**
 * The tests of a browser: one Chromium a process, and visitors whose pages close when their test ends. What goes
 * wrong during a visit (errors in the console, failures in script, calls to hosts that no test stands in for) fails it.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs.
  .extend('chromium', { scope: 'worker' }, async ({}, { onCleanup }) => {
    // Each file that adds fixtures of its own asks again.
    if (!shared?.browser.isConnected()) {
      const browser = await launch();
      shared = { browser, devices: createDevices(browser) };
    }
    const { browser } = shared;
    onCleanup(() => browser.close());
    return shared;
  })
  .extend('browser', ({ chromium }) => chromium.browser)
  .extend('arrive', ({ chromium: { devices } }, { onCleanup }): Arrive => {
    const visits: { readonly device: Device; readonly visitor: Visitor }[] = [];
    onCleanup(async () => {
      // Calls that a closing page still makes get no answer of the test: faults count up to here.
      const unexpectedFaults = visits.flatMap(({ device: { faults }, visitor: { expectedFault } }) =>
        faults.filter((fault) => !MADE_BY_TESTS.test(fault) && !expectedFault?.test(fault)),
      );
      for (const { device } of visits) await devices.giveBack(device);
      expect(unexpectedFaults).toEqual([]);
    });
    return async (visitor = {}) => {
      const { device, page } = await devices.take(visitor);
      visits.push({ device, visitor });
      await bringAlong(page, visitor);
      if (visitor.hasStillClock) await stopClock(page);
      return page;
    };
  })
  .extend(
    'visit',
    ({ arrive }): Visit =>
      async (path, visitor = {}) => {
        const page = await arrive(visitor);
        await page.goto(inject('site') + path);
        if (visitor.hasScript !== false) await stir(page);
        return page;
      },
  );

/** Gives a visitor's cookies and stored values to the pages of the site; what pages change in them stays changed. */
async function bringAlong(page: Page, { cookies = {}, stored = {} }: Visitor): Promise<void> {
  const site = inject('site');
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site })));
  await page.addInitScript(
    (seed) => {
      // Frames of other sites may keep nothing.
      if (origin !== seed.site || sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', '1');
      for (const [name, value] of Object.entries(seed.stored))
        localStorage.setItem(name, JSON.stringify({ value, until: Date.now() + 3_600_000 }));
    },
    { site, stored },
  );
}
