import { describe, expect, test } from 'vitest';
import { backgroundKind, nextInTurn } from '../../../content/media/background.ts';

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
  });
});
