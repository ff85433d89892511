import { describe, expect, test } from 'vitest';
import type { HiddenReason } from '../../content/time/hiddenReason.ts';
import { pageAddress } from '../../worker/pageAddress.ts';
import { readVisitor } from '../../worker/visitor.ts';
import { ORIGIN, testSite } from '../support/worker/testWorld.ts';

const open = testSite({ variables: { PREVIEW_DOMAINS: 'preview.meridian.example' } }).world;

describe('the visitor of a preview', () => {
  const visitorAt = (path: string) => readVisitor(new Request(ORIGIN + path), pageAddress(ORIGIN + path), open, true);
  const over = { why: 'over', at: 0 } as const;
  const [limit, page] = [{ why: 'beyondLimit', limit: 3 }, { why: 'withoutDetail' }] as const;
  const expected = (reason: HiddenReason, id?: string) => ({ reason, id, isExpected: true });
  const unexpected = (reason: HiddenReason) => ({ reason, id: 'tea', isExpected: false });
  test.each<[string, readonly ReturnType<typeof expected>[], HiddenReason | undefined]>([
    ['the first', [expected(over, 'tea'), expected(limit, 'tea')], over],
    ['the first of an entry that nobody expected', [unexpected(over), unexpected(limit)], over],
    ['the first expected', [unexpected(over), expected(limit, 'tea'), expected(over, 'tea')], limit],
    ['the first, though it is not expected later', [expected(over, 'tea'), unexpected(limit)], over],
    ['more than that it has no page', [expected(page, 'tea'), unexpected(over)], over],
    ['none of an item that is no entry', [expected(over)], undefined],
  ])('is told of the reasons why an entry is hidden: %s', (_, notes, reason) => {
    const { hidden, visit } = visitorAt('/en/sydney');
    for (const note of notes) visit.clock.noteHidden?.({ id: note.id }, note.reason, note.isExpected);
    expect([...hidden.values()].map((entry) => entry.reason)).toEqual(reason ? [reason] : []);
  });

  test('sees the site of now before a change, and that of its moment after it', () => {
    const at = '?preview-at=2028-01-26T18:00';
    expect(visitorAt(`/en/sydney${at}`).later?.at).toEqual(new Date('2028-01-26T07:00:00Z'));
    expect(visitorAt(`/en/sydney${at}&preview-side=before`).later).toBeUndefined();
  });
});

test.each([
  ['CN', true],
  ['NZ', false],
  ['', false],
])('a visitor from “%s” is on the mainland: %s', (country, isMainland) => {
  const request = new Request(`${ORIGIN}/en/sydney`, { headers: { 'cf-ipcountry': country } });
  expect(readVisitor(request, pageAddress(request.url), open, false).visit.isMainland).toBe(isMainland);
});
