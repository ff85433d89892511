import { describe, expect, test } from 'vitest';
import { cityClock } from '../../../content/address/visit.ts';
import type { City } from '../../../content/cities.ts';
import { pagesConcerned } from '../../../content/releases/pageChanges.ts';
import type { DeskEntry } from '../../../content/translations/deskEntries.ts';
import type { ByLocale } from '../../../content/translations/localizedTexts.ts';
import { localizedEntry as entry } from '../../support/content/deskEntry.ts';
import { recordedPage as page } from '../../support/content/recordedPage.ts';

type Fields = Readonly<Record<string, ByLocale>>;

const event = (fields: Fields = {}, cities?: readonly City[]) =>
  entry('tea', 'event', { title: { 'en-US': 'Tea', 'zh-CN': '茶' }, slug: { 'en-US': 'tea' }, ...fields }, cities);
const hero = (title: string) => entry('hero', 'heroBanner', { title: { 'en-US': title, 'zh-CN': '你好' } });

const TEA = 'sydney/what-is-happening/event/tea';
const LISTING = 'sydney/what-is-happening/event/listing';
const lists = [{ type: 'event', city: 'sydney' }] as const;
const ends = Date.parse('2026-06-21T14:00:00.000Z');
const records = ['en', 'cn'].flatMap((language) => [
  page(`/${language}/sydney`, ['home', 'hero']),
  page(`/${language}/${LISTING}`, ['tea'], { lists, trueUntil: ends }),
  page(`/${language}/${TEA}`, ['tea'], { trueUntil: ends }),
]);

interface Circumstances {
  readonly city?: City;
  readonly drafted?: readonly DeskEntry[];
  readonly to?: string;
}

function changed(before: readonly DeskEntry[], after: readonly DeskEntry[], circumstances: Circumstances = {}) {
  const { city = 'sydney', drafted = [], to = '2026-06-20' } = circumstances;
  const clocksOf = () => ({ before: cityClock(city, new Date('2026-06-20')), after: cityClock(city, new Date(to)) });
  const states = { before, after, drafted, clocksOf };
  return pagesConcerned(states, city, records, Date.parse(to)).map(({ path, kind, reasons }) => [
    path,
    kind,
    ...reasons.map(({ id, what, fields }) => [id, what, ...fields].join(' ')),
  ]);
}

describe('what a release may change', () => {
  test('nothing, where both states are the same', () => {
    expect(changed([hero('Hello'), event()], [hero('Hello'), event()])).toEqual([]);
  });

  test('a text changes the pages of its language that have read it', () => {
    expect(changed([event()], [event({ title: { 'en-US': 'Tea', 'zh-CN': '清茶' } })])).toEqual([
      [`/cn/${LISTING}`, 'events', 'tea changes title'],
      [`/cn/${TEA}`, 'events', 'tea changes title'],
    ]);
    expect(changed([hero('Hello')], [hero('Welcome')])).toEqual([['/en/sydney', 'home', 'hero changes title']]);
  });

  test('English changes the pages of the languages that show it too', () => {
    const untitled = (title: string) => [event({ title: { 'en-US': title } })];
    expect(changed(untitled('Tea'), untitled('Coffee')).map(([path]) => path)).toEqual([
      `/cn/${LISTING}`,
      `/cn/${TEA}`,
      `/en/${LISTING}`,
      `/en/${TEA}`,
    ]);
  });

  test('an asset, which no city has to itself, changes the pages that have read it', () => {
    const cup = (file: string) => [entry('hero', 'asset', { file: { 'en-US': file } }, [])];
    expect(changed(cup('cup.jpg'), cup('pot.jpg'))).toEqual([
      ['/cn/sydney', 'home', 'hero changes file'],
      ['/en/sydney', 'home', 'hero changes file'],
    ]);
    const lost = (file: string) => [entry('lost', 'asset', { file: { 'en-US': file } }, [])];
    expect(changed(lost('cup.jpg'), lost('pot.jpg'))).toEqual([]);
  });

  test('what no page has read changes none, unless it comes with a page or into a list', () => {
    const lost = (title: string) => entry('lost', 'heroBanner', { title: { 'en-US': title } });
    expect(changed([lost('Hello')], [lost('Welcome')])).toEqual([]);
    const wine = entry('wine', 'event', { title: { 'en-US': 'Wine' }, slug: { 'en-US': 'wine' } });
    expect(changed([], [wine]).filter(([path]) => path?.startsWith('/en/'))).toEqual([
      [`/en/${LISTING}`, 'events', 'wine appears title slug'],
      ['/en/sydney/what-is-happening/event/wine', 'events', 'wine appears title slug'],
    ]);
    expect(changed([event()], []).map(([path]) => path)).toContain(`/en/${TEA}`);
  });

  test('an entry that moves to another city changes both', () => {
    const states = [[event({}, ['sydney'])], [event({}, ['venice'])]] as const;
    expect(changed(...states).map(([path]) => path)).toContain(`/en/${LISTING}`);
    expect(changed(...states, { city: 'venice' }).map(([path]) => path)).toContain(
      '/it/venice/what-is-happening/event/tea',
    );
  });

  test('pages with drafts that nobody has published may show more than they have read', () => {
    const drafted = [entry('home', 'homePage', {})];
    const added = entry('banner', 'heroBanner', { title: { 'en-US': 'New' } });
    expect(changed([], [added], { drafted }).map(([path]) => path)).toEqual(['/cn/sydney', '/en/sydney']);
    expect(changed([], [], { drafted })).toEqual([]);
  });

  test('what ends until then changes the pages that it makes untrue', () => {
    const dated = event({ startDate: { 'en-US': '2026-06-18' }, endDate: { 'en-US': '2026-06-21' } });
    expect(changed([dated], [dated], { to: '2026-06-22' })).toEqual(
      ['cn', 'en'].flatMap((language) => [
        [`/${language}/${LISTING}`, 'events', 'tea ends'],
        [`/${language}/${TEA}`, 'events', 'tea ends'],
      ]),
    );
    expect(changed([dated], [dated], { to: '2026-06-21' })).toEqual([]);
  });
});
