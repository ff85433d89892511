import { describe, expect, test } from 'vitest';
import { backgroundKind, nextInTurn } from '../../../content/background.ts';
import { isHelpTextShown } from '../../../content/shell/helpText.ts';
import { unreadOf } from '../../../content/shell/notificationChoice.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';

describe('notifications', () => {
  test.each([
    [['own', 'general'], [], 'own'],
    [['own', 'general'], ['own'], 'general'],
    [['own', 'general'], ['general', 'own'], undefined],
    [[], ['own'], undefined],
  ])('of %j with %j read: %s', (ids, read, expected) => {
    expect(unreadOf(ids, read)).toBe(expected);
  });
});

describe('floating help text', () => {
  test.each([
    [0, true],
    [9_999, true],
    [10_000, true],
    [10_001, false],
    [20_000, false],
    [20_001, true],
    [30_001, false],
  ])('after %i ms of quiet: %s', (idle, isShown) => {
    expect(isHelpTextShown(idle)).toBe(isShown);
  });
});

describe('page background', () => {
  test.each([
    ['https://a.example/x.gif', 'image'],
    ['x.PNG', 'image'],
    ['x.jpg?w=1', 'image'],
    ['x.jpeg', 'image'],
    ['x.webp', 'image'],
    ['x.mp4', 'video'],
    ['x.avi', 'video'],
    ['x.rmvb', 'video'],
    ['x.rm#t=1', 'video'],
    ['black', 'color'],
    ['white', 'color'],
    ['grey', 'color'],
    ['pink', undefined],
    ['x.exe', undefined],
    ['', undefined],
  ])('%s is %s', (value, kind) => {
    expect(backgroundKind(value)).toBe(kind);
  });
  test('videos play in turn and wrap around', () => {
    expect([0, 1, 2].map((turn) => nextInTurn(turn, 3))).toEqual([1, 2, 0]);
    expect(nextInTurn(0, 1)).toBe(0);
    expect(nextInTurn(0, 0)).toBe(0);
  });
});

test.each([
  ['/jp/okinawa', '/jp/okinawa'],
  ['//evil.example', undefined],
  ['/jp/okinawa/../..', undefined],
  ['https://evil.example/jp/okinawa', undefined],
  [7, undefined],
])('a stored preferred path %s is read as %s', (raw, expected) => {
  expect(storageKeys.preferredPath.read(raw)).toBe(expected);
});
