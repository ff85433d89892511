import * as v from 'valibot';
import { expect, inject } from 'vitest';
import { editorsChange } from '../editorsChange.ts';

/** The origin of the embedded content service, which listens one port above the site. */
export function contentService(): string {
  const { hostname, port } = new URL(inject('site'));
  return `http://${hostname}:${Number(port) + 1}`;
}

/** Where the local editor opens an entry, before its id. */
export const localEntries = '/editor/spaces/meridian/environments/master/entries';

/** A page as visitors get it. */
export async function publicPage(path: string): Promise<string> {
  return (await fetch(inject('site') + path)).text();
}

/** An editor saves a draft in the embedded content service, or has it saved for a release. */
export async function saveTitle(
  id: string,
  title: string | null,
  locale = 'en-US',
  action: object = { action: 'save' },
): Promise<void> {
  await editorsChange(contentService(), { id, ...action, fields: { title: { [locale]: title } } });
}

const entry = v.object({
  sys: v.object({ version: v.number() }),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
});

/** An editor publishes a title as the local editor does: the site is told by its webhook. */
export async function publishTitle(id: string, title: string): Promise<void> {
  const address = `${contentService()}/spaces/meridian/environments/master/entries/${id}`;
  const call = async (path: string, method: string, version?: number, body?: object) => {
    const headers = { Authorization: 'Bearer meridian-management', 'X-Contentful-Version': String(version) };
    const answer = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(answer.status).toBe(200);
    return v.parse(entry, await answer.json());
  };
  const { sys, fields } = await call('', 'GET');
  const saved = await call('', 'PUT', sys.version, {
    fields: { ...fields, title: { ...fields['title'], 'en-US': title } },
  });
  await call('/published', 'PUT', saved.sys.version);
}
