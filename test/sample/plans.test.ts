import { describe, expect, test } from 'vitest';
import { drawPlan } from '../../sample/space/drawPlan.ts';
import { drawnGuides } from '../../sample/space/floors.ts';
import { seedGroups } from '../../sample/space/groups.ts';
import { allPlans, CELL, letterAt, originOf, planFieldsOf, readPlans, SHEET } from '../../sample/space/plans.ts';

/** The radius of a mark on phones, in the sheet's units (client/styles/tokens.css). */
const MARK = 68;

const guides = seedGroups.flatMap(drawnGuides);

test('every floor of every store has a plan of its own, and every plan a guide', () => {
  const names = guides.map(({ plan }) => plan);
  expect(new Set(names).size).toBe(guides.length);
  expect(names.toSorted()).toEqual(allPlans.map(({ name }) => name).toSorted());
});

test.each(guides)('each place of $id stands in a room of its plan, and no mark touches another', ({ plan, places }) => {
  const rows = allPlans.find(({ name }) => name === plan)?.rows ?? [];
  for (const [index, { x, y }] of places.entries()) {
    expect(letterAt(rows, x, y)).toMatch(/^[A-Za-np-uyz]$/);
    for (const other of places.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * MARK);
  }
});

test.each(allPlans)('$name is a drawing of few bytes, inside its sheet', (plan) => {
  const drawing = drawPlan(plan, guides.find((guide) => guide.plan === plan.name)?.places);
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

test('a room that a mark leads to is white, with what is sold there; others are the store’s own', () => {
  const [plan] = readPlans('guam', 'Floor\n  AAAABBBB\n  AAAABBBB\n  ........\n');
  if (!plan) throw new Error('a text without a plan');
  const { x, y } = originOf(plan.rows);
  const rooms = (fill: string, drawing: string): number =>
    drawing.match(new RegExp(`fill="${fill}" d="([^"]+)"`))?.[1]?.split('z').length ?? 0;
  const [none, first] = [drawPlan(plan), drawPlan(plan, [{ x: x + CELL.width, y: y + CELL.height }])];
  expect([rooms('#fcfaf6', none), rooms('#e7dfd1', none)]).toEqual([0, 5]);
  expect([rooms('#fcfaf6', first), rooms('#e7dfd1', first)]).toEqual([3, 3]);
});

test('a room has one door: to a hall, or else to a room that it touches', () => {
  const [plan] = readPlans('guam', 'Floor\n  BBBBAAAA\n  BBBB....\n  CCCC    \n');
  if (!plan) throw new Error('a text without a plan');
  const leaves = (drawing: string): readonly string[] => drawing.match(/A[\d.]+ [\d.]+ 0 0 [01] /g) ?? [];
  expect(leaves(drawPlan(plan))).toHaveLength(6);
});
