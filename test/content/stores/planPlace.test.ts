import { describe, expect, test } from 'vitest';
import { floorPlans, planPlace } from '../../../content/stores/planPlace.ts';
import { entryOf, linkTo, written } from '../../support/content/read.ts';

const drawing = {
  secure_url: 'https://assets.meridian.example/plan.svg',
  resource_type: 'image',
  width: 1600,
  height: 850,
};
const links = (...ids: readonly string[]) => ids.map((id) => linkTo(id));
const guide = (id: string, floor: string, places: readonly string[], media = [drawing]) =>
  written('storeGuide', id, { floor, media, addresses: links(...places) });

const store = {
  ...entryOf('storeLocator', { title: 'The house', slug: 'house', storeGuides: links('lower', 'upper', 'undrawn') }, [
    guide('lower', 'Level 1', ['cellar', 'east']),
    guide('upper', 'Level 10', ['tea']),
    guide('undrawn', 'Level 2', ['attic'], []),
    written('storeGuideAddress', 'cellar', {
      title: 'Cellar and bar',
      planX: 250,
      planY: 640,
      internalLink: linkTo('page'),
    }),
    written('storeGuideAddress', 'east', { title: 'Beauty', brands: links('rose') }),
    written('storeGuideAddress', 'tea', { title: 'The Leaf Room', internalLink: linkTo('leaf') }),
    written('storeGuideAddress', 'attic', { title: 'Attic' }),
    written('basicPage', 'page', { title: 'A page', slug: 'page' }),
    written('brandPavilion', 'rose', { title: 'Rose', slug: 'rose', location: 'Level 1, east gallery' }),
    written('dining', 'leaf', { title: 'The Leaf Room', slug: 'leaf', location: 'Level 10, beside the pantry' }),
  ]),
  id: 'house',
};
const placeOf = (location: string) =>
  planPlace(entryOf('event', { title: 'Tea', slug: 'tea', location }), floorPlans([store]));

describe('where an item is on the plan', () => {
  test.each([
    ['in the room whose name begins with its location', 'Level 1, cellar', 'lower-cellar'],
    ['in the room that its location names', 'Level 10, Leaf Room', 'upper-tea'],
    ['in the room of a brand at the same location', 'Level 1, east gallery', 'lower-east'],
    ['in the room of a table at the same location', 'Level 10, beside the pantry', 'upper-tea'],
    ['on its floor, where no room is named', 'Level 1, under the stair', 'lower'],
    ['on its own floor, not on one whose name is shorter', 'Level 10, cellar', 'upper'],
    ['in the room that it names without a floor', 'The Leaf Room, by the window', 'upper-tea'],
  ])('is %s', (_, location, anchor) => {
    expect(placeOf(location)).toMatchObject({ store: 'house', anchor });
  });

  test.each([
    ['of an unknown place', 'Harbour forecourt'],
    ['of a floor without a plan', 'Level 2, attic'],
    ['without a location', ''],
  ])('is nowhere: %s', (_, location) => {
    expect(placeOf(location)).toBeUndefined();
  });

  test('is drawn on its floor where its room has a middle for the dot', () => {
    const floor = { url: drawing.secure_url, width: 1600, height: 850 };
    expect(placeOf('Level 1, cellar')?.mark).toEqual({ drawing: floor, middle: { x: 250, y: 640 } });
    expect(placeOf('Level 10, Leaf Room')).toMatchObject({ anchor: 'upper-tea', mark: undefined });
    const photo = { ...drawing, secure_url: 'https://assets.meridian.example/plan.jpg' };
    const photographed = entryOf('storeLocator', { slug: 'photographed', storeGuides: links('only') }, [
      guide('only', 'Level 1', ['hall'], [photo]),
      written('storeGuideAddress', 'hall', { title: 'Hall', planX: 1, planY: 2 }),
    ]);
    const event = entryOf('event', { title: 'Tea', location: 'Hall' });
    expect(planPlace(event, floorPlans([photographed]))).toMatchObject({ anchor: 'only-hall', mark: undefined });
  });

  test('is the first of the rooms that its location names', () => {
    const two = entryOf('storeLocator', { slug: 'two', storeGuides: links('first', 'second') }, [
      guide('first', 'Level 1', ['east', 'great']),
      guide('second', 'Level 2', ['roof']),
      written('storeGuideAddress', 'east', { title: 'East hall' }),
      written('storeGuideAddress', 'great', { title: 'Great East hall' }),
      written('storeGuideAddress', 'roof', { title: 'East hall' }),
    ]);
    const at = (location: string) => planPlace(entryOf('event', { title: 'Tea', location }), floorPlans([two]))?.anchor;
    expect([at('East hall'), at('Level 1, East hall'), at('Level 2, East hall')]).toEqual([
      'first-east',
      'first-east',
      'second-roof',
    ]);
  });

  test('is the room that leads to it, whatever its location says', () => {
    const leaf = { ...entryOf('dining', { title: 'Leaf', slug: 'leaf', location: 'Level 1, cellar' }), id: 'leaf' };
    expect(planPlace(leaf, floorPlans([store]))).toMatchObject({ store: 'house', anchor: 'upper-tea' });
  });

  test('knows a location that carries an editor’s marks', () => {
    expect(placeOf('Level 10, Leaf Room\uE010\uE001\uE011')).toMatchObject({ store: 'house', anchor: 'upper-tea' });
  });
});
