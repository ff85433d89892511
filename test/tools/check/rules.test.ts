import { describe, expect, test } from 'vitest';
import { checkSpace, type RuleName, rules } from '../../../tools/editors/check/checkSpace.ts';
import { addressCases } from './addressCases.ts';
import type { Case } from './cases.ts';
import { fieldCases } from './fieldCases.ts';
import { hoursCases } from './hoursCases.ts';
import { linkCases } from './linkCases.ts';
import { slotCases } from './slotCases.ts';
import { spaceOf, type Written } from './spaceOf.ts';

/** One wrong and one right space for every rule; the compiler asks for those of a new one. */
const cases = { ...fieldCases, ...linkCases, ...addressCases, ...slotCases, ...hoursCases } as const satisfies Record<
  RuleName,
  Case
>;

const table = Object.entries(cases).map(([name, example]): [string, Case] => [name, example]);
const told = (name: string, entries: readonly Written[], { wrongAssets, locales }: Partial<Case> = {}) =>
  checkSpace(spaceOf(entries, { ...(wrongAssets && { assets: wrongAssets }), ...(locales && { locales }) }))
    .filter(({ rule }) => rule === name)
    .map(({ kind, id, field, message }) =>
      [kind === 'space' ? undefined : id, field, message].filter(Boolean).join(' '),
    );

describe('each rule of the check', () => {
  test.each(table)('%s finds what is wrong', (name, example) => {
    const findings = told(name, example.wrong, example);
    expect(findings).toHaveLength(example.finds.length);
    for (const expected of example.finds)
      expect(findings).toContainEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });

  test.each(table)('%s lets pass what is right', (name, example) => {
    expect(told(name, example.right)).toEqual([]);
  });
});

test('every rule says what it holds', () => {
  expect(Object.values(rules).filter(({ holds }) => !/^[A-Z]/.test(holds))).toEqual([]);
});
