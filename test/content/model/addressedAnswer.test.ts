import { expect, test } from 'vitest';
import { addressedAnswer } from '../../../content/model/addressedAnswer.ts';
import { linkTo, written } from '../../support/content/read.ts';

test('what is shown keeps all its fields; what is only led to keeps its address, so that its texts change no answer', () => {
  const page = { title: 'Tea', slug: 'tea', description: 'A long text' };
  const cta = { title: 'Read', internalLink: linkTo('page') };
  const answer = (description: string) =>
    addressedAnswer({
      total: 1,
      items: [written('heroBanner', 'hero', { title: 'Opening', cta: [linkTo('cta')] })],
      includes: { Entry: [written('cta', 'cta', cta), written('basicPage', 'page', { ...page, description })] },
    });
  expect(answer('One text')).toEqual(answer('Another one'));
  expect(answer('One text')).toMatchObject({
    total: 1,
    items: [{ fields: { title: 'Opening' } }],
    includes: { Entry: [{ fields: cta }, { sys: { id: 'page' }, fields: { slug: 'tea' } }] },
  });
});
