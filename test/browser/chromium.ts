import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { systemBrowsers } from '../../worker/commands/checks/machine.ts';

/** Quiet and offline: no look-ups of its own, no sandbox since test machines often run as root. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A path to a Chromium: the machine's own, otherwise the one that an npm package carries, otherwise the system's
 * package manager brings one. Throws a clear line when none can be had: browser tests never skip silently.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env['CHROMIUM'];
  const found = chosen ?? systemBrowsers.find((path) => existsSync(path));
  if (found && answers(found)) return found;
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: carried } = await import('@sparticuz/chromium');
    const path = await carried.executablePath();
    if (answers(path)) return path;
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
      if (answers('/usr/bin/chromium')) return '/usr/bin/chromium';
    } catch {
      // Said below: no browser could be had.
    }
  }
  throw new Error('No Chromium for the browser tests. Install Chromium or Chrome, or set CHROMIUM to its path.');
}

/** Starts a headless browser, without those of Playwright's own flags that a test names. */
export async function launch(ignored: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: flags,
    headless: true,
    ignoreDefaultArgs: ignored,
  });
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
