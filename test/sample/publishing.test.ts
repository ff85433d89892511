import { describe, expect, test } from 'vitest';
import { serviceOver } from '../../sample/service/serviceOver.ts';
import { sampleSpace } from '../support/sample/sampleSpace.ts';
import { sampleService } from '../support/sample/server.ts';

const NOW = '2026-06-15T02:00:00.000Z';

/** A space of one published event. */
const space = { ...sampleSpace, entries: sampleSpace.entries.filter(({ sys }) => sys.id === 'sale'), assets: [] };

function service(clock = NOW, answers = serviceOver(space, clock)) {
  const titles = async (host: 'localhost' | '127.0.0.1', path = 'entries'): Promise<unknown> => {
    const token = host === 'localhost' ? 'meridian-delivery' : 'meridian-preview';
    const answer = await answers.fetch(
      new Request(
        `http://${host}/spaces/meridian/environments/master/${path}${path.includes('?') ? '&' : '?'}access_token=${token}`,
      ),
    );
    const body: { items?: { fields: { title: string } }[]; sys: { id?: string } } = await answer.json();
    return body.items?.map(({ fields }) => fields.title) ?? body.sys.id;
  };
  const change = async (body: unknown, token = 'meridian-management'): Promise<Response> =>
    answers.fetch(
      new Request('http://localhost/_publish', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }),
    );
  return { titles, change };
}
const renamed = (title: string) => ({ title: { 'en-US': title } });

describe('the stand-in for the editor', () => {
  test('a saved draft is seen in preview alone, until it is published', async () => {
    const { titles, change } = service();
    await change({ id: 'sale', action: 'save', fields: renamed('Second') });
    expect([await titles('localhost'), await titles('127.0.0.1')]).toEqual([['Winter sale'], ['Second']]);
    const hook = await (await change({ id: 'sale', action: 'publish' })).json();
    expect(hook).toMatchObject({
      topic: 'ContentManagement.Entry.publish',
      payload: {
        sys: { type: 'Entry', contentType: { sys: { id: 'event' } } },
        metadata: { tags: [{ sys: { id: 'tokyo' } }] },
      },
    });
    expect([await titles('localhost'), await titles('127.0.0.1')]).toEqual([['Second'], ['Second']]);
  });

  test('what is unpublished stays in preview, what is deleted is gone; of both only `sys` is told', async () => {
    const { titles, change } = service();
    expect(await (await change({ id: 'sale', action: 'unpublish' })).json()).toEqual({
      topic: 'ContentManagement.Entry.unpublish',
      payload: { sys: expect.objectContaining({ type: 'DeletedEntry', id: 'sale' }) },
    });
    expect([await titles('localhost'), await titles('127.0.0.1')]).toEqual([[], ['Winter sale']]);
    await change({ id: 'sale', action: 'delete' });
    expect(await titles('127.0.0.1')).toEqual([]);
  });

  test('a scheduled publication stands in the timeline of the preview from its moment on', async () => {
    const { titles, change } = service();
    await change({ id: 'sale', action: 'schedule', at: '2026-06-20T00:00:00Z', fields: renamed('Later') });
    const timeline = (moment: string) => titles('127.0.0.1', `timeline/entries?timestamp%5Blte%5D=${moment}`);
    expect([
      await titles('localhost'),
      await timeline('2026-06-19T00:00:00Z'),
      await timeline('2026-06-21T00:00:00Z'),
    ]).toEqual([['Winter sale'], ['Winter sale'], ['Later']]);
    expect([
      await titles('localhost', 'timeline/entries?timestamp%5Blte%5D=2026-06-21'),
      await timeline('soon'),
    ]).toEqual(['NotFound', 'InvalidQuery']);
  });

  test('what was never published is published at its moment, as it was saved last, and stays so', async () => {
    let now = NOW;
    const { titles, change } = service('', sampleService({ CLOCK: '' }, { file: space, now: () => new Date(now) }));
    for (const action of ['delete', 'create']) await change({ id: 'sale', action });
    await change({ id: 'sale', action: 'schedule', at: '2026-06-16T00:00:00Z', fields: renamed('Scheduled') });
    await change({ id: 'sale', action: 'save', fields: renamed('Corrected') });
    const timeline = await titles('127.0.0.1', 'timeline/entries?timestamp%5Blte%5D=2026-06-17T00:00:00Z');
    expect([await titles('localhost'), timeline]).toEqual([[], ['Corrected']]);
    now = '2026-06-17T00:00:00.000Z';
    expect(await titles('localhost')).toEqual(['Corrected']);
    await change({ id: 'sale', action: 'save', fields: renamed('A later draft') });
    expect([await titles('localhost'), await titles('127.0.0.1')]).toEqual([['Corrected'], ['A later draft']]);
  });

  test('dates are kept as they were typed, although the space moves with the clock', async () => {
    const { change, titles } = service();
    await change({ id: 'sale', action: 'publish', fields: { start: { 'en-US': '2027-01-26' } } });
    expect(await titles('localhost', 'entries?content_type=event&fields.start=2027-01-26')).toEqual(['Winter sale']);
  });

  test.each<[string, unknown, string | undefined, number]>([
    ['a stranger', { id: 'sale', action: 'publish' }, 'meridian-delivery', 401],
    ['an entry that is not there', { id: 'nowhere', action: 'publish' }, undefined, 404],
    ['no action', { id: 'sale' }, undefined, 400],
    ['an unknown field', { id: 'sale', action: 'publish', fields: { slug: { 'en-US': 'x' } } }, undefined, 400],
    ['a locale that is not there', { id: 'sale', action: 'publish', fields: { title: { fr: 'x' } } }, undefined, 400],
    ['a date that is none', { id: 'sale', action: 'publish', fields: { start: { 'en-US': 'soon' } } }, undefined, 400],
    ['a schedule without a moment', { id: 'sale', action: 'schedule' }, undefined, 400],
  ])('%s is refused', async (_, body, token, status) => {
    expect((await service().change(body, token)).status).toBe(status);
  });
});

test('a release has all changes of an entry that were put into it, and visitors none', async () => {
  const { titles, change } = service();
  const begin = { 'en-US': '2026-07-01T10:00' };
  await change({ id: 'sale', action: 'release', release: 'spring', fields: renamed('In spring') });
  await change({ id: 'sale', action: 'release', release: 'spring', fields: { start: begin } });
  await change({ id: 'sale', action: 'release', release: 'winter', fields: { start: begin } });
  const inRelease = (release: string) => titles('127.0.0.1', `timeline/entries?release%5Blte%5D=${release}`);
  expect([await inRelease('spring'), await inRelease('winter')]).toEqual([['In spring'], ['Winter sale']]);
  expect(await titles('localhost')).toEqual(['Winter sale']);
});

test('what is due later has the changes that are due before it', async () => {
  const { titles, change } = service();
  const begin = { 'en-US': '2026-07-01T10:00' };
  await change({ id: 'sale', action: 'schedule', at: '2026-06-20T00:00:00Z', fields: renamed('On Saturday') });
  await change({ id: 'sale', action: 'schedule', at: '2026-06-22T00:00:00Z', fields: { start: begin } });
  const until = (day: string) => titles('127.0.0.1', `timeline/entries?timestamp%5Blte%5D=2026-06-${day}T12:00:00Z`);
  expect([await until('19'), await until('20'), await until('22')]).toEqual([
    ['Winter sale'],
    ['On Saturday'],
    ['On Saturday'],
  ]);
});
