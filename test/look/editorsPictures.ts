import type { Page } from 'playwright-core';

/** A picture of a page after some steps, or of what a command says. */
export type EditorsPicture = { readonly height?: number } & (
  | { readonly path: string; readonly steps?: (page: Page, contentService: string) => Promise<void> }
  | {
      readonly command: {
        readonly typed: string;
        readonly file: string;
        /** What is typed behind it, by the port of the content service. */
        readonly words: (port: number) => readonly string[];
      };
    }
);

const PREVIEW = '?is-preview-mode=true';
const EVENT = '/en/sydney/what-is-happening/event/silk-in-the-hand';

/** An editor clicks what is seen, and the panel opens. */
async function edit(page: Page, at: string): Promise<void> {
  await page.getByRole('button', { name: 'Click to edit' }).click();
  await page.locator(at).first().click({ force: true });
  await page.locator('[data-preview-entry]').waitFor();
}

/** What an editor saves in the embedded content service. */
async function save(contentService: string, change: object): Promise<void> {
  const answer = await fetch(`${contentService}/_publish`, {
    method: 'POST',
    headers: { Authorization: 'Bearer meridian-management', 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (!answer.ok) throw new Error(`the embedded service answered ${answer.status}`);
}

const space = (port: number): readonly string[] => [
  ...['--space', 'meridian', '--token', 'meridian-management'],
  ...['--host', `localhost:${port}`],
];

/** The pictures of `docs/editors`, by name. Those that publish come last. */
export const pictures = {
  drafts: {
    path: `${EVENT}${PREVIEW}`,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Click to edit' }).click();
      await page.locator('h1').hover();
    },
  },
  sides: {
    path: `/_desk/side-by-side${PREVIEW}&path=/en/okinawa`,
    height: 900,
    steps: async (page) => {
      const [, english] = page.frames();
      await english?.waitForLoadState('load');
      await english?.locator('main [data-contentful-section-id]').nth(2).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
    },
  },
  typing: {
    path: `/en/sydney${PREVIEW}`,
    steps: async (page) => {
      await edit(page, '[data-contentful-entry-id="sydney-home-slide-harbour"][data-contentful-field-id="title"]');
      await page.locator('[data-preview-entry] [name="title"]').fill('A headline that is typed just now');
      await page.locator('main', { hasText: 'A headline that is typed just now' }).waitFor();
    },
  },
  order: {
    path: `/en/sydney${PREVIEW}`,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Click to edit' }).click();
      await page.locator('[data-preview-main]').click();
      const sections = page.locator('[data-preview-entry] [data-name="content"]');
      await sections.locator('li').nth(1).locator('[data-move="-1"]').click();
      await page.getByText('Shown on this page only').waitFor();
      await sections.scrollIntoViewIfNeeded();
    },
  },
  release: {
    path: `/_desk/changes${PREVIEW}`,
    height: 900,
    steps: async (page, contentService) => {
      const id = 'sydney-event-tea-at-dusk';
      await save(contentService, {
        id,
        action: 'release',
        release: 'autumn',
        fields: { title: { 'en-US': 'Tea when it is dark' } },
      });
      const query = 'path=/en/sydney/what-is-happening/event/tea-at-dusk&preview-release=autumn&is-preview-mode=true';
      await page.goto(new URL(`/_desk/side-by-side?${query}`, page.url()).href, { waitUntil: 'load' });
    },
  },
  changes: { path: `/_desk/changes${PREVIEW}&release=autumn&city=sydney` },
  desk: {
    path: `/en/okinawa${PREVIEW}`,
    steps: async (page, contentService) => {
      const events = ['okinawa-event-bingata', 'okinawa-event-yachimun-mornings'];
      for (const id of [...events, 'okinawa-store-okinawa', 'okinawa-offer-after-sun'])
        await save(contentService, { id, action: 'save', fields: { title: { ja: '', ko: '' } } });
      const english = { title: { 'en-US': 'A row of cards that says something else' } };
      await save(contentService, { id: 'okinawa-home-houses', action: 'save', fields: english });
      await page.goto(new URL(`/_desk/translations${PREVIEW}&city=okinawa`, page.url()).href, { waitUntil: 'load' });
    },
  },
  hours: {
    path: `/en/sydney/stores/sydney${PREVIEW}`,
    steps: (page) => page.locator('[data-hours]').first().scrollIntoViewIfNeeded(),
  },
  seats: {
    path: `/en/sydney/what-is-happening/event/tea-at-dusk${PREVIEW}`,
    steps: async (page) => {
      await edit(page, 'h1');
      await page.locator('[data-preview-entry] [name="seatsTotal"]').fill('40');
      await page.locator('[data-preview-entry] [name="seatsLeft"]').fill('7');
      await page.locator('main', { hasText: '7 of 40' }).waitFor();
    },
  },
  departure: { path: '/en/sydney/my-visit?on=2026-06-17&at=19:30' },
  moment: { path: `/en/sydney/special-offers/listing${PREVIEW}&preview-at=2026-12-20T10:00` },
  whatson: {
    command: { typed: 'npm run whatson -- sydney --days 30', file: 'whatson', words: () => ['sydney', '--days', '30'] },
  },
  check: { command: { typed: 'npm run content:check', file: 'contentCheck', words: () => [] } },
  push: {
    command: {
      typed: 'npm run content:push -- --space ID --token T --rehearse',
      file: 'contentPush',
      words: (port) => [...space(port), '--rehearse'],
    },
  },
  // The plan is longer than a picture.
  connect: {
    command: { typed: 'npm run content:connect -- --help', file: 'contentConnect', words: () => ['--help'] },
  },
  types: {
    command: { typed: 'npm run -s content:types', file: 'contentTypes', words: () => [] },
  },
  redirect: {
    command: {
      typed: 'npm run publish -- syd-redirect-find-us source=/sydney',
      file: 'publish',
      words: () => ['syd-redirect-find-us', 'source=/sydney'],
    },
  },
  receipt: {
    path: `${EVENT}${PREVIEW}`,
    steps: async (page) => {
      await edit(page, 'h1');
      await page.locator('[data-preview-entry] [name="title"]').fill('Silk, and how it is held');
      await page.getByRole('button', { name: 'Publish all drafts' }).click();
      await page.getByText('Pages that were looked at').waitFor();
    },
  },
  publish: {
    command: {
      typed: 'npm run publish -- sydney-event-tea-at-dusk title="Tea at nightfall"',
      file: 'publish',
      words: () => ['sydney-event-tea-at-dusk', 'title=Tea at nightfall'],
    },
  },
} as const satisfies Readonly<Record<string, EditorsPicture>>;
