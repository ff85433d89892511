import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { serviceOver } from '../../sample/service/serviceOver.ts';
import { runHere } from '../support/tools/runHere.ts';
import { serve } from '../support/tools/serve.ts';
import { written } from '../support/tools/temporaryFiles.ts';

const exported = JSON.parse(readFileSync('sample/space/space.json', 'utf8'));
const server = await serve(serviceOver(exported, '2026-06-15T02:00:00.000Z'));
afterAll(() => server.close());

describe('npm run content:types', () => {
  test('the model of the embedded service is the registry’s', async () => {
    const words = ['--space', 'meridian', '--token', 'meridian-delivery', '--host', server.host];
    const { status, stdout } = await runHere('editors/contentTypes', words);
    expect([status, stdout]).toEqual([
      0,
      'space meridian, environment master (published): the model is the registry’s\n',
    ]);
  });

  test('writes its own file again, and over no other', async () => {
    const [own, other] = [written('types.ts', ''), written('other.ts', 'export const other = 1;')];
    for (let run = 0; run < 2; run += 1) expect((await runHere('editors/contentTypes', ['--out', own])).status).toBe(0);
    expect(readFileSync(own, 'utf8')).toContain('EntrySkeletonType');
    const { status, stderr } = await runHere('editors/contentTypes', ['--out', other]);
    expect([status, stderr]).toEqual([2, `${other} was not written by content:types: name another file.\n`]);
    expect(readFileSync(other, 'utf8')).toBe('export const other = 1;');
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
    const { status, stdout } = await runHere('editors/contentTypes', ['--file', written('drifted.json', drifted)]);
    expect(status).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'homePage.title: missing in the space',
      'homePage.slug: required is false, in the model true',
      'homePage.slug: validations is [], in the model [{"regexp":{"pattern":"^[A-Za-z0-9][A-Za-z0-9_-]{0,159}$"}}]',
      `${second.sys.id}: missing in the space`,
      'blogPost: not in the model',
      expect.stringMatching(/5 differences from the registry$/),
      '',
    ]);
    const asJson = await runHere('editors/contentTypes', ['--file', written('drifted.json', drifted), '--json']);
    expect([asJson.status, JSON.parse(asJson.stdout)[0]]).toEqual([
      1,
      { contentType: 'homePage', field: 'title', what: 'missing' },
    ]);
  });

  test('what can’t be compared ends with 2 and says why', async () => {
    const wrong: readonly (readonly [words: readonly string[], told: string])[] = [
      [['--space', 'meridian', '--token', 'stolen', '--host', server.host], 'AccessTokenInvalid'],
      [['--file', written('broken.json', '{')], 'broken.json can’t be read'],
      [['--file', written('empty.json', {})], 'contentTypes'],
    ];
    const ended = await Promise.all(wrong.map(([words]) => runHere('editors/contentTypes', words)));
    expect(ended.map(({ status, stderr }) => [status, stderr])).toEqual(
      wrong.map(([, told]) => [2, expect.stringContaining(told)]),
    );
  });
});

/** What an editors' script does with the types; each line with `@ts-expect-error` must be refused. */
const useOfTypes = `
import { createClient } from 'contentful';
import type { EventSkeleton } from './skeletons.ts';

const { items } = await createClient({ space: 's', accessToken: 't' }).getEntries<EventSkeleton>({
  content_type: 'event',
  'fields.isFeatured': true,
});
export const title: string | undefined = items[0]?.fields.title;
export const colour: 'black' | 'white' | 'grey' | undefined = items[0]?.fields.backgroundColor;
// @ts-expect-error: the title is a text
export const number: number | undefined = items[0]?.fields.title;
// @ts-expect-error: no such choice
export const other: 'black' | undefined = items[0]?.fields.backgroundColor;
// @ts-expect-error: no field of the model
export const unknown = items[0]?.fields.colour;
`;

test('the printed types compile, and fit the official client: fields and choices are typed', async () => {
  // Inside the project, where the compiler finds the client's own types.
  const place = mkdtempSync('node_modules/.cache/content-types-');
  afterAll(() => rmSync(place, { recursive: true }));
  const { status } = await runHere('editors/contentTypes', ['--out', join(place, 'skeletons.ts')]);
  expect(status).toBe(0);
  writeFileSync(join(place, 'use.ts'), useOfTypes);
  const options = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: { noEmit: true, composite: false, emitDeclarationOnly: false },
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ ...options, include: ['*.ts'] }));
  const compiler = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', place], { encoding: 'utf8' });
  expect(compiler.stdout).toBe('');
  expect(compiler.status).toBe(0);
});
