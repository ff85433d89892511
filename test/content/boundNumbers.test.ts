import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundNumbers } from '../../content/boundNumbers.ts';

test.each([
  ['Amber No. 3', 'Amber No._3'],
  ['The silver lamp, Level 3', 'The silver lamp, Level_3'],
  ['Daily, 10am to 8pm', 'Daily, 10am_to_8pm'],
  ['Tous les jours, 10 h à 20 h 30', 'Tous les jours, 10_h_à_20_h_30'],
  ['From AUD 1,200 and 50 ml', 'From AUD_1,200 and 50_ml'],
  ['From AED 1,200, RMB 2,500 or Rp 250,000', 'From AED_1,200, RMB_2,500 or Rp_250,000'],
  ['November 18, 2026', 'November_18,_2026'],
  ['June 1 – 20, 2026', 'June_1_–+_20,_2026'],
  ['12 Meridian Walk, The Rocks NSW 2000, Australia', '12 Meridian Walk, The Rocks NSW_2000, Australia'],
  ['Twelve years of whisky', 'Twelve years of whisky'],
  ['Neighbourhoods 3', 'Neighbourhoods 3'],
  ['9 of 20 seats left', '9_of_20_seats left'],
  ['The flood of 4 November 1966', 'The flood of 4_November 1966'],
  ['Le 1er mai et le 14 juillet', 'Le_1er_mai et le 14_juillet'],
  ['3 marble steps of 2026 and 10 to 12 years', '3_marble steps of 2026 and 10_to_12_years'],
  ['1,200 square metres, 1986 bottles', '1,200 square metres, 1986 bottles'],
  ['Ambre n° 3, Niveau 1', 'Ambre n°_3, Niveau_1'],
  ['November 14 – December 15, 2026', 'November_14_– December_15,_2026'],
  ['10am – 4pm', '10am_–+_4pm'],
  ['Book on +64 3 555 0148', 'Book on +64_3_555_0148'],
  ['+1 808-555-0142 へ電話で予約する', '+1_808+-+555+-+0142 へ電話で予約する'],
  ['Meridian Walk 12 号（NSW 2000）', 'Meridian Walk_12_号（NSW_2000）'],
  ['By e-mail, a T-shirt', 'By e-+mail, a T-+shirt'],
  ['Y a-t-il une pré-commande ?', 'Y a-+t-+il une pré-commande ?'],
])('a number stays with its word: %s', (text, bound) => {
  expect(boundNumbers(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '+')).toBe(bound);
});

const word = fc.oneof(
  fc.constantFrom(
    'No.',
    'Level',
    'Gate',
    '3',
    '12',
    '10am',
    '8pm',
    '2026',
    'to',
    'à',
    'h',
    'ml',
    'AUD',
    '1,200',
    '–',
    'e-mail',
    '+64 3 555 0148',
  ),
  fc.string({ maxLength: 8 }),
);

test('only spaces change, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const text = words.join(' ');
      const bound = boundNumbers(text);
      expect(bound.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
      expect(boundNumbers(bound)).toBe(bound);
    }),
  );
});
