import { expect, test } from 'vitest';
import { allowancesByArrival } from '../../../content/stores/allowances.ts';
import { entryOf, visit } from '../../support/content/read.ts';

test.each([
  ['an amount', { amount: 1000, unit: 'g' }, '1,000 g', false],
  ['an amount without a unit', { amount: 200 }, '200', false],
  ['an amount in Japanese', { amount: 2, unit: 'リットル' }, '2リットル', false],
  ['an amount in Korean', { amount: 2, unit: '리터' }, '2리터', false],
  ['an amount in Chinese', { amount: 2, unit: '升' }, '2升', false],
  ['a note alone', {}, '', false],
  ['its last day', { amount: 200, expires: '2026-06-15' }, '200', false],
  ['the day after it', { amount: 200, expires: '2026-06-14T23:00' }, '', true],
])('an allowance with %s says %j: %s', (_, fields, limit, isExpired) => {
  const entry = entryOf('allowance', { arrival: 'Japan', checked: '2026-06-01', ...fields });
  expect([...allowancesByArrival([entry], visit)]).toEqual([
    ['Japan', [{ entry, limit, checked: 'June 1, 2026', isExpired }]],
  ]);
});
