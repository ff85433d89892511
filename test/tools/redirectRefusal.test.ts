import { expect, test } from 'vitest';
import type { AskEntries } from '../../tools/editors/contentAccess.ts';
import { redirectRefusal } from '../../tools/editors/redirectRefusal.ts';

const site = { origin: 'https://www.meridian.example', domains: ['meridian.example'] } as const;
const createdAt = '2026-01-01T00:00:00Z';
const tagged = (...tags: readonly string[]) => ({ tags: tags.map((id) => ({ sys: { id } })) });
const redirect = (id: string, source: string, externalLink: string, city = 'sydney') => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: 'redirect' } }, createdAt },
  metadata: tagged(city),
  fields: { title: id, source, externalLink },
});
const redirects = [
  redirect('b', '/two', '/sydney/stores'),
  redirect('a', '/one', '/sydney/dining'),
  redirect('p', '/back', '/sydney/one', 'paris'),
];
const tea = { sys: { id: 'tea', type: 'Entry', contentType: { sys: { id: 'event' } } }, fields: { slug: 'tea' } };
const ask: AskEntries = async ({ 'sys.id': id }) => {
  const items = id === undefined ? redirects : [tea].filter(({ sys }) => sys.id === id);
  return { sys: { type: 'Array' }, total: items.length, items };
};
const hasPage = async (path: string): Promise<boolean> => !path.endsWith('/lost');
const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

test.each<[string, Record<string, unknown>, string | undefined]>([
  ['a new place', { externalLink: '/sydney/brand' }, undefined],
  ['a published entry', { source: '/three', internalLink: linkTo('tea') }, undefined],
  ['an entry that is not published', { source: '/three', internalLink: linkTo('draft') }, 'it leads nowhere'],
  ['a page that is lost', { externalLink: '/sydney/lost' }, 'it leads to /en/sydney/lost, where no page is'],
  ['a part that holds pages', { match: 'prefix', externalLink: '/sydney/lost' }, undefined],
  ['another host', { externalLink: 'https://shop.meridian.example/lost' }, undefined],
  ['itself', { externalLink: '/sydney/one' }, 'it leads back to itself'],
  ['another city, and back', { externalLink: '/paris/back' }, 'it leads to another redirect, in paris'],
  ['another redirect', { externalLink: '/sydney/two' }, 'it leads to another redirect'],
  ['another site', { externalLink: 'https://elsewhere.example/' }, 'it leads off the company’s domains'],
  ['a whole city', { source: '/sydney', externalLink: '/sydney/brand' }, 'the source would take the whole city'],
])('a redirect to %s is judged as the site judges it, before it is published', async (_, fields, problem) => {
  const changed = { id: 'a', createdAt, tags: ['sydney'], fields: { title: 'a', source: '/one', ...fields } };
  expect(await redirectRefusal(ask, changed, { ...site, hasPage })).toBe(problem);
});

test.each([
  ['a', undefined],
  ['c', 'another redirect has the same source'],
])('of two redirects from one address the site keeps the one that was created first: %s', async (id, problem) => {
  const fields = { title: id, source: '/two', externalLink: '/sydney/dining' };
  expect(await redirectRefusal(ask, { id, createdAt, tags: ['sydney'], fields }, site)).toBe(problem);
});

test.each<[string, readonly string[], string | undefined]>([
  ['two cities', ['sydney', 'paris'], 'it leads back to itself (paris)'],
  ['all cities', ['global'], 'it leads back to itself (paris)'],
  ['one city', ['sydney'], undefined],
  ['no city', ['winter'], 'it has no tag of a city'],
])('a redirect of %s is judged in each', async (_, tags, problem) => {
  const fields = { title: 'n', source: '/new', externalLink: '/en/paris/new' };
  expect(await redirectRefusal(ask, { id: 'n', createdAt, tags, fields }, site)).toBe(problem);
});
