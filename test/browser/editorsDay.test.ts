import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { contentService, localEntries, publicPage, saveTitle } from '../support/browser/drafts.ts';
import { test as base, settled } from '../support/browser/visitor.ts';

/** What browsers write to the console when the content service refuses, or a frame of another origin wants the focus. */
const expectedFault = /status of (?:404|503)|autofocusing/;
const editor = { ...settled, width: 1440, expectedFault };
const preview = '?is-preview-mode=true';
const event = '/en/queenstown/what-is-happening/event';
const news = '/en/queenstown/what-is-happening/news';

/** The steps of each task, as the page for editors counts them. */
const documentedSteps = new Map(
  [...readFileSync('docs/editors.md', 'utf8').matchAll(/^\| (.+?) +\| +(\d+) \|$/gm)].map(([, task, steps]) => [
    task,
    Number(steps),
  ]),
);

/** What an editor does, one press, choice or text a step; what the page does by itself is none. */
function deeds(page: Page) {
  let steps = 0;
  const step = async (work: Promise<unknown>): Promise<void> => {
    steps += 1;
    await work;
  };
  const field = (name: string) => page.locator(`[data-field="${name}"] :is(input, textarea, select)`).first();
  return {
    steps: () => steps,
    frame: page.frameLocator('#preview'),
    look: (path: string) => step(page.goto(inject('site') + path)),
    find: async (words: string, title: RegExp) => {
      await step(page.goto(`${contentService()}/editor`));
      await step(page.locator('[name="words"]').fill(words));
      await step(page.locator('search').getByRole('button', { name: 'Find' }).click());
      await step(page.locator('#entries').getByRole('button', { name: title }).first().click());
      await page.locator('main h2').waitFor();
    },
    open: async (id: string) => {
      await step(page.goto(`${contentService()}${localEntries}/${id}/`));
      await page.locator('main h2').waitFor();
    },
    press: (name: string | RegExp) =>
      step(
        page
          .getByRole('button', { name, exact: typeof name === 'string' })
          .first()
          .click(),
      ),
    follow: (name: string | RegExp) => step(page.getByRole('link', { name }).first().click()),
    unfold: (name: RegExp) => step(page.locator('summary', { hasText: name }).first().click()),
    type: (name: string, text: string) => step(field(name).fill(text)),
    choose: (name: string, value: string) => step(field(name).selectOption(value)),
    textOf: (name: string) => field(name).inputValue(),
    says: (words: string) => page.locator('#said').filter({ hasText: words }).waitFor(),
    sees: (words: string | RegExp) => page.getByText(words).first().waitFor(),
    step,
  };
}

const test = base.extend(
  'day',
  ({ arrive, task }) =>
    async (work: (deed: ReturnType<typeof deeds>, page: Page) => Promise<void>) => {
      const page = await arrive(editor);
      const deed = deeds(page);
      await work(deed, page);
      expect(deed.steps()).toBe(documentedSteps.get(task.name));
    },
);

describe('an editor’s day', () => {
  test('open drafts', async ({ day }) => {
    await saveTitle('queenstown-news-fire-is-lit', 'The fire is lit at eight');
    await day(async ({ look, unfold, sees }) => {
      await look(`${news}/fire-is-lit${preview}`);
      await unfold(/^Not published on this page: 1/);
      await sees('The fire is lit at nine');
    });
  });

  test('correct a price', async ({ day }) => {
    await day(async ({ find, type, textOf, press, says }) => {
      await find('mountain skin', /^Mountain skin/);
      await type('title', `${await textOf('title')}, NZD 185`);
      await press('Publish');
      await says('Published.');
    });
    await expect.poll(() => publicPage('/en/queenstown/special-offers/mountain-skin')).toMatch(/NZD\s185/);
  });

  test('write an event and publish it', async ({ day }) => {
    await day(async ({ step, type, press, says }, page) => {
      await step(page.goto(`${contentService()}/editor`));
      await step(page.locator('[name="type"]').selectOption('event'));
      await step(page.locator('[name="city"]').selectOption('queenstown'));
      await press('New entry');
      await type('title', 'Snow tea on the jetty');
      await type('slug', 'snow-tea');
      await press('Publish');
      await says('Published.');
    });
    await expect.poll(() => publicPage(`${event}/snow-tea`)).toContain('Snow tea on the jetty');
  });

  test('change, publish, see who has seen it', async ({ day }) => {
    await day(async ({ open, frame, type, press, says }, page) => {
      const receiptAnswer = page.waitForResponse((response) => response.url().includes('/preview/receipt/'));
      await open('queenstown-news-bottled-cherries');
      await receiptAnswer;
      await type('title', 'The cherries are in their jars');
      await press('Publish');
      await says('Published.');
      const receipt = frame.locator('[data-preview-receipt]');
      await receipt.getByText(/^Seen by visitors after \d+\.\d s on/).waitFor();
    });
  });

  test('undo', async ({ day }) => {
    await day(async ({ open, type, press, says, textOf }) => {
      await open('queenstown-news-hesperia-opens');
      await type('title', 'Typed by mistake');
      await press('Undo to what is published');
      await says('As it is published.');
      expect(await textOf('title')).toBe('Hesperia opens upstairs');
    });
  });

  test('swap the first picture', async ({ day }) => {
    await day(async ({ open, frame, step, press, says }, page) => {
      await open('queenstown-news-hesperia-opens');
      await step(page.locator('[data-field="media"]').getByRole('button', { name: 'Choose another' }).first().click());
      await step(
        page
          .getByRole('dialog')
          .getByRole('button')
          .filter({ has: page.getByAltText('food-honey.webp') })
          .click(),
      );
      await frame.locator('main img[src*="food-honey"]').first().waitFor();
      await press('Publish');
      await says('Published.');
    });
    await expect.poll(() => publicPage(`${news}/hesperia-opens`)).toContain('food-honey');
  });

  test('close early on one day', async ({ day }) => {
    // The day after the test site’s own.
    const tomorrow = '2026-06-16';
    await day(async ({ open, type, textOf, press, says }) => {
      await open('queenstown-hours-5');
      await type('exceptions', `${await textOf('exceptions')}\n${tomorrow} 12:00-15:00`);
      await press('Publish');
      await says('Published.');
    });
    await expect.poll(() => publicPage('/en/queenstown/dining/hearth')).toContain('12pm\u00a0–\u2060\u00a03pm');
  });

  test('look at another date', async ({ day }) => {
    await day(async ({ look, step, press }, page) => {
      await look(`/en/queenstown/what-is-happening/event/listing${preview}`);
      await step(page.locator('[name="preview-at"]').fill('2027-07-01T18:00'));
      await press('Show');
      await page.locator('.preview-time span').filter({ hasText: '2027' }).waitFor();
    });
  });

  test('look through a campaign of twelve entries in a release', async ({ day }) => {
    const cities = 'sydney paris venice macau bali guam saipan cairns hawaii hainan auckland brisbane'.split(' ');
    // A release is made in the content service's own app: here a call stands in for it.
    const release = { action: 'release', release: 'winter' };
    for (const city of cities) await saveTitle(`${city}-plan-your-visit`, `Come in winter, ${city}`, 'en-US', release);
    await day(async ({ look, sees }) => {
      for (const city of cities) {
        await look(`/en/${city}${preview}&preview-release=winter`);
        await sees(`Come in winter, ${city}`);
      }
    });
  });

  test('the same at a date in several languages', async ({ day }) => {
    await day(async ({ look, follow }, page) => {
      await look(`/en/paris${preview}&preview-release=winter&preview-at=2027-01-26T09:00`);
      await follow('Side by side');
      await expect.poll(() => page.frames().length).toBe(4);
      for (const frame of page.frames().slice(1)) await frame.locator('.visit h2').waitFor();
      await page.frames()[1]?.getByText('Come in winter, paris').first().waitFor();
    });
  });

  test('now and with the release', async ({ day }) => {
    await day(async ({ look, follow }, page) => {
      await look(`/en/paris${preview}&preview-release=winter`);
      await follow('Now and then');
      await expect.poll(() => page.frames().length).toBe(3);
      const [, before, after] = page.frames();
      await after?.getByText('Come in winter, paris').first().waitFor();
      expect(await before?.getByText('Come in winter, paris').count()).toBe(0);
    });
  });

  test('find what is untranslated', async ({ day }) => {
    await day(async ({ look, unfold, follow, sees }) => {
      await look(`/cn/queenstown/what-is-happening/event/snow-tea${preview}`);
      await unfold(/待翻译|To translate/);
      await follow(/全部翻译|All translations/);
      await sees('Snow tea on the jetty');
    });
  });

  test('take an offer down', async ({ day }) => {
    await day(async ({ find, press, says }) => {
      await find('frost drops', /^Frost drops/);
      await press('Unpublish');
      await says('No longer published.');
    });
    await expect
      .poll(async () => (await fetch(`${inject('site')}/en/queenstown/special-offers/frost-drops`)).status)
      .toBe(404);
  });

  test('who links here', async ({ day }) => {
    await day(async ({ look, follow, sees }) => {
      await look(`/en/queenstown/dining/hearth${preview}`);
      await follow('Where is it used?');
      await sees(/queenstown-home|Page|entr/);
    });
  });

  test('why is it not shown', async ({ day }) => {
    await day(async ({ open, choose, press, says, look, sees }) => {
      await open('queenstown-event-fleece-to-scarf');
      await choose('removedAfterExpired', 'true');
      await press('Save draft');
      await says('Saved as a draft');
      await look(`${event}/fleece-to-scarf${preview}`);
      await sees(/^Not shown: /);
    });
  });

  test('a mistyped release', async ({ day }) => {
    await day(async ({ look, sees }) => {
      await look(`/en/queenstown${preview}&preview-release=wintre`);
      await sees('There is no release “wintre”. The page is shown without it.');
    });
  });

  test('every task of the page for editors is tried', ({ task }) => {
    const tried = task.suite?.tasks.flatMap(({ name }) => (name === task.name ? [] : name));
    expect(tried?.toSorted()).toEqual([...documentedSteps.keys()].toSorted());
  });
});
