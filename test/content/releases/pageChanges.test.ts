import { describe, expect, test } from 'vitest';
import { cityClock } from '../../../content/address/visit.ts';
import type { City } from '../../../content/cities.ts';
import { pageChanges } from '../../../content/releases/pageChanges.ts';
import type { DeskEntry } from '../../../content/translations/deskEntries.ts';
import type { ByLocale } from '../../../content/translations/localizedTexts.ts';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const entry = (
  id: string,
  contentType: string,
  fields: Readonly<Record<string, ByLocale>>,
  cities: readonly City[] = ['sydney'],
): DeskEntry => ({ id, contentType, updatedAt: '', revision: 1, cities, fields });

const event = (fields: Readonly<Record<string, ByLocale>> = {}, cities?: readonly City[]) =>
  entry('tea', 'event', { title: { 'en-US': 'Tea', 'zh-CN': '茶' }, slug: { 'en-US': 'tea' }, ...fields }, cities);
const home = entry('home', 'homePage', { components: { 'en-US': [link('hero'), link('events')] } });
const hero = (title: string) => entry('hero', 'heroBanner', { title: { 'en-US': title, 'zh-CN': '你好' } });
const events = entry('events', 'eventListComponent', {});

function changed(before: readonly DeskEntry[], after: readonly DeskEntry[], from = '2026-06-15', to = from) {
  const clocksOf = (city: City) => ({
    before: cityClock(city, new Date(from)),
    after: cityClock(city, new Date(to)),
  });
  return pageChanges({ before, after, clocksOf, defaultLocale: 'en-US' }).map(({ path, kind, reasons }) => [
    path,
    kind,
    ...reasons.map(({ id, what, fields }) => [id, what, ...fields].join(' ')),
  ]);
}

describe('what a release changes', () => {
  test('nothing, where both states are the same', () => {
    expect(changed([home, hero('Hello'), event()], [home, hero('Hello'), event()])).toEqual([]);
  });

  test('a text changes the pages of its language alone', () => {
    expect(changed([event()], [event({ title: { 'en-US': 'Tea', 'zh-CN': '清茶' } })])).toEqual([
      ['/cn/sydney/what-is-happening/event/listing', 'events', 'tea changes title'],
      ['/cn/sydney/what-is-happening/event/tea', 'events', 'tea changes title'],
    ]);
  });

  test('English changes the pages of the languages that show it too', () => {
    const untitled = (title: string) => [event({ title: { 'en-US': title } })];
    expect(changed(untitled('Tea'), untitled('Coffee')).map(([path]) => path)).toEqual([
      '/en/sydney/what-is-happening/event/listing',
      '/cn/sydney/what-is-happening/event/listing',
      '/en/sydney/what-is-happening/event/tea',
      '/cn/sydney/what-is-happening/event/tea',
    ]);
  });

  test('a part changes the pages that hold it, and what no page holds changes every page', () => {
    expect(changed([home, hero('Hello')], [home, hero('Welcome')])).toEqual([
      ['/en/sydney', 'home', 'hero changes title'],
    ]);
    const menu = (title: string) => entry('menu', 'menuItem', { title: { 'en-US': title, 'zh-CN': '店' } });
    expect(changed([menu('Shop')], [menu('Stores')])).toEqual([['/en/sydney', 'everywhere', 'menu changes title']]);
  });

  test('a card changes the pages that show it, and what stands nowhere changes none', () => {
    const shelf = entry('home', 'homePage', { content: { 'en-US': [link('row')] } });
    const row = entry('row', 'card3Multiply1', { cards: { 'en-US': [link('aurelle')] } });
    const lead = entry('home', 'homePage', { content: { 'en-US': [link('button')] } });
    const button = entry('button', 'cta', { innerLink: { 'en-US': link('aurelle') } });
    const house = entry('aurelle', 'brandPavilion', {
      slug: { 'en-US': 'aurelle' },
      brand: { 'en-US': link('brand') },
      content: { 'en-US': [link('hero')] },
    });
    const brand = (name: string) => entry('brand', 'brand', { displayName: { 'en-US': name, 'zh-CN': '光' } });
    const pages = (rest: readonly DeskEntry[]) =>
      changed([...rest, brand('Aurelle')], [...rest, brand('Lune')]).map(([path]) => path);
    const own = ['/en/sydney/brand/aurelle', '/en/sydney/brand/listing'];
    expect(pages([shelf, row, house])).toEqual(['/en/sydney', ...own]);
    // A button leads to the page, and shows nothing of it.
    expect(pages([lead, button, house])).toEqual(own);
    expect(pages([])).toEqual([]);
    // What the house's own page holds stands on no card.
    expect(changed([shelf, row, house, hero('Hello')], [shelf, row, house, hero('Welcome')])).toEqual([
      ['/en/sydney/brand/aurelle', 'brands', 'hero changes title'],
    ]);
    const part = (name: string) => entry('part', 'link', { title: { 'en-US': name, 'zh-CN': '店' } });
    const menu = entry('settings', 'globalSettings', { legalLinks: { 'en-US': [link('part')] } });
    expect(changed([menu, part('Shop')], [menu, part('Stores')])).toEqual([
      ['/en/sydney', 'everywhere', 'part changes title'],
    ]);
  });

  test('a page is named once, with all that changes on it', () => {
    const intro = (title: string) => entry('events', 'heroBanner', { title: { 'en-US': title, 'zh-CN': '店' } });
    expect(changed([home, hero('Hello'), intro('One')], [home, hero('Welcome'), intro('Two')])).toEqual([
      ['/en/sydney', 'home', 'hero changes title', 'events changes title'],
    ]);
  });

  test('an entry that changes and ends has both reasons', () => {
    const dated = (title: string) =>
      event({
        title: { 'en-US': title, 'zh-CN': '茶' },
        startDate: { 'en-US': '2026-06-18' },
        endDate: { 'en-US': '2026-06-21' },
      });
    const found = changed([dated('Tea')], [dated('Coffee')], '2026-06-20', '2026-06-22');
    expect(found.find(([path]) => path === '/en/sydney/what-is-happening/event/tea')?.slice(2)).toEqual([
      'tea changes title',
      'tea ends',
    ]);
  });

  test('an entry that appears or disappears changes its own page, its listing and the pages that list it', () => {
    const pages = (what: string) => [
      ['/en/sydney', 'home', `tea ${what} title slug`],
      ['/cn/sydney', 'home', `tea ${what} title slug`],
      ['/en/sydney/what-is-happening/event/listing', 'events', `tea ${what} title slug`],
      ['/cn/sydney/what-is-happening/event/listing', 'events', `tea ${what} title slug`],
      ['/en/sydney/what-is-happening/event/tea', 'events', `tea ${what} title slug`],
      ['/cn/sydney/what-is-happening/event/tea', 'events', `tea ${what} title slug`],
    ];
    expect(changed([home, events], [home, events, event()])).toEqual(pages('appears'));
    expect(changed([home, events, event()], [home, events])).toEqual(pages('disappears'));
  });

  test('an entry that moves to another city changes both', () => {
    const found = changed([event({}, ['sydney'])], [event({}, ['venice'])]).map(([path]) => path);
    expect(found).toContain('/en/sydney/what-is-happening/event/tea');
    expect(found).toContain('/it/venice/what-is-happening/event/tea');
  });

  test.each<[string, string, string, string | undefined]>([
    ['starts', '2026-06-15', '2026-06-20', 'tea starts'],
    ['ends', '2026-06-20', '2026-06-22', 'tea ends'],
    ['disappears', '2026-06-20', '2026-07-20', 'tea disappears'],
    ['goes on', '2026-06-19', '2026-06-20', undefined],
  ])('an event that only %s between the two moments changes its pages', (_, from, to, reason) => {
    const dated = event({ startDate: { 'en-US': '2026-06-18' }, endDate: { 'en-US': '2026-06-21' } });
    const found = changed([dated], [dated], from, to);
    expect(found.find(([path]) => path === '/en/sydney/what-is-happening/event/tea')?.[2]).toBe(reason);
  });
});
