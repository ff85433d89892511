import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createManagement } from '../support/tools/managementStandIn.ts';
import { run } from '../support/tools/run.ts';
import { serve } from '../support/tools/serve.ts';

let management = createManagement();
let server = await serve(management);
afterEach(() => server.close());

const push = (...words: string[]) =>
  run('editors/contentPush', [
    '--space',
    'house',
    '--token',
    'meridian-management',
    '--host',
    server.host,
    '--retries',
    '0',
    ...words,
  ]);
const writes = () => management.calls.filter((call) => !call.startsWith('GET'));

describe('what a push never does by itself', () => {
  const legacy = {
    id: 'legacy',
    name: 'Legacy',
    type: 'Symbol',
    localized: false,
    required: false,
    validations: [],
    disabled: false,
    omitted: false,
  };
  const withLegacy = (body: Record<string, unknown>) => ({
    ...body,
    fields: [...(Array.isArray(body['fields']) ? body['fields'] : []), legacy],
  });
  const fieldIds = (type: string) => JSON.stringify(management.store.content_types.get(type)?.body['fields']);
  /** As a first push leaves it. */
  let filled: ReturnType<typeof createManagement> | undefined;
  beforeEach(async () => {
    if (!filled) {
      await push('--yes');
      filled = management;
    }
    server.close();
    management = createManagement(undefined, filled);
    server = await serve(management);
    management.edit('content_types', 'brand', withLegacy);
    management.publishType('brand');
    management.put('content_types', 'blogPost', { name: 'Blog post', fields: [legacy] });
    management.publishType('blogPost');
  });

  test('it keeps fields and types that the registry does not have', async () => {
    const { stdout } = await push('--yes');
    expect(stdout).toContain('brand.legacy: not in the model, kept (--prune deletes it)');
    expect(stdout).toContain('Nothing to do.');
  });

  test('--prune deletes empty ones, in the two steps that the service asks for', async () => {
    const { status, stderr } = await push('--yes', '--prune');
    expect([status, stderr]).toEqual([0, '']);
    expect([fieldIds('brand')?.includes('legacy'), management.store.content_types.has('blogPost')]).toEqual([
      false,
      false,
    ]);
    expect((await push('--prune')).stdout).toContain('Nothing to do.');
  });

  test('it refuses to delete what entries use, unless told so', async () => {
    management.put('entries', 'old', { fields: { legacy: { 'en-US': 'x' } } }, { typeId: 'brand' });
    management.put('entries', 'post', { fields: {} }, { typeId: 'blogPost' });
    const before = writes().length;
    const { status, stdout, stderr } = await push('--yes', '--prune');
    expect([status, stderr, writes().length]).toEqual([1, '2 refused: nothing has been changed.\n', before]);
    expect(stdout).toContain('brand.legacy: 1 entry has a value in it; --drop-data deletes the field with its values');
    expect(stdout).toContain('not in the model, and 1 entry of it is in the space: delete those first');
    management.store.entries.delete('post');
    expect((await push('--yes', '--prune', '--drop-data')).status).toBe(0);
    expect(fieldIds('brand')).not.toContain('legacy');
  });

  test('it refuses what the service can’t change: the type of a field, the default locale', async () => {
    management.put('content_types', 'seo', { name: 'x', fields: [{ ...legacy, id: 'title', type: 'Integer' }] });
    const { status, stdout } = await push('--yes');
    expect([status, stdout]).toEqual([
      1,
      expect.stringContaining('seo.title: type is "Integer", in the model "Symbol": the service can’t change that'),
    ]);
    server.close();
    management = createManagement('de-DE');
    server = await serve(management);
    const german = await push('--yes');
    expect([german.status, german.stdout]).toEqual([1, expect.stringContaining('default locale is de-DE')]);
    expect(writes()).toEqual([]);
  });
});
