import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'contentful';
import { afterAll, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { EventSkeleton } from '../../content/model/skeletons.ts';
import { serviceOver } from '../service/server.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

// A run is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const exported = JSON.parse(readFileSync('content/space/space.json', 'utf8'));
const server = await serve(serviceOver(exported, '2026-06-15T02:00:00.000Z'));
afterAll(() => server.close());

const folder = mkdtempSync(join(tmpdir(), 'types-'));
const written = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('npm run content:types', () => {
  test('the committed types are what the registry says', async () => {
    const { status, stdout } = await run('contentTypes', ['--check']);
    expect([status, stdout]).toEqual([0, 'content/model/skeletons.ts is what the registry says.\n']);
  });

  test('the model of the embedded service is the registry’s', async () => {
    const { status, stdout } = await run('contentTypes', [
      '--space',
      'meridian',
      '--token',
      'meridian-delivery',
      '--host',
      server.host,
    ]);
    expect([status, stdout]).toEqual([
      0,
      'space meridian, environment master (published): the model is the registry’s\n',
    ]);
  });

  test('an export that has drifted is told by type, field and property, and ends with 1', async () => {
    const [first, second, ...others] = exported.contentTypes;
    const drifted = {
      contentTypes: [
        {
          ...first,
          fields: first.fields
            .map((field: { id: string }) =>
              field.id === 'slug' ? { ...field, validations: [], required: false } : field,
            )
            .slice(1),
        },
        { ...others[0], sys: { id: 'blogPost' } },
        ...others,
      ],
    };
    const { status, stdout } = await run('contentTypes', ['--file', written('drifted.json', drifted)]);
    expect(status).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'homePage.title: missing in the space',
      'homePage.slug: required is false, in the model true',
      'homePage.slug: validations is [], in the model [{"regexp":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$"}}]',
      `${second.sys.id}: missing in the space`,
      'blogPost: not in the model',
      expect.stringMatching(/5 differences from the registry$/),
      '',
    ]);
    const asJson = await run('contentTypes', ['--file', written('drifted.json', drifted), '--json']);
    expect([asJson.status, JSON.parse(asJson.stdout)[0]]).toEqual([
      1,
      { contentType: 'homePage', field: 'title', what: 'missing' },
    ]);
  });

  test('what can’t be compared ends with 2 and says why', async () => {
    const wrong: readonly (readonly [words: readonly string[], told: string])[] = [
      [['--space', 'x'], 'CONTENTFUL_ACCESS_TOKEN'],
      [['--space', 'meridian', '--token', 'stolen', '--host', server.host], 'AccessTokenInvalid'],
      [['--file', join(folder, 'gone.json')], 'gone.json can’t be read'],
      [['--file', written('broken.json', '{')], 'broken.json can’t be read'],
      [['--file', written('empty.json', {})], 'contentTypes'],
    ];
    const ended = await Promise.all(wrong.map(([words]) => run('contentTypes', words)));
    expect(ended.map(({ status, stderr }) => [status, stderr])).toEqual(
      wrong.map(([, told]) => [2, expect.stringContaining(told)]),
    );
  });
});

test('the skeletons fit the official client: fields, choices and links are typed', async () => {
  const client = createClient({
    space: 'meridian',
    accessToken: 'meridian-delivery',
    host: server.host,
    insecure: true,
  });
  const { items } = await client.getEntries<EventSkeleton>({
    content_type: 'event',
    limit: 1,
    'fields.isFeatured': true,
  });
  const [event] = items;
  expectTypeOf(event?.fields.title).toEqualTypeOf<string | undefined>();
  expectTypeOf(event?.fields.backgroundColor).toEqualTypeOf<'black' | 'white' | 'grey' | undefined>();
  expect(typeof event?.fields.title).toBe('string');
  // @ts-expect-error: no field of the model
  expect(event?.fields.colour).toBeUndefined();
});
