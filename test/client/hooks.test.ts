import { expect, test } from 'vitest';
import { attribute, hook, select } from '../../client/hooks/hook.ts';
import { inlined } from '../../tools/build/inlineHooks.ts';

const name = (words: string): string => words;

test.each([
  ["select('menu')", select('menu')],
  ["select('island', 'SearchPanel')", select('island', 'SearchPanel')],
  ["select('field', name('own'))", select('field', name('own'))],
  ["'a' + select('booxi-key', '')", `a${select('booxi-key', '')}`],
  ["select(\n  'island',\n  'SearchPanel',\n)", select('island', 'SearchPanel')],
  ["attribute('menu-head')", attribute('menu-head')],
])('the built script has the result of %s', (call, result) => {
  const code = inlined(call);
  expect(code).not.toMatch(/select|attribute/);
  expect(new Function('name', `return ${code}`)(name)).toBe(result);
});

test.each([
  [hook('menu'), ''],
  [hook('keeps-pages', false), undefined],
  [hook('until', 5), 5],
  [hook('booking-key', undefined), undefined],
  [hook('video', ['a']), '["a"]'],
])('an attribute carries what its hook does: %j', (attributes, carried) => {
  expect(Object.values(attributes)).toEqual([carried]);
});

test('a name that is in no table, and a hook without what it carries, do not compile', () => {
  // @ts-expect-error
  expect(hook('nobody')).toEqual({ 'data-nobody': '' });
  // @ts-expect-error
  expect(hook('share')).toEqual({ 'data-share': '' });
  // @ts-expect-error
  expect(select('nobody')).toBe('[data-nobody]');
});
