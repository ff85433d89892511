import { describe, expect, test } from 'vitest';
import type { ContentType } from '../../content/model/registry.ts';
import { elements, mainOf } from './pageText.ts';
import { entriesOf } from './space.ts';
import { askContentService, testSite } from './testWorld.ts';

type Fields = Readonly<Record<string, unknown>>;

interface List {
  readonly items: readonly { readonly fields: Fields }[];
  readonly includes?: { readonly Entry?: readonly { readonly sys: object; readonly fields: Fields }[] };
}

/** A site whose editors wrote something into every entry, or into the linked ones of a type. */
const site = (fields: Fields, { of, now }: { readonly of?: ContentType; readonly now?: string } = {}) =>
  testSite({
    ...(now !== undefined && { now }),
    fetch: async (request) => {
      const answer = await askContentService(request);
      if (!new URL(request.url).pathname.endsWith('/entries')) return answer;
      const list: List = await answer.json();
      const changed = <Entry extends { readonly fields: Fields }>(entry: Entry): Entry => ({
        ...entry,
        fields: { ...entry.fields, ...fields },
      });
      if (of === undefined) return Response.json({ ...list, items: list.items.map(changed) });
      const linked = (list.includes?.Entry ?? []).map((entry) =>
        JSON.stringify(entry.sys).includes(`"${of}"`) ? changed(entry) : entry,
      );
      return Response.json({ ...list, includes: { ...list.includes, Entry: linked } });
    },
  });

describe('a page that shows liquor or tobacco asks for one’s age (content-pages §4), whatever kind of page it is', () => {
  const restricted = site({ whetherLiquorOrTobacco: true });
  const gateOf = async (path: string) =>
    'data-age-gate' in (elements(await (await restricted.visit(`/en/new-york-city${path}`)).text(), 'html')[0] ?? {});

  test.each([
    ['brand', 'brandPavilion'],
    ['announcement', 'announcement'],
    ['stores', 'storeLocator'],
    ['terms-bak-and-conditions', 'pptcPage'],
    ['about-store', 'aboutTheStore'],
  ] as const)('%s', async (folder, type) => {
    const [entry] = await entriesOf('new-york-city', 'en', type);
    expect(await gateOf(`/${folder}/${entry?.text('slug')}`)).toBe(true);
  });

  test.each(['/contact-us', '/subscribe-news', '/brand/listing', '/privacy-policy'])('%s', async (path) => {
    expect(await gateOf(path)).toBe(true);
  });

  test('the home page never does (site-shell §4)', async () => {
    expect(await gateOf('')).toBe(false);
  });
});

describe('an event with time slots', async () => {
  const [event] = (await entriesOf('sydney', 'en', 'eventDetailPage')).filter(
    (entry) => entry.named('timeslots').length > 0,
  );
  const address = `/en/sydney/what-is-happening/event/${event?.text('slug')}`;

  test('is kept no longer than until the day of a slot is over, and its button goes', async () => {
    const slots = site(
      { startDate: '2026-06-15T10:00', endDate: '2026-06-15T11:00' },
      { of: 'standardTimeslotComponent', now: '2026-06-15T13:59:00.000Z' },
    );
    const answer = await slots.visit(address);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=59');
    const buttons = (html: string) => elements(mainOf(html), 'a').filter((link) => 'data-booking' in link).length;
    const before = buttons(await answer.text());
    slots.setNow('2026-06-15T14:00:01.000Z');
    expect(buttons(await (await slots.visit(address)).text())).toBeLessThan(before);
  });

  test('offers a file for calendars as a download, so that no page is waited for', async () => {
    const html = await (await testSite().visit(address)).text();
    const files = elements(html, 'a').filter(({ href }) => href?.endsWith('calendar.ics'));
    expect(files.map((link) => 'download' in link)).toEqual([true]);
  });
});
