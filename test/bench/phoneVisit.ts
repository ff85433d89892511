import type { Browser, CDPSession, Page } from 'playwright-core';
import { PHONE } from '../support/userAgents.ts';

/** A phone as the bench has it: three dots a pixel, touch, and a name that leads to the mobile tree. */
const phone = {
  userAgent: PHONE,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
} as const;

/** How slow a phone and its network are. */
interface Slowness {
  /** The processor is so many times slower than this machine's. */
  readonly processor?: number;
  /** Until the first byte of each answer, in milliseconds. */
  readonly latency?: number;
  /** Bits a second. */
  readonly bandwidth?: number;
  /** The visitor has asked the browser to save data. */
  readonly savesData?: boolean;
}

/** The slow 4G of Lighthouse's mobile preset. */
export const SLOW_4G: Slowness = { processor: 4, latency: 150, bandwidth: 1_638_400 };

/** A file that a page asked for. */
interface Fetched {
  readonly address: string;
  /** Document, Stylesheet, Script, Font, Image, Media and others, as the browser's protocol names them. */
  readonly type: string;
  /** As they come over the network: compressed, with their headers. */
  readonly bytes: number;
  /** Seconds on the browser's clock. */
  readonly at: number;
}

/** A page of a new visitor on a slow phone. */
interface PhoneVisit {
  readonly page: Page;
  readonly session: CDPSession;
  /** Files that have come whole or in part, in the order in which they were asked for. */
  readonly fetched: () => readonly Fetched[];
  readonly close: () => Promise<void>;
}

/** Opens an empty page for a visitor who was never here; consent is not asked for where `isAsked` is false. */
export async function openPhone(
  browser: Browser,
  site: string,
  { processor = 1, latency = 0, bandwidth = -8, savesData = false }: Slowness,
  isAsked = false,
): Promise<PhoneVisit> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  if (!isAsked) await context.addCookies([{ name: 'cookie-consent', value: 'none', url: site }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const files = new Map<string, { address: string; type: string; bytes: number; at: number }>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) =>
    files.set(requestId, { address: request.url, type, bytes: 0, at: timestamp }),
  );
  // What is broken off counts too: a video is.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => add(requestId, encodedDataLength));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  function add(id: string, bytes: number): void {
    const file = files.get(id);
    if (file) file.bytes += bytes;
  }
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bandwidth / 8,
    uploadThroughput: bandwidth / 8,
  });
  if (savesData) await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  if (processor > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return { page, session, fetched: () => [...files.values()], close: () => context.close() };
}

/** Bytes of files, of one type where it is named. */
export function weightOf(files: readonly Fetched[], type?: string): number {
  return files.filter((file) => !type || file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
}
