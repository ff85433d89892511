import { expect, test } from 'vitest';
import { addressedAnswer } from '../../../content/model/addressedAnswer.ts';
import { linkTo, written } from '../../support/content/read.ts';

test('of an entry that is only linked to, an answer keeps what leads there; of one that is shown, everything', () => {
  const cta = written('cta', 'cta', { title: 'More', internalLink: linkTo('dinner') });
  const dinner = written('dining', 'dinner', { title: 'Dinner', slug: 'dinner', endDate: '2026-06-14' });
  const { updatedAt: _, ...sys } = dinner.sys;
  const answer = { total: 1, items: [written('event', 'tea', { cta: [linkTo('cta')] })] };
  expect(addressedAnswer({ ...answer, includes: { Entry: [cta, dinner], Asset: [] } })).toEqual({
    ...answer,
    includes: { Entry: [cta, { sys, fields: { slug: 'dinner', endDate: '2026-06-14' } }], Asset: [] },
  });
  expect(addressedAnswer(answer)).toEqual({ ...answer, includes: { Entry: [], Asset: [] } });
});
