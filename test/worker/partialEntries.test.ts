import { expect, test } from 'vitest';
import { linkTo } from '../support/content/read.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import type { Fields } from '../support/worker/changedSite.ts';
import { elements, mainOf } from '../support/worker/pageText.ts';

/** A page with one section of a type, which has only these fields. */
async function pageWith(type: Parameters<typeof added>[0], fields: Fields): Promise<string> {
  const { read } = siteWith([
    added('cta', 'call', { title: 'The call', externalLink: '/sydney/there' }),
    added('cta', 'booked', { title: 'The table', kind: 'bookNow', booking: linkTo('table') }),
    added('zenchef', 'table', { title: 'A table', rid: '1' }),
    added('event', 'card', {}),
    added('loyaltyTier', 'tier', { title: undefined, benefits: ['The benefit'] }),
    added(type, 'section', { title: undefined, slug: undefined, ...fields }),
    added('basicPage', 'blank', { content: [linkTo('section')] }),
  ]);
  return mainOf(await read('/en/sydney/blank'));
}

test.each([
  ['card3Multiply1', { cards: [linkTo('card')], cta: [linkTo('call')] }, /href="\/en\/sydney\/there"/],
  ['richText', { cta: [linkTo('call')] }, /href="\/en\/sydney\/there"/],
  [
    'storeGuideAddress',
    { address: 'By the stairs', externalLink: '/sydney/there' },
    /<a class="place-link" href="\/en\/sydney\/there">By the stairs<\/a>/,
  ],
  ['loyaltyBenefitSummary', { tiers: [linkTo('tier')] }, /The benefit/],
] as const)('a section shows what its editor gave it, and nothing else: %s of %j', async (type, fields, shown) => {
  const html = await pageWith(type, fields);
  expect(html).toMatch(shown);
  expect(html).not.toMatch(/<h\d[^>]*>(?:<[^>]*>)*<\/h\d>/);
});

test.each([
  [[linkTo('call')], ['1']],
  [[linkTo('booked')], ['1']],
  [[], ['1']],
])('a hero is booked beside its calls to action, once: %j', async (cta, expected) => {
  const html = await pageWith('heroBanner', { title: 'The hero', cta, booking: linkTo('table') });
  const booked = elements(html, 'a').flatMap(({ href = '' }) => /rid=(\d)/.exec(href)?.[1] ?? []);
  expect(booked).toEqual(expected);
  expect(html.includes('The call')).toBe(cta.some(({ sys }) => sys.id === 'call'));
});
