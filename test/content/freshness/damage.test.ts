import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubtOf, heldAnswer, isConfirmed, missingTarget } from '../../../content/freshness/damage.ts';
import { linkTo } from '../../support/content/read.ts';
import { leading, node } from '../../support/content/richText.ts';

const AT = '2026-01-01T00:00:00.000Z';
const DEPTH = 5;

interface Entry {
  readonly sys: { readonly id: string; readonly contentType: object; readonly createdAt: string };
  readonly fields: Readonly<Record<string, unknown>>;
}
interface Answer {
  readonly sys: object;
  readonly total: number;
  readonly items: readonly Entry[];
  readonly includes: { readonly Entry: readonly Entry[] };
  readonly errors: readonly object[];
}

let numbered = 0;
const entry = (type: string, id: string, fields: Entry['fields']): Entry => {
  numbered += 1;
  const contentType = { sys: { id: type } };
  return { sys: { id, contentType, createdAt: new Date(Date.parse(AT) + numbered * 1000).toISOString() }, fields };
};
const unresolvable = (id: string) => ({ sys: { id: 'notResolvable' }, details: { linkType: 'Entry', id } });

/** A city's settings with a menu of so many items, each with so many links: three levels of links. */
function settings(items: number, links: number): Answer {
  const menu = Array.from({ length: items }, (_, item) => {
    const below = Array.from({ length: links }, (_, at) =>
      entry('navigationLevel2', `level-${item}-${at}`, { title: `Level ${at}` }),
    );
    const dropdown = entry('navigationDropdown', `dropdown-${item}`, {
      title: `Dropdown ${item}`,
      navigationLevel2: below.map(({ sys }) => linkTo(sys.id)),
    });
    return [
      entry('menuItem', `item-${item}`, { title: `Item ${item}`, dropdown: linkTo(dropdown.sys.id) }),
      dropdown,
      ...below,
    ];
  });
  const navigationBar = menu.map((_, item) => linkTo(`item-${item}`));
  return {
    sys: { type: 'Array' },
    total: 1,
    items: [entry('globalSettings', 'settings', { title: 'Settings', filingNumber: '7', navigationBar })],
    includes: { Entry: menu.flat() },
    errors: [],
  };
}

const withEntry = (answer: Answer, id: string, change: (entry: Entry) => Entry): Answer => {
  const changed = (entry: Entry): Entry => (entry.sys.id === id ? change(entry) : entry);
  return { ...answer, items: answer.items.map(changed), includes: { Entry: answer.includes.Entry.map(changed) } };
};
const without = (answer: Answer, id: string): Answer => ({
  ...answer,
  includes: { Entry: answer.includes.Entry.filter(({ sys }) => sys.id !== id) },
});
const entriesOf = ({ items, includes }: Answer): readonly Entry[] => [...items, ...includes.Entry];

const stored = (answer: unknown) => ({ answer, epoch: 'log', seq: 1 });
const nothing = { epoch: 'log', changes: [] };
const naming = (...ids: readonly string[]) => ({
  epoch: 'log',
  changes: ids.map((id, index) => ({ seq: 2 + index, entry: id, isGone: false })),
});

const whole = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 5 }))
  .map(([items, links]) => settings(items, links));
/** Values that no field of these entries takes: the fields hold texts and links. */
const wrongValue = fc.constantFrom(42, true, { text: 'no text' }, [42], [{ sys: {} }]);
const nth = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('nothing to damage');
  return item;
};

/** Damage of every kind, at a place and with a value of chance. */
const damages: Readonly<Record<string, (answer: Answer, at: number, wrong: unknown) => Answer>> = {
  'an entry is dropped': (answer, at) => without(answer, nth(answer.includes.Entry, at).sys.id),
  'what is linked is cut off': (answer, at) => ({
    ...answer,
    includes: { Entry: answer.includes.Entry.slice(0, at % answer.includes.Entry.length) },
  }),
  'an entry is empty': (answer, at) =>
    withEntry(answer, nth(entriesOf(answer), at).sys.id, ({ sys }) => ({ sys, fields: {} })),
  'a list is empty': (answer, at) => {
    const lists = entriesOf(answer).flatMap(({ sys, fields }) =>
      Object.entries(fields).flatMap(([name, value]) => (Array.isArray(value) ? [[sys.id, name] as const] : [])),
    );
    const [id, name] = nth(lists, at);
    return withEntry(answer, id, ({ sys, fields }) => ({ sys, fields: { ...fields, [name]: [] } }));
  },
  'there are no items': (answer) => ({ ...answer, total: 0, items: [] }),
  'two entries are swapped': (answer, at) => {
    const [firstEntry, secondEntry] = [nth(answer.includes.Entry, at), nth(answer.includes.Entry, at + 1)];
    const swapped = (entry: Entry): Entry =>
      entry === firstEntry
        ? { ...entry, sys: { ...entry.sys, id: secondEntry.sys.id } }
        : entry === secondEntry
          ? { ...entry, sys: { ...entry.sys, id: firstEntry.sys.id } }
          : entry;
    return { ...answer, includes: { Entry: answer.includes.Entry.map(swapped) } };
  },
  'a field has a wrong type': (answer, at, wrong) =>
    withEntry(answer, nth(entriesOf(answer), at).sys.id, ({ sys, fields }) => {
      const [name] = nth(Object.entries(fields), at);
      return { sys, fields: { ...fields, [name]: wrong } };
    }),
};

describe('an answer of the content service', () => {
  test('that is whole counts at once, after the same answer and after an empty one', () => {
    fc.assert(
      fc.property(whole, (answer) => {
        expect(missingTarget(answer, DEPTH)).toBeUndefined();
        expect(doubtOf(answer, stored(answer), nothing)).toBeUndefined();
        expect(doubtOf(answer, stored({ ...answer, total: 0, items: [], includes: {} }), nothing)).toBeUndefined();
      }),
    );
  });

  test.each(Object.entries(damages))('does not count at once where %s, unless editors did it', (_, damage) => {
    fc.assert(
      fc.property(whole, fc.nat(), wrongValue, (answer, at, wrong) => {
        const damaged = damage(answer, at, wrong);
        const missing = missingTarget(damaged, DEPTH);
        if (missing === undefined) {
          expect(doubtOf(damaged, stored(answer), nothing)).toBeDefined();
          // That everything may have changed, or that something else did, explains nothing.
          expect(
            doubtOf(damaged, stored(answer), { epoch: 'log', changes: [{ seq: 2, isGone: false }] }),
          ).toBeDefined();
          expect(doubtOf(damaged, stored(answer), naming('another'))).toBeDefined();
          expect(
            doubtOf(damaged, { ...stored(answer), seq: 999 }, naming(...entriesOf(answer).map(({ sys }) => sys.id))),
          ).toBeDefined();
          expect(
            doubtOf(damaged, stored(answer), naming(...entriesOf(answer).map(({ sys }) => sys.id))),
          ).toBeUndefined();
        }
      }),
    );
  });

  test('that drops or cuts off what it links to fails, whatever changes are known', () => {
    fc.assert(
      fc.property(whole, fc.nat(), (answer, at) => {
        for (const name of ['an entry is dropped', 'what is linked is cut off'])
          expect(missingTarget(damages[name]?.(answer, at, 0), DEPTH)).toMatch(/^Entry:/);
      }),
    );
  });

  test('is not judged by what lies below the requested depth', () => {
    const answer = settings(3, 2);
    const levels = [['item-1'], ['dropdown-1'], ['level-1-0', 'level-1-1']];
    for (const [depth, ids] of levels.entries()) {
      const cut = ids.reduce(without, answer);
      expect([missingTarget(cut, depth), missingTarget(cut, depth + 1) !== undefined]).toEqual([undefined, true]);
    }
    expect(missingTarget({ ...answer, includes: undefined }, 0)).toBeUndefined();
  });

  test('that has something else in the place of a picture of the space is doubtful', () => {
    const asset = {
      sys: { id: 'a', type: 'Asset' },
      fields: { title: 'A', file: { url: '//images.example/a.jpg', contentType: 'image/jpeg', details: {} } },
    };
    const media = [linkTo('a', 'Asset')];
    const answer = {
      ...settings(0, 0),
      items: [entry('news', 'one', { media })],
      includes: { Entry: [], Asset: [asset] },
    };
    const wrong = withEntry(answer, 'one', ({ sys }) => ({ sys, fields: { media: 7 } }));
    expect(doubtOf(wrong, stored(answer), nothing)).toBe('Entry:one has a wrong media');
  });

  test('an unpublished entry is listed as an error, and does not count as missing', () => {
    const answer = settings(3, 2);
    const gone = { ...without(answer, 'item-1'), errors: [unresolvable('item-1')] };
    expect(missingTarget(gone, DEPTH)).toBeUndefined();
    expect(doubtOf(gone, stored(answer), nothing)).toBeUndefined();
  });

  test('a menu that lost most of its links counts once a change explains it', () => {
    const answer = settings(4, 4);
    const gone = answer.items.flatMap(() => ['item-0', 'item-1', 'item-2']);
    const unpublished = { ...gone.reduce(without, answer), errors: gone.map(unresolvable) };
    expect(doubtOf(unpublished, stored(answer), nothing)).toBe('Entry:settings lost navigationBar');
    expect(doubtOf(unpublished, stored(answer), naming('item-0', 'item-1'))).toBe('Entry:settings lost navigationBar');
    expect(doubtOf(unpublished, stored(answer), naming(...gone))).toBeUndefined();
    const shortened = withEntry(answer, 'settings', ({ sys, fields }) => ({
      sys,
      fields: { ...fields, navigationBar: [linkTo('item-3')] },
    }));
    expect(doubtOf(shortened, stored(answer), nothing)).toBe('Entry:settings lost navigationBar');
    expect(doubtOf(shortened, stored(answer), naming('settings'))).toBeUndefined();
    expect(doubtOf(settings(3, 4), stored(settings(3, 4)), nothing)).toBeDefined();
  });

  test('links in texts are followed, and what looks like one in a JSON field is plain data', () => {
    const text = node('document', leading('embedded-asset-block', linkTo('a', 'Asset')));
    const news = (fields: Entry['fields']) => ({ items: [entry('news', 'one', fields)] });
    expect(missingTarget(news({ media: [linkTo('x')], unknown: linkTo('x') }), 1)).toBeUndefined();
    expect(missingTarget(news({ content: [linkTo('x')] }), 1)).toBe('Entry:x');
    expect(missingTarget({ items: [entry('richText', 'one', { body: text })] }, 1)).toBe('Asset:a');
  });

  test('anything but a list lacks nothing and is never doubtful', () => {
    for (const value of [
      undefined,
      null,
      7,
      'text',
      [],
      { items: 7, includes: 7, errors: 7 },
      { items: [7, { sys: 7 }] },
    ]) {
      expect(missingTarget(value, DEPTH)).toBeUndefined();
      expect(doubtOf(value, stored(value), nothing)).toBeUndefined();
    }
  });
});

test('a doubtful answer is held for ten seconds where it is repeated, for two minutes where each differs', () => {
  const first = heldAnswer(undefined, 'a', 1000);
  expect([isConfirmed(first, 10_999), isConfirmed(first, 11_000)]).toEqual([false, true]);
  expect(heldAnswer(first, 'a', 9000)).toEqual(first);
  const second = heldAnswer(first, 'b', 10_999);
  expect([isConfirmed(second, 20_998), isConfirmed(second, 20_999)]).toEqual([false, true]);
  const last = heldAnswer(second, 'c', 119_000);
  expect([isConfirmed(last, 120_999), isConfirmed(last, 121_000)]).toEqual([false, true]);
});
