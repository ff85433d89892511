import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  type Drafts,
  draftsSchema,
  missingEntries,
  savedAnswer,
  withDrafts,
  withMore,
} from '../../../content/model/drafts.ts';
import { linkTo, written } from '../../support/content/read.ts';
import { leading, node } from '../../support/content/richText.ts';

const asset = (id: string, title = id) => ({ sys: { id, type: 'Asset' }, fields: { title } });
const drafts = (entries: Drafts['entries'], assets: Drafts['assets'] = []): Drafts => ({ entries, assets });
const tea = written('event', 'tea', { title: 'Tea', slug: 'tea' });
const part = written('cta', 'part', { title: 'Join' });
const answer = (includes: object = { Entry: [part], Asset: [asset('lamp')] }) => ({ total: 1, items: [tea], includes });

describe('drafts over what is saved', () => {
  test('keep every field that nobody typed, and the places of entries', () => {
    const laid = withDrafts(
      savedAnswer(answer()),
      drafts([{ id: 'tea', fields: { title: 'Coffee' } }]),
      'en-US',
      'en-US',
    );
    expect(laid).toEqual({ ...answer(), items: [{ ...tea, fields: { title: 'Coffee', slug: 'tea' } }] });
  });

  test('reach entries that come along, and replace assets', () => {
    const fresh = { id: 'lamp', fields: { title: 'A lamp' } };
    const laid = withDrafts(
      savedAnswer(answer({ Entry: [part], Asset: [asset('door'), asset('lamp')] })),
      drafts([{ id: 'part', fields: { title: 'Come' } }], [fresh]),
      'en-US',
      'en-US',
    );
    expect(laid).toEqual({
      ...answer(),
      includes: { Entry: [{ ...part, fields: { title: 'Come' } }], Asset: [asset('door'), asset('lamp', 'A lamp')] },
    });
  });

  test('replace an asset that alone is changed', () => {
    const laid = withDrafts(
      savedAnswer(answer()),
      drafts([], [{ id: 'lamp', fields: { title: 'A lamp' } }]),
      'en-US',
      'en-US',
    );
    expect(laid).toEqual(answer({ Entry: [part], Asset: [asset('lamp', 'A lamp')] }));
  });

  test('leave an answer as it came that holds none of them, and what is no answer', () => {
    const otherDrafts = drafts([{ id: 'other', fields: { title: 'x' } }], [{ id: 'door', fields: { title: 'x' } }]);
    const saved = answer();
    expect(withDrafts(savedAnswer(saved), otherDrafts, 'en-US', 'en-US')).toBe(saved);
    expect(withDrafts(savedAnswer('text'), otherDrafts, 'en-US', 'en-US')).toBe('text');
  });

  test.each<[string, string, object]>([
    ['the locale that was typed', 'zh-CN', { title: '茶', slug: 'cha' }],
    // What is not translated is the same in all languages.
    ['another locale', 'en-US', { title: 'Tea', slug: 'cha' }],
    ['all locales', '*', { title: { 'zh-CN': '茶' }, slug: { 'zh-CN': 'cha' } }],
  ])('in %s', (_, locale, fields) => {
    const typed = drafts([{ id: 'tea', fields: { title: '茶', slug: 'cha', nonsense: 1 } }]);
    expect(withDrafts(savedAnswer(answer()), typed, 'zh-CN', locale)).toMatchObject({ items: [{ fields }] });
  });

  test('of all locales leave the values of the others', () => {
    const saved = { total: 1, items: [written('event', 'tea', { title: { 'en-US': 'Tea', 'zh-CN': '茶' } })] };
    const typed = drafts([{ id: 'tea', fields: { title: '清茶' } }]);
    expect(withDrafts(savedAnswer(saved), typed, 'zh-CN', '*')).toMatchObject({
      items: [{ fields: { title: { 'en-US': 'Tea', 'zh-CN': '清茶' } } }],
    });
  });

  test('an entry of a type that the site does not know stays as it is', () => {
    const saved = { total: 1, items: [written('unknown', 'it', { title: 'Old' })] };
    expect(
      withDrafts(savedAnswer(saved), drafts([{ id: 'it', fields: { title: 'New' } }]), 'en-US', 'en-US'),
    ).toMatchObject({ items: [{ fields: { title: 'Old' } }] });
  });
});

describe('what drafts link to', () => {
  const text = node('document', leading('embedded-entry-block', linkTo('banner')));

  test('is asked for once, unless the answer holds it', () => {
    const fields = {
      cta: [linkTo('part'), linkTo('new'), linkTo('new')],
      body: text,
      media: linkTo('lamp', 'Asset'),
      seo: { sys: { type: 'Tag', linkType: 'Entry', id: 'no link' } },
      none: null,
    };
    expect(missingEntries(savedAnswer(answer()), drafts([{ id: 'tea', fields }]))).toEqual(['new', 'banner']);
  });

  test('is nothing for a draft of an entry elsewhere, nor for what is no answer', () => {
    const elsewhere = drafts([{ id: 'elsewhere', fields: { cta: [linkTo('new')] } }]);
    expect(missingEntries(savedAnswer(answer()), elsewhere)).toEqual([]);
    expect(missingEntries(savedAnswer({}), drafts([{ id: 'tea', fields: { cta: [linkTo('new')] } }]))).toEqual([]);
  });

  test('joins the answer, which keeps its own version of what it holds', () => {
    const more = { total: 2, items: [written('cta', 'new'), written('cta', 'part', { title: 'Other' })] };
    const fetched = {
      ...more,
      includes: { Entry: [written('cta', 'deep')], Asset: [asset('lamp', 'x'), asset('door')] },
    };
    const saved = savedAnswer(answer());
    const joined = withMore(saved, savedAnswer(fetched));
    expect(joined.raw).toBe(joined.list);
    expect(joined.list?.items.map(({ sys }) => sys.id)).toEqual(['tea']);
    expect(joined.list?.includes.Entry).toEqual([written('cta', 'new'), part, written('cta', 'deep')]);
    expect(joined.list?.includes.Asset).toEqual([asset('lamp'), asset('door')]);
    expect(withMore(saved, savedAnswer(undefined))).toEqual(saved);
    expect(withMore(savedAnswer('text'), saved)).toEqual({ raw: 'text', list: undefined });
  });
});

describe('drafts that somebody sends', () => {
  const draft = (id: string, fields: object = {}) => ({ id, fields });
  const many = (count: number) => Array.from({ length: count }, (_, index) => draft(`e${index}`));
  const wide = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 1]));
  const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);

  test.each<[string, object, boolean]>([
    ['six hundred entries', { entries: many(600) }, true],
    ['six hundred and one', { entries: many(601) }, false],
    ['six hundred assets', { assets: many(600) }, true],
    ['six hundred and one assets', { assets: many(601) }, false],
    ['eighty fields', { entries: [draft('e', wide(80))] }, true],
    ['eighty-one fields', { entries: [draft('e', wide(81))] }, false],
    ['nested as deep as texts can be', { entries: [draft('e', { body: deep(39) })] }, true],
    ['nested deeper', { entries: [draft('e', { body: deep(41) })] }, false],
    ['an id of 64 characters', { entries: [draft('a'.repeat(64))] }, true],
    ['a longer id', { entries: [draft('a'.repeat(65))] }, false],
    ['an id with a slash', { entries: [draft('a/b')] }, false],
  ])('%s', (_, more, isAllowed) => {
    expect(v.is(draftsSchema, { entries: [], ...more })).toBe(isAllowed);
  });

  test('have no assets where none were sent', () => {
    expect(v.parse(draftsSchema, { entries: [] })).toEqual({ entries: [], assets: [] });
  });
});
