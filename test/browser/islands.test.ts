import { readdirSync } from 'node:fs';
import { expect, inject } from 'vitest';
import { test } from './visitor.ts';

/** One file an island: whoever adds one has it tried here. */
const islands = readdirSync('client/islands').flatMap((file) => /^([A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? []);

/** The first page of Sydney's, in the order of its sitemap, that renders an island. */
async function pathWith(island: string): Promise<string> {
  const sitemap = await (await fetch(`${inject('site')}/sitemap/sydney.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+\/en\/[^<]+)<\/loc>/g)].map(([, address = '']) => address);
  for (const address of [`${inject('site')}/en/sydney`, ...addresses]) {
    const html = await (await fetch(address)).text();
    if (html.includes(`data-island="${island}"`)) return new URL(address).pathname;
  }
  throw new Error(`no page of Sydney renders the island ${island}: it can't be tried`);
}

test.for(islands)('%s comes to life from what the server rendered', async (island, { visit }) => {
  // React says so by an error where it renders something else than the server did, and that fails the visit.
  const page = await visit(await pathWith(island));
  const element = page.locator(`[data-island="${island}"]`).first();
  await expect
    .poll(
      () =>
        element.evaluate((place: HTMLElement) => {
          // Whatever it waits for happens: it is in sight, and somebody touches it.
          const around = place.closest<HTMLElement>('dialog, [popover], details');
          if (around instanceof HTMLDialogElement) around.show();
          else if (around instanceof HTMLDetailsElement) around.open = true;
          else if (!around?.matches(':popover-open')) around?.showPopover();
          place.scrollIntoView();
          if (place.dataset['alive'] === undefined) place.click();
          return place.dataset['alive'];
        }),
      { timeout: 20_000 },
    )
    .toBe('');
});
