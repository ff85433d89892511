import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { systemBrowsers } from './operators/checks/machineChecks.ts';

/** Quiet and offline: no look-ups of its own, no sandbox since test machines often run as root. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A visitor's pages share a process: the empty page that one begins with needs none of its own.
  '--renderer-process-limit=1',
];

/** A path to a Chromium, at best the package's, which draws no windows; throws without one, so that tests never skip silently. */
export async function findChromium(): Promise<string> {
  const chosen = process.env['CHROMIUM'];
  if (chosen && answers(chosen)) return chosen;
  const isCarried = process.platform === 'linux' && process.arch === 'x64';
  if (isCarried) {
    const { default: carried } = await import('@sparticuz/chromium');
    const path = await carried.executablePath();
    if (answers(path)) return path;
  }
  const browserPath = systemBrowsers.find((path) => existsSync(path));
  if (browserPath && answers(browserPath)) return browserPath;
  if (isCarried) {
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
      if (answers('/usr/bin/chromium')) return '/usr/bin/chromium';
    } catch {
      // The error is thrown below.
    }
  }
  throw new Error('No Chromium for the browser tests. Install Chromium or Chrome, or set CHROMIUM to its path.');
}

/** Starts a headless browser, with flags beside the usual ones. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...flags, ...more], headless: true });
}

/** A browser that can't start for want of system libraries is none. */
function answers(path: string): boolean {
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}
