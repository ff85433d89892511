import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../../content/languages.ts';
import {
  loyaltyLanguage,
  memberInfoSchema,
  memberMenuSchema,
  pointsText,
  tierOf,
} from '../../../content/visitor/memberInfo.ts';

describe('points', () => {
  test.each([
    [0, 'en', '0'],
    [640, 'en', '640'],
    [12_480, 'en', '12,480'],
    [1_284_500, 'cn', '1,284,500'],
    [1234, 'it', '1.234'],
    [12_480, 'fr', '12\u202f480'],
    [88_210, 'kr', '88,210'],
    [1999.9, 'en', '1,999'],
  ] as const)('%d in %s reads %s', (points, language, text) => {
    expect(pointsText(points, language)).toBe(text);
  });

  test.each([
    ['nothing', '', 0],
    ['null', null, 0],
    ['a number', 640, 640],
    ['digits', '640', 640],
    ['digits with separators', '88,210', 88_210],
  ])('%s is read', (_, availablePoints, points) => {
    expect(v.parse(memberInfoSchema, { name: 'Sample Gold', availablePoints }).availablePoints).toBe(points);
  });

  test('words are no points', () => {
    expect(v.safeParse(memberInfoSchema, { name: 'Sample Gold', availablePoints: 'many' }).success).toBe(false);
  });
});

describe('a member', () => {
  test.each(['Ambassador', 'Silver', 'Gold', 'Platinum', 'Diamond'])('%s is a tier', (level) => {
    expect([tierOf(level), tierOf(` ${level.toUpperCase()} `)]).toEqual([level.toLowerCase(), level.toLowerCase()]);
  });

  test('another level keeps its own name and is no tier', () => {
    expect([tierOf('Titanium'), v.parse(memberInfoSchema, { name: 'A', levelName: 'Titanium' }).levelName]).toEqual([
      undefined,
      'Titanium',
    ]);
  });

  test.each([{}, { name: '' }, { name: 42 }, { name: ' ' }, [], 'Mei', null])('%j is none', (answer) => {
    expect(v.safeParse(memberInfoSchema, answer).success).toBe(false);
  });
});

test('the wallet is sorted, and rows that lead off the site are left out', () => {
  const { menus, qrCodeUrl } = v.parse(memberMenuSchema, {
    qrCodeUrl: '//evil.example/code',
    menus: [
      { sort: 3, name: 'Third', path: '/c' },
      { sort: 1, name: 'First', path: '/a?x=1' },
      { sort: '2', name: 'Second', path: '/b', icon: 'javascript:alert(1)' },
      { sort: 1, name: 'Also first', path: '/a2' },
      { sort: 0, name: 'Elsewhere', path: 'https://evil.example/' },
      { sort: 0, name: 'Elsewhere too', path: '//evil.example/' },
      { sort: 0, name: 'And there', path: '/\\evil.example' },
      { sort: 0, name: '', path: '/d' },
      'nonsense',
    ],
  });
  expect(menus.map(({ name }) => name)).toEqual(['First', 'Also first', 'Second', 'Third']);
  expect(menus[2]?.icon).toBe('');
  expect(qrCodeUrl).toBe('');
});

test('kr is ko to the loyalty service, all others keep their names', () => {
  expect(loyaltyLanguage('kr')).toBe('ko');
  expect(languageCodes.filter((language) => loyaltyLanguage(language) !== language)).toEqual(['kr']);
});
