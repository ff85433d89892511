import type { Page } from 'playwright-core';
import { standInSecrets } from '../../tools/secrets.ts';
import { editorsChange } from '../support/editorsChange.ts';

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

/** An editor opens an entry in the local editor, at a field. */
async function edit(page: Page, contentService: string, entry: string, field: string): Promise<void> {
  const space = '/editor/spaces/meridian/environments/master';
  await page.goto(`${contentService}${space}/entries/${entry}/?focusedField=${field}&focusedLocale=en-US`);
  await preview(page).locator('[data-preview-tools]').waitFor();
}

const preview = (page: Page) => page.frameLocator('#preview');
const control = (page: Page, field: string) => page.locator(`[data-field="${field}"] :is(input, textarea)`).first();

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
  signature: {
    path: '/en/abu-dhabi',
    steps: async (page) => {
      await page.locator('.signature').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await page.locator('.signature').evaluate((section) => section.scrollIntoView({ block: 'center' }));
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
    steps: async (page, contentService) => {
      await edit(page, contentService, 'sydney-home-slide-harbour', 'title');
      await control(page, 'title').fill('A headline that is typed just now');
      await preview(page).locator('main', { hasText: 'A headline that is typed just now' }).waitFor();
    },
  },
  order: {
    path: `/en/sydney${PREVIEW}`,
    steps: async (page, contentService) => {
      await edit(page, contentService, 'sydney-home', 'content');
      const [, second] = await page.locator('[data-field="content"] li > :first-child').allTextContents();
      await page.getByRole('button', { name: `Move up: ${second}`, exact: true }).click();
      await page
        .locator('[data-field="content"] li')
        .first()
        .filter({ hasText: second ?? '' })
        .waitFor();
    },
  },
  release: {
    path: `/_desk/changes${PREVIEW}`,
    height: 900,
    steps: async (page, contentService) => {
      const id = 'sydney-event-tea-at-dusk';
      await editorsChange(contentService, {
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
        await editorsChange(contentService, { id, action: 'save', fields: { title: { ja: '', ko: '' } } });
      const english = { title: { 'en-US': 'A row of cards that says something else' } };
      await editorsChange(contentService, { id: 'okinawa-home-houses', action: 'save', fields: english });
      await page.goto(new URL(`/_desk/translations${PREVIEW}&city=okinawa`, page.url()).href, { waitUntil: 'load' });
    },
  },
  hours: {
    path: `/en/sydney/stores/sydney${PREVIEW}`,
    steps: (page) => page.locator('[data-hours]').first().scrollIntoViewIfNeeded(),
  },
  seats: {
    path: `/en/sydney/what-is-happening/event/tea-at-dusk${PREVIEW}`,
    steps: async (page, contentService) => {
      await edit(page, contentService, 'sydney-event-tea-at-dusk', 'seatsTotal');
      await control(page, 'seatsTotal').fill('40');
      await control(page, 'seatsLeft').fill('7');
      await preview(page).locator('main', { hasText: '7 of 40' }).waitFor();
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
  connect: { command: { typed: 'npm run content:connect -- --help', file: 'contentConnect', words: () => ['--help'] } },
  types: { command: { typed: 'npm run -s content:types', file: 'contentTypes', words: () => [] } },
  redirect: {
    command: {
      typed: 'npm run publish -- syd-redirect-find-us source=/sydney',
      file: 'publish',
      words: () => ['syd-redirect-find-us', 'source=/sydney'],
    },
  },
  receipt: {
    path: `${EVENT}${PREVIEW}`,
    steps: async (page, contentService) => {
      // Pages that were made ahead are known to the index.
      await fetch(new URL('/_pages', page.url()), {
        method: 'POST',
        headers: { 'X-Health-Key': standInSecrets()['HEALTH_KEY'] ?? '' },
        body: JSON.stringify({
          paths: ['/en/sydney', '/en/sydney/what-is-happening/event/listing', EVENT],
          from: 'abroad',
        }),
      });
      await edit(page, contentService, 'sydney-event-silk-in-the-hand', 'title');
      await control(page, 'title').fill('Silk, and how it is held');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await preview(page).getByText('Pages that were looked at').waitFor();
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
