import { describe, expect, test } from 'vitest';
import { createProvenance } from '../../../content/model/provenance.ts';
import { floorAt, floorOf, floorsOf, plainName } from '../../../content/stores/floors.ts';
import { entryOf, linkTo, written } from '../../support/content/read.ts';

const links = (...ids: readonly string[]) => ids.map((id) => linkTo(id));
const brands = ['rose', 'lune', 'zen', 'sol', 'mare'].map((id) => written('brandPavilion', id, { title: id }));
const store = (fields: Readonly<Record<string, unknown>>) =>
  entryOf('storeLocator', { title: 'The house', ...fields }, [
    ...brands,
    written('storeGuide', 'plan', {
      floor: 'Level 1',
      addresses: links('room'),
      groups: links('more', 'other', 'places'),
    }),
    written('storeGuide', 'unnamed', { addresses: links('room') }),
    written('storeGuideAddress', 'room', { title: 'Room', brands: links('rose') }),
    // A group without a floor of its own stands on that of its plan.
    written('brandLocatorGroup', 'more', { brands: links('lune') }),
    written('brandLocatorGroup', 'other', { floor: 'Level 2', brands: links('zen') }),
    written('standardLocatorGroup', 'places', { addresses: links('room') }),
    written('brandLocatorGroup', 'same', { floor: 'Level 1', brands: links('sol') }),
    written('brandLocatorGroup', 'first', { floor: 'Level 0', brands: links('mare') }),
  ]);
const floors = (...stores: readonly ReturnType<typeof store>[]) =>
  floorsOf(stores).map(({ title, anchor, brands: ids }) => [title, anchor, ...ids]);

describe('the floors of stores', () => {
  test('are those of its plans, then those of its lists; what two parts say of one floor is one', () => {
    const plansAndLists = { storeGuides: links('plan'), locatorGroups: links('first', 'same') };
    expect(floors(store(plansAndLists))).toEqual([
      ['Level 1', 'plan', 'rose', 'lune', 'sol'],
      ['Level 2', 'plan-other', 'zen'],
      ['Level 0', 'first', 'mare'],
    ]);
  });

  test('are those that have a name', () => {
    expect(floors(store({ storeGuides: links('unnamed'), locatorGroups: links('more') }))).toEqual([]);
    expect(floors(store({}))).toEqual([]);
  });

  test('of two stores stay apart', () => {
    const [first, second] = [store({ locatorGroups: links('same') }), store({ locatorGroups: links('other') })];
    expect(floorsOf([first, second]).map((floor) => [floor.store === first, floor.title])).toEqual([
      [true, 'Level 1'],
      [false, 'Level 2'],
    ]);
  });
});

describe('the floor of a brand', () => {
  const planFloors = floorsOf([store({ storeGuides: links('plan') })]);
  test.each([
    ['zen', 'Level 1', 'Level 2'],
    ['unknown', 'level 1, hall 3', 'Level 1'],
    ['unknown', ' LEVEL 2', 'Level 2'],
    ['unknown', 'Level 12, hall', undefined],
    ['unknown', 'beside Level 1', undefined],
    ['unknown', '', undefined],
  ])('%s at %j is %s', (id, location, title) => {
    expect(floorOf({ id, location }, planFloors)?.title).toBe(title);
  });

  test('is the one with the longest name that the location begins with', () => {
    const at = (location: string) => floorAt(location, ['', 'Level 1', 'Level 10', 'Level'], (name) => name);
    expect([at('Level 10, hall'), at('Level 1, hall'), at('Level 2'), at('Roof')]).toEqual([
      'Level 10',
      'Level 1',
      'Level',
      undefined,
    ]);
  });

  test('does not depend on an editor’s marks', () => {
    expect(plainName(String(createProvenance().marked({ entry: 'e', field: 'f' }, ' Level 1 ')))).toBe('level 1');
  });
});
