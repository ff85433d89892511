import { describe, expect, test } from 'vitest';
import { type SignatureForm, signatureFormNames, signatureForms } from '../../../content/signature/forms.ts';
import { lanterns } from '../../../content/signature/houses.ts';
import { fogAt, shadowAt } from '../../../content/signature/sky.ts';
import { tideAt } from '../../../content/signature/water.ts';

/** As many lines as an editor may write, each an hour or a level. */
const lines = { hour: [6, 8, 10, 12, 16, 20], level: [4, 3, 2, 1, 0, -1] } as const;
/** Bytes of the outlines of a form; a page has one. */
const LIMIT = 2900;

test.each(signatureFormNames)('%s draws what its plan asks for, in hairlines of few bytes', (name) => {
  const { plan, by, draw }: SignatureForm = signatureForms[name];
  for (const count of [3, 6]) {
    const drawings = draw(lines[by ?? 'hour'].slice(0, count), -33.9);
    expect(drawings).toHaveLength(plan === 'columns' || plan === 'rows' ? count : plan === 'halves' ? 2 : 1);
    const outlines = drawings.flatMap((drawing) => [...drawing.outlines, ...(drawing.tile?.outlines ?? [])]);
    for (const [, outline] of outlines) expect(outline).toMatch(/^(?:M[-\d.a-zA-Z\s]*)?$/);
    expect(outlines.join('')).not.toMatch(/NaN|undefined|Infinity|\d\.\d{3}/);
    expect(outlines.join('').length).toBeLessThan(LIMIT);
  }
});

test('forty lanterns hang evenly below four lines that sag between two ends of one height', () => {
  const night = lanterns()[1]?.outlines ?? [];
  const drawn = (wanted: string) => night.flatMap(([paint, outline]) => (paint === wanted ? [outline] : [])).join('');
  const lines = [...drawn('line').matchAll(/M0 (\S+)Q300 (\S+) 600 ([-\d.]+)/g)].map((line) =>
    line.slice(1).map(Number),
  );
  expect(lines).toHaveLength(4);
  for (const [left = 0, middle, right] of lines) expect([middle, right]).toEqual([left + 60, left]);
  const hanging = [...drawn('disc').matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y], index) => {
    const share = Number(x) / 600;
    return Number(y) - (lines[Math.floor(index / 10)]?.[0] ?? 0) - 120 * share * (1 - share);
  });
  expect(hanging).toHaveLength(40);
  for (const below of hanging) expect(Math.abs(below - 16)).toBeLessThan(1);
});

test('each hour of the sun’s way is written at its dot', () => {
  const [day] = signatureForms.sun.draw([6, 12, 20], -33.9);
  const dots = day?.outlines.find(([paint]) => paint === 'dot')?.[1].matchAll(/M(\S+) (\S+)h0/g) ?? [];
  const places = [...dots].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(day?.hours?.map(({ hour, x }) => [hour, x])).toEqual(
    [6, 12, 20].map((hour, index) => [hour, places[index]?.[0]]),
  );
  for (const [index, { y }] of (day?.hours ?? []).entries())
    expect(Math.abs(y - (places[index]?.[1] ?? 0))).toBeLessThanOrEqual(50);
});

describe('what is drawn of an hour', () => {
  test('a shadow falls to the west in the morning, nowhere at noon, and to the east as far as before', () => {
    expect(shadowAt(12)).toBeCloseTo(0, 9);
    for (const before of [1, 3, 4, 6]) {
      expect(shadowAt(12 - before)).toBeLessThan(0);
      expect(shadowAt(12 + before)).toBeCloseTo(-shadowAt(12 - before), 9);
    }
    expect(shadowAt(6)).toBe(-3);
  });

  test('the fog fills the window at breakfast, is gone after noon, and is back for dinner', () => {
    expect(fogAt(7)).toBeGreaterThan(0.9);
    expect(fogAt(13)).toBe(0);
    expect(fogAt(10)).toBeGreaterThan(fogAt(12));
    expect(fogAt(20)).toBe(1);
  });

  test('the inlet is full at six, empty after noon, and full again after dusk', () => {
    expect(tideAt(6)).toBe(1);
    expect(tideAt(12.2)).toBeCloseTo(0, 9);
    expect(tideAt(18.4)).toBeCloseTo(1, 9);
  });
});
