import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { inject } from 'vitest';
import { PHONE } from '../userAgents.ts';
import { LOST_MS } from '../waiting.ts';
import { noteMutants, switchMutants } from './pageMutants.ts';

/** What a visitor's browser is. */
export interface DeviceKind {
  readonly width?: number;
  readonly isPhone?: boolean;
  /** A tablet that calls itself a desktop. */
  readonly hasTouch?: boolean;
  /** A stopped clock, which a test moves. */
  readonly hasStillClock?: boolean;
  readonly hasScript?: boolean;
  /** Most tests go without: motion costs a third of a visit, and what it moves is not where a test looks for it. */
  readonly hasMotion?: boolean;
  /** Other tests go without: their answers would pass the service worker instead of the test. */
  readonly hasServiceWorker?: boolean;
  /** No file of the site is on the device yet, for tests of what is loaded and when. */
  readonly isFirstVisit?: boolean;
  /** The browser's language. */
  readonly locale?: string;
}

/** Longer than any test: for limits of the site that a busy machine would reach. */
const HANGS_MS = 600_000;

/** A phone with the browser that the tests drive: its name, its screen and its touch. */
const phone = { userAgent: PHONE, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

/** What can't be taken from a context again: no later visitor uses its device. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'setExtraHTTPHeaders',
] as const;
const lastingOfClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

/** A browser context, with what has gone wrong in it during this visit. */
export interface Device {
  readonly context: BrowserContext;
  readonly faults: string[];
}

/**
 * The devices of a browser. Visitors use a device one after the other: its cookies and storage are empty each time, and the
 * files that the site keeps for a year are there already, which halves what a visit costs.
 */
export function createDevices(browser: Browser) {
  const idle = new Map<string, Device[]>();
  const names = new WeakMap<Device, string>();
  return {
    /** A device without any state, and an empty page on it. */
    take: async (kind: DeviceKind): Promise<{ readonly device: Device; readonly page: Page }> => {
      const { isFirstVisit, hasServiceWorker, hasStillClock } = kind;
      const { hasScript, hasMotion, isPhone, hasTouch, width, locale } = kind;
      const name = JSON.stringify([hasScript, hasMotion, isPhone, hasTouch, width, locale]);
      const canShare = !isFirstVisit && !hasServiceWorker && !hasStillClock;
      const used = canShare ? idle.get(name)?.pop() : undefined;
      const device = used ?? (await openDevice(browser, kind));
      if (canShare && !used) {
        names.set(device, name);
        whenLasting(device.context, () => names.delete(device));
      }
      const page = await device.context.newPage();
      if (used) await clear(device.context, page);
      await switchMutants(page);
      return { device, page };
    },
    /** Closes a visitor's pages; answers that a test makes itself may still be under way. */
    giveBack: async (device: Device): Promise<void> => {
      const { context, faults } = device;
      const pages = context.pages();
      // A test may have closed some of them itself.
      const routed = [context, ...pages].map((target) => target.unrouteAll({ behavior: 'ignoreErrors' }));
      await Promise.allSettled(routed);
      const name = names.get(device);
      if (name === undefined) return context.close();
      await Promise.all(pages.map((page) => page.close()));
      faults.splice(0);
      idle.set(name, [...(idle.get(name) ?? []), device]);
    },
  };
}

async function openDevice(browser: Browser, kind: DeviceKind): Promise<Device> {
  const context = await browser.newContext({
    viewport: { width: kind.width ?? 1280, height: 900 },
    javaScriptEnabled: kind.hasScript ?? true,
    serviceWorkers: kind.hasServiceWorker ? 'allow' : 'block',
    reducedMotion: kind.hasMotion ? 'no-preference' : 'reduce',
    hasTouch: kind.hasTouch ?? false,
    ...(kind.isPhone && phone),
    ...(kind.locale && { locale: kind.locale }),
  });
  context.setDefaultTimeout(LOST_MS);
  await context.addInitScript(noteFonts);
  await noteMutants(context);
  if (!kind.hasStillClock) await context.addInitScript(waitLonger, HANGS_MS);
  const faults: string[] = [];
  noteFaults(context, faults);
  return { context, faults };
}

/** Tells when a test does to a context what no later visitor may meet. */
function whenLasting(context: BrowserContext, tell: () => void): void {
  const watch = (owner: object, names: readonly string[]): void => {
    for (const name of names) {
      const method: unknown = Reflect.get(owner, name);
      if (typeof method !== 'function') throw new Error(`a context has no ${name}`);
      Reflect.set(owner, name, (...words: readonly unknown[]) => {
        tell();
        return Reflect.apply(method, owner, words);
      });
    }
  };
  watch(context, lasting);
  watch(context.clock, lastingOfClock);
  context.once('close', tell);
}

async function clear(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(false);
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: inject('site'), storageTypes: 'all' });
  await session.detach();
}

/** Collects a context's faults. */
function noteFaults(context: BrowserContext, faults: string[]): void {
  const site = new URL(inject('site'));
  context.on('console', (message) => message.type() === 'error' && faults.push(faultOf(message)));
  context.on('weberror', (failure) => faults.push(failure.error().message));
  context.on('response', async (response) => {
    const address = new URL(response.url());
    const isOurs = address.hostname === site.hostname || !address.protocol.startsWith('http');
    // An answer that a test makes itself has no server.
    if (!isOurs && (await response.serverAddr().catch(() => null))) faults.push(`asked ${address.host}`);
  });
}

/** An error of the console, with the address that it is about. */
function faultOf(message: ConsoleMessage): string {
  const { url } = message.location();
  return url && !message.text().includes(url) ? `${message.text()} (${url})` : message.text();
}

/** Notes from when to when fonts were loaded, by the browser's own clock, for `layoutShift`. */
function noteFonts(): void {
  const loads: [from: number, to: number][] = [];
  Reflect.set(window, 'fontLoads', loads);
  document.fonts.addEventListener('loading', ({ timeStamp }) => loads.push([timeStamp, Number.POSITIVE_INFINITY]));
  document.fonts.addEventListener('loadingdone', ({ timeStamp }) => {
    const last = loads.at(-1);
    if (last) last[1] = timeStamp;
  });
}

/**
 * Lengthens the ten seconds after which the site counts a script as failed: a busy machine takes them for one that comes.
 * Tests of that limit have a clock of their own.
 */
function waitLonger(limit: number): void {
  const wait = window.setTimeout.bind(window);
  Reflect.set(window, 'setTimeout', (run: TimerHandler, delay?: number, ...more: readonly unknown[]) =>
    wait(run, delay === 10_000 ? limit : delay, ...more),
  );
}
