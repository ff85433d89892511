import { describe, expect, test } from 'vitest';
import type { World } from '../../worker/world.ts';
import { faults } from '../support/worker/faults.ts';
import { faultySite } from '../support/worker/faultySite.ts';
import { HEALTH_KEY, testSite } from '../support/worker/testWorld.ts';

const AT = '2026-06-15T02:00:00.023Z';
const PAGE = '/en/sydney/what-is-happening/event/silk-in-the-hand';

async function usesAnswer(
  query: string,
  { key = HEALTH_KEY, coordinator }: { key?: string; coordinator?: World['coordinator'] },
) {
  const site = testSite({ variables: { HEALTH_KEY }, world: { coordinator } });
  const answer = await site.visit(`/_uses${query}`, { 'x-health-key': key });
  return { status: answer.status, body: await answer.json() };
}

describe('where an entry is used', () => {
  test('is answered by the index of pages and by the links of the space', async () => {
    const questions: string[] = [];
    const coordinator = async (request: Request): Promise<Response> => {
      questions.push(request.url.replace('https://coordinator.invalid', ''));
      return Response.json({ paths: ['/en/sydney', '/en/sydney/events'] });
    };
    const { status, body } = await usesAnswer('?entry=cat-fragrance', { coordinator });
    expect(status).toBe(200);
    expect(questions).toContain('/uses?entry=cat-fragrance');
    expect(body).toMatchObject({
      isPublished: true,
      pages: ['/en/sydney', '/en/sydney/events'],
      links: expect.arrayContaining([{ id: expect.any(String), type: expect.any(String) }]),
    });
  });

  test.each([
    ['cat-fragrance', true],
    ['asset-fragrance-none', false],
  ])('says if %s is published: a mistyped id is none', async (id, isPublished) => {
    const coordinator = async (): Promise<Response> => Response.json({ paths: [] });
    expect((await usesAnswer(`?entry=${id}`, { coordinator })).body).toMatchObject({ isPublished });
  });

  test('leaves the pages out while none is recorded, and where no index is bound', async () => {
    const isEmpty = async (): Promise<Response> => Response.json({});
    for (const coordinator of [isEmpty, undefined])
      expect(await usesAnswer('?entry=cat-fragrance', { coordinator })).toEqual({
        status: 200,
        body: { isPublished: true, links: expect.any(Array) },
      });
  });

  test.each(['an error that says 200', 'a list that lost its items', '500'])(
    'is not answered while the service answers %s',
    async (name) => {
      const { visit, fail } = faultySite({ variables: { HEALTH_KEY } });
      fail(faults[name]);
      expect(await visit('/_uses?entry=cat-fragrance', { 'x-health-key': HEALTH_KEY })).toMatchObject({ status: 502 });
    },
  );

  test.each<[string, string, number, World['coordinator'], string?]>([
    ['without an id', '', 400, undefined],
    ['with what is no id', '?entry=a%20b', 400, undefined],
    ['with a wrong key', '?entry=x', 403, undefined, 'another key of many characters'],
    ['while the coordinator fails', '?entry=x', 502, async () => new Response('no', { status: 500 })],
  ])('is refused %s', async (_, query, status, coordinator, key) => {
    expect(await usesAnswer(query, { coordinator, ...(key && { key }) })).toMatchObject({
      status,
      body: { error: expect.any(String) },
    });
  });
});

describe('the desk’s page of uses', () => {
  test('says where an entry is used: which entries link to it, and which pages read it', async () => {
    const address = '/_desk/uses?entry=sydney-event-silk-in-the-hand&is-preview-mode=true';
    const pageOf = async (site: ReturnType<typeof testSite>) => site.read(address);
    expect(await pageOf(testSite({ now: AT, coordinator: null }))).toContain('Which pages read it is not known');
    const coordinator = async () => Response.json({ paths: [PAGE] });
    const page = await pageOf(testSite({ now: AT, world: { coordinator } }));
    expect(page).toContain('<h1>Where “Silk in the hand” is used</h1>');
    expect(page).toMatch(/entries\/sydney-brand-ottavia-rey"[^>]*>Ottavia Rey<\/a> <small>brandPavilion, sydney/);
    expect(page).toContain(
      `<p>Read by 1 page that is made ahead.</p>\n<ul><li><a href="${PAGE}?is-preview-mode=true">`,
    );
  });

  test.each([
    ['a%20b', 'That is no id of an entry.', 400],
    ['no-such-entry', 'There is no entry no-such-entry.', 404],
  ])('%s says nothing of uses: %s', async (entry, text, status) => {
    const answer = await testSite({ now: AT }).visit(`/_desk/uses?entry=${entry}&is-preview-mode=true`);
    expect([answer.status, (await answer.text()).includes(text)]).toEqual([status, true]);
  });
});
