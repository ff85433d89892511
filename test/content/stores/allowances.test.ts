import { expect, test } from 'vitest';
import { allowancesByArrival } from '../../../content/stores/allowances.ts';
import { entryOf, visit } from '../../support/content/read.ts';

test.each([
  ['2026-06-14', true],
  ['2026-06-15', false],
  ['2026-06-15T10:00', false],
])('a limit that was checked until %s is shown no longer: %s', (expires, isExpired) => {
  const entry = entryOf('allowance', {
    title: 'Spirits',
    arrival: 'Australia',
    amount: 2250,
    unit: 'ml',
    source: 'https://customs.example/',
    checked: '2026-06-01',
    expires,
  });
  const [allowance] = allowancesByArrival([entry], visit).get('Australia') ?? [];
  expect(allowance).toMatchObject({ isExpired, limit: isExpired ? '' : '2,250 ml', checked: 'June 1, 2026' });
});
