import { expect, inject } from 'vitest';

/** An editor saves a draft in the embedded content service, which listens one port above the site. */
export async function saveTitle(id: string, title: string | null, locale = 'en-US'): Promise<void> {
  const { hostname, port } = new URL(inject('site'));
  const answer = await fetch(`http://${hostname}:${Number(port) + 1}/_publish`, {
    method: 'POST',
    headers: { Authorization: 'Bearer meridian-management' },
    body: JSON.stringify({ id, action: 'save', fields: { title: { [locale]: title } } }),
  });
  expect(answer.status).toBe(200);
}
