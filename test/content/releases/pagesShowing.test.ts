import { describe, expect, test } from 'vitest';
import { pagesShowing } from '../../../content/releases/pagesShowing.ts';
import type { DeskEntry } from '../../../content/translations/deskEntries.ts';
import { deskEntry as entry } from '../../support/content/deskEntry.ts';
import { linkTo } from '../../support/content/read.ts';

const home = entry('home', 'homePage', { content: [linkTo('events')] });
const events = entry('events', 'eventListComponent', {});

describe('the pages that show an entry', () => {
  const showing = (id: string, ...entries: readonly DeskEntry[]) => {
    const one = entries.find((other) => other.id === id);
    if (!one) throw new Error(`no ${id}`);
    const { places, isEverywhere } = pagesShowing(entries, 'en-US')(one, 'sydney');
    const kinds = places.map(({ kind, parameters }) => [kind, ...Object.values(parameters)].join(' '));
    return isEverywhere ? [...kinds, 'everywhere'] : kinds;
  };

  test.each<[string, string]>([
    ['allowance', 'myVisit'],
    ['departureRules', 'myVisit'],
    ['localeWebsite', 'selectDestination everywhere'],
    ['notification', 'everywhere'],
    ['predictSearch', 'everywhere'],
    ['redirect', 'everywhere'],
    ['storeQuestion', 'searching'],
    ['unknown', ''],
  ])('of the type %s, by that type: %s', (contentType, pages) => {
    expect(showing('it', entry('it', contentType, {})).join(' ')).toBe(pages);
  });

  test.each<[string, string, readonly string[]]>([
    ['eventListComponent', 'eventDetailPage', ['eventDetail it', 'eventListing', 'home']],
    ['newsListComponent', 'news', ['newsDetail it', 'newsListing', 'home']],
    ['serviceListComponent', 'service', ['serviceDetail it', 'serviceListing', 'home']],
    ['newsListComponent', 'dining', ['diningDetail it', 'diningListing']],
  ])('a %s on the home page, and a %s', (list, contentType, pages) => {
    const lister = entry('events', list, {});
    expect(showing('it', home, lister, entry('it', contentType, { slug: 'it' }))).toEqual(pages);
  });

  test('are found in rich text, down to five links, and in one’s own city alone', () => {
    const node = { nodeType: 'embedded-entry-block', data: { target: linkTo('deep') } };
    const written = { nodeType: 'document', content: [{ nodeType: 'paragraph', content: [] }, node] };
    const deep = entry('deep', 'cta', { title: 'Join' });
    const page = entry('page', 'basicPage', { slug: 'page', body: written });
    expect(showing('deep', page, deep)).toEqual(['basic page']);
    expect(showing('deep', { ...page, cities: ['venice'] }, deep)).toEqual([]);
    const chain = (length: number) =>
      Array.from({ length }, (_, index) =>
        entry(`part${index}`, 'richText', { cta: [linkTo(index + 1 < length ? `part${index + 1}` : 'deep')] }),
      );
    const first = entry('page', 'basicPage', { slug: 'page', content: [linkTo('part0')] });
    expect(showing('deep', first, ...chain(4), deep)).toEqual(['basic page']);
    expect(showing('deep', first, ...chain(5), deep)).toEqual([]);
  });

  test('are every page for all that menus hold, though its parts lead round in a circle', () => {
    const settings = entry('settings', 'globalSettings', {
      navigationBar: [linkTo('one')],
      legalLinks: [linkTo('page')],
    });
    const one = entry('one', 'menuItem', { dropdown: linkTo('two') });
    const two = entry('two', 'navigationDropdown', { navigationLevel2: [linkTo('one'), linkTo('gone')] });
    const page = entry('page', 'basicPage', { slug: 'page' });
    expect(showing('two', settings, one, two)).toEqual(['everywhere']);
    expect(showing('page', settings, page)).toEqual(['basic page']);
  });

  test('of an item without a page of its own are those that list it', () => {
    const hidden = entry('it', 'event', { slug: 'it', withoutDetail: true });
    expect(showing('it', home, events, hidden)).toEqual(['home']);
  });
});
