import { expect, test } from 'vitest';
import { redirectRefusal } from '../../tools/editors/redirectRefusal.ts';

const site = { city: 'sydney', origin: 'https://www.meridian.example', domains: ['meridian.example'] } as const;
const redirect = (id: string, source: string, externalLink: string) => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: 'redirect' } } },
  fields: { title: id, source, externalLink },
});
const ask = async () => ({
  sys: { type: 'Array' },
  total: 2,
  items: [redirect('a', '/one', '/sydney/dining'), redirect('b', '/two', '/sydney/stores')],
});

test.each<[string, Record<string, unknown>, string | undefined]>([
  ['a new place', { source: '/one', externalLink: '/sydney/brand' }, undefined],
  ['itself', { source: '/one', externalLink: '/sydney/one' }, 'it leads back to itself'],
  ['another redirect', { source: '/one', externalLink: '/sydney/two' }, 'it leads to another redirect'],
  [
    'another site',
    { source: '/one', externalLink: 'https://elsewhere.example/' },
    'it leads off the company’s domains',
  ],
  [
    'the whole city as its source',
    { source: '/sydney', externalLink: '/sydney/brand' },
    'the source would take the whole city',
  ],
])('a redirect to %s is judged as the site judges it, before it is published', async (_, fields, problem) => {
  expect(await redirectRefusal(ask, 'a', { title: 'a', ...fields }, site)).toBe(problem);
});
