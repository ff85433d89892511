import { describe, expect, test } from 'vitest';
import type { World } from '../../worker/world.ts';
import { testSite } from '../support/worker/testWorld.ts';

const KEY = 'a key of sixteen characters';

async function usesAnswer(
  query: string,
  { key = KEY, coordinator }: { key?: string; coordinator?: World['coordinator'] },
) {
  const site = testSite({ variables: { HEALTH_KEY: KEY }, world: { coordinator } });
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
