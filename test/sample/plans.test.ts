import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { drawPlan } from '../../sample/space/drawPlan.ts';
import { seedGroups } from '../../sample/space/groups.ts';
import {
  allPlans,
  CELL,
  letterAt,
  originOf,
  planFieldsOf,
  plansOf,
  readPlans,
  SHEET,
} from '../../sample/space/plans.ts';

/** The radius of a mark on phones, in the sheet's units (client/styles/tokens.css). */
const MARK = 68;

const place = v.object({ planX: v.number(), planY: v.number() });
const guide = v.object({ media: v.tuple([v.object({ picture: v.string() })]), addresses: v.array(v.string()) });

const guides = seedGroups.flatMap(({ tag, seeds }) =>
  seeds.flatMap(({ id, type, fields }) => {
    if (type !== 'storeGuide') return [];
    const { media, addresses } = v.parse(guide, fields);
    const plan = plansOf(tag).find(({ name }) => name === media[0].picture);
    const places = addresses.map((address) => v.parse(place, seeds.find((seed) => seed.id === address)?.fields));
    return [{ id, plan, middles: places.map(({ planX, planY }) => ({ x: planX * 1.6, y: planY * 0.85 })) }];
  }),
);

test('every floor of every store has a plan of its own, and every plan a guide', () => {
  const names = guides.map(({ plan }) => plan?.name);
  expect(new Set(names).size).toBe(guides.length);
  expect(names.toSorted()).toEqual(allPlans.map(({ name }) => name).toSorted());
});

test.each(guides)(
  'each place of $id stands in a room of its plan, and no mark touches another',
  ({ plan, middles }) => {
    if (!plan) throw new Error('a guide without a plan');
    for (const [index, middle] of middles.entries()) {
      expect(letterAt(plan.rows, middle.x, middle.y)).toMatch(/^[A-Za-np-uyz]$/);
      for (const other of middles.slice(index + 1))
        expect(Math.hypot(middle.x - other.x, middle.y - other.y)).toBeGreaterThan(2 * MARK);
    }
  },
);

test.each(allPlans)('$name is a drawing of few bytes, inside its sheet', (plan) => {
  const drawing = drawPlan(plan);
  expect(drawing.length).toBeLessThan(6000);
  expect(drawing).not.toMatch(/NaN|undefined/);
  const { x, y } = originOf(plan.rows);
  expect(Math.min(x, y)).toBeGreaterThan(0);
  expect(plan.rows.every((row) => x * 2 + row.length * CELL.width === SHEET.width)).toBe(true);
});

describe('the text of a store’s plans', () => {
  const [ground, roof] = readPlans(
    'guam',
    '# A house.\nGround floor\n  ~~~~\n  AABB\n  .cc=\nB: Ground floor, east\nRoof\n\n  ::::\n',
  );

  test('has floors of one size, with the rooms that have a location', () => {
    expect(ground).toMatchObject({ name: 'plan-guam-ground-floor', rows: ['~~~~', 'AABB', '.cc='] });
    expect(ground?.rooms).toEqual(new Map([['Ground floor, east', 'B']]));
    expect(roof).toMatchObject({ floor: 'Roof', rows: ['    ', '::::', '    '] });
  });

  test.each([
    ['is on no floor', 'Z', 'no room of sydney is Z'],
    ['is on more than one', 'S', 'more than one room of sydney is S'],
  ])('refuses a place in a room that %s', (_, room, problem) => {
    expect(() => planFieldsOf('sydney', room)).toThrow(problem);
  });
});

test('a room has one door: to a hall, or else to a room that it touches', () => {
  const [plan] = readPlans('guam', 'Floor\n  BBBBAAAA\n  BBBB....\n  CCCC    \n');
  if (!plan) throw new Error('a text without a plan');
  const leaves = (drawing: string): readonly string[] => drawing.match(/A[\d.]+ [\d.]+ 0 0 [01] /g) ?? [];
  expect(leaves(drawPlan(plan))).toHaveLength(6);
});
