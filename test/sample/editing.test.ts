import { describe, expect, test } from 'vitest';
import type { Hook } from '../../sample/service/api/publishing.ts';
import { readSettings } from '../../sample/service/model/serviceSettings.ts';
import { createService } from '../../sample/service/service.ts';
import { sampleSpace } from '../support/sample/sampleSpace.ts';

const CLOCK = '2026-06-15T02:00:00.000Z';
const id = 'quiet';

const slugRule = { regexp: { pattern: '^[a-z-]+$', flags: null }, message: 'Write letters, such as a-new-room' };

/** A space of one published event, whose type has rules. */
const space = {
  ...sampleSpace,
  contentTypes: [
    {
      ...{ sys: { id: 'event' }, name: 'Event', displayField: 'title' },
      fields: [
        { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true },
        { id: 'slug', name: 'Slug', type: 'Symbol', required: true, validations: [slugRule] },
        { id: 'description', name: 'Description', type: 'Text', localized: true },
        { id: 'endDate', name: 'End', type: 'Date' },
        { id: 'seatsLeft', name: 'Seats', type: 'Integer' },
      ],
    },
  ],
  entries: sampleSpace.entries
    .filter(({ sys }) => sys.id === id)
    .map((entry) => ({
      ...entry,
      fields: { title: { 'en-US': 'Silk in the hand' }, slug: { 'en-US': 'silk' }, description: { 'en-US': 'Old' } },
    })),
  assets: [],
};

interface Answer {
  readonly status: number;
  readonly message: string;
  readonly sys: { readonly version: number };
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The service, with the webhooks that it sends. */
function edited() {
  const hooks: Hook[] = [];
  const service = createService(space, readSettings({ CLOCK }), {
    now: () => new Date(CLOCK),
    requestId: () => 'test',
    tell: async (hook) => {
      hooks.push(hook);
    },
  });
  const call = async (method: string, path: string, headers: object = {}, body?: object, token = 'management') => {
    const request = new Request(`http://localhost:8788/spaces/meridian/environments/master/entries/${path}`, {
      method,
      headers: { authorization: `Bearer meridian-${token}`, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await service.fetch(request);
    const text = await answer.text();
    const parsed: Answer = { status: answer.status, ...JSON.parse(text) };
    return parsed;
  };
  const seen = async (name: string) =>
    (await call('GET', `${id}?locale=en-US`, {}, undefined, 'delivery')).fields[name];
  return { call, seen, hooks };
}

const version = (number: number) => ({ 'x-contentful-version': String(number) });

describe('an entry is edited by its version', () => {
  test('saved, published with a webhook, and emptied where it has no value any more', async () => {
    const { call, seen, hooks } = edited();
    const { sys, fields } = await call('GET', id);
    const { description: _, ...others } = fields;
    const changed = { ...others, title: { 'en-US': 'New' }, endDate: { 'en-US': '2026-07-08' } };
    const saved = await call('PUT', id, version(sys.version), { fields: changed });
    expect([saved.status, saved.sys.version, saved.fields['description'], saved.fields['endDate']]).toEqual([
      ...[200, sys.version + 1, undefined],
      { 'en-US': '2026-07-08' },
    ]);
    expect([await seen('title'), hooks]).toEqual(['Silk in the hand', []]);
    const published = await call('PUT', `${id}/published`, version(saved.sys.version));
    expect([published.status, await seen('title'), hooks.map(({ topic }) => topic)]).toEqual([
      ...[200, 'New', ['ContentManagement.Entry.publish']],
    ]);
    await call('DELETE', `${id}/published`, version(published.sys.version));
    expect((await call('GET', id, {}, undefined, 'delivery')).status).toBe(404);
    expect((await call('GET', id)).fields['title']).toEqual({ 'en-US': 'New' });
  });

  test('a new one is a draft of its type and city, which is published with all that is required', async () => {
    const { call, hooks } = edited();
    const type = { 'x-contentful-content-type': 'event' };
    const metadata = { tags: [{ sys: { id: 'sydney' } }] };
    const created = await call('PUT', 'a-new-one', type, { fields: { title: { 'en-US': 'Again' } }, metadata });
    expect([created.status, created.fields]).toEqual([200, { title: { 'en-US': 'Again' } }]);
    const refusal = await call('PUT', 'a-new-one/published', version(created.sys.version));
    expect([refusal.status, refusal.message]).toEqual([422, 'Slug is required.']);
    const blank = { ...created.fields, slug: { 'en-US': ' ' } };
    const { sys } = await call('PUT', 'a-new-one', version(created.sys.version), { fields: blank });
    expect((await call('PUT', 'a-new-one/published', version(sys.version))).message).toContain('Slug is required.');
    const fields = { ...created.fields, slug: { 'en-US': 'again' } };
    const saved = await call('PUT', 'a-new-one', version(sys.version), { fields });
    expect((await call('PUT', 'a-new-one/published', version(saved.sys.version))).status).toBe(200);
    expect(hooks).toMatchObject([{ payload: { metadata: { tags: [{ sys: { id: 'sydney' } }] } } }]);
  });

  test('one that breaks a rule of its fields is saved, and not published; the sentence is the rule’s own', async () => {
    const { call, hooks } = edited();
    const { sys, fields } = await call('GET', id);
    const saved = await call('PUT', id, version(sys.version), { fields: { ...fields, slug: { 'en-US': 'Silk / ä' } } });
    const refusal = await call('PUT', `${id}/published`, version(saved.sys.version));
    expect([saved.status, refusal.status, refusal.message, hooks]).toEqual([
      ...[200, 422],
      'Slug: “Silk / ä” does not have the form. Write letters, such as a-new-room.',
      [],
    ]);
  });

  const [title, seatsLeft] = [(text: unknown) => ({ title: { 'en-US': text } }), { seatsLeft: { 'en-US': 'six' } }];
  const long = 'Title has 257 characters; it may have 256.';
  test.each<[string, string, object, object | undefined, string, number, string]>([
    ['without the token', id, version(4), { fields: {} }, 'delivery', 401, 'invalid'],
    ['of another version', id, version(1), { fields: {} }, 'management', 409, 'Somebody else has saved this entry'],
    ['without a version', id, {}, { fields: {} }, 'management', 409, 'Somebody else'],
    ['of no type', 'nowhere', {}, { fields: {} }, 'management', 404, 'could not be found'],
    ['that is none', id, version(4), [], 'management', 400, 'Expected fields by locale.'],
    ['with a long title', id, version(4), { fields: title('x'.repeat(257)) }, 'management', 422, long],
    ['with a word', id, version(4), { fields: seatsLeft }, 'management', 422, 'Seats left is no whole number.'],
    ['with a number for a text', id, version(4), { fields: title(6) }, 'management', 422, 'Title is no text.'],
    ['in no locale', id, version(4), { fields: { title: { xx: 'X' } } }, 'management', 422, 'There is no locale xx.'],
  ])('one %s is refused', async (_, path, headers, body, token, status, message) => {
    const { call, seen } = edited();
    const answer = await call('PUT', path, headers, body, token);
    expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(message)]);
    expect(await seen('title')).toBe('Silk in the hand');
  });
});
