import type { FrameLocator, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { ThirdParty } from '../../../content/visitor/thirdParty.ts';

/** Serves the framed page of a third-party script as if a setting named a script at an address. */
export async function serveFrame(page: Page, name: ThirdParty, script: string): Promise<void> {
  // The booking widget's is set.
  const answer = await fetch(`${inject('site')}/_third-party/booking?lang=en`);
  const headers = Object.fromEntries(
    ['content-type', 'content-security-policy'].map((header) => [header, answer.headers.get(header) ?? '']),
  );
  const body = (await answer.text())
    .replace('data-third-party="booking"', `data-third-party="${name}"`)
    .replace(/data-script="[^"]*"/, `data-script="${script}"`);
  await page.route(`**/_third-party/${name}?*`, (route) => route.fulfill({ headers, body }));
}

/** A chat button: a way to ask for something slow that every page understands. */
export async function addChat(page: Page, script = '/chat.js'): Promise<void> {
  await serveFrame(page, 'chat', script);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.dataset['chat'] = '';
    button.textContent = 'Chat';
    document.body.append(button);
  });
}

/** What a third-party script shows. */
export function thirdPartyFrame(page: Page, name: ThirdParty): FrameLocator {
  return page.frameLocator(`[data-third-party="${name}"]`);
}
