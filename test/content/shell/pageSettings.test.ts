import { expect, test } from 'vitest';
import { isListAnswer } from '../../../content/model/graph.ts';
import { pageCity, pageSettings } from '../../../content/shell/pageSettings.ts';
import { linkTo } from '../../support/content/read.ts';

const entry = (id: string, fields: object = {}) => ({ sys: { id, revision: 1 }, fields });
const list = (items: readonly object[], Entry: readonly object[] = [], Asset: readonly object[] = []) => ({
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 10,
  items,
  includes: { Entry, Asset },
});

test('settings keep what pages read, with the store of Plan your visit, and lose menus and footer', () => {
  const readFields = { maintenance: true, headerLogo: linkTo('logo', 'Asset'), planYourVisit: linkTo('plan') };
  const citySettings = entry('own', { ...readFields, navigationBar: [linkTo('menu')], footerLinks: [linkTo('links')] });
  const linked = [
    entry('menu', { innerLink: linkTo('page') }),
    entry('links'),
    entry('page'),
    entry('plan', { store: linkTo('store') }),
    entry('store', { hours: linkTo('hours') }),
    entry('hours'),
  ];
  const cut = pageSettings(list([entry('global'), citySettings], linked, [entry('logo'), entry('banner')]), 'own');
  expect(cut).toEqual(
    list(
      [entry('own', readFields)],
      linked.filter(({ sys }) => ['plan', 'store'].includes(sys.id)),
      [entry('logo')],
    ),
  );
  expect(isListAnswer(cut)).toBe(true);
});

test('of the list of cities a page keeps its own city alone', () => {
  const cities = ['sydney', 'paris'].map((city) => entry(city, { cityBaseValue: city }));
  expect(pageCity(list(cities), 'paris')).toMatchObject({ total: 1, items: [cities[1]] });
  expect(isListAnswer(pageCity(list(cities), 'venice'))).toBe(true);
});
