import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { houseSpace } from '../support/tools/houseSpace.ts';

const { house, writes, ask, begin, beginAfter, close } = houseSpace('editors/contentPush');
afterEach(close);
const push = (...words: string[]) => ask(words);

describe('what a push never does by itself', () => {
  const legacy = {
    ...{ id: 'legacy', name: 'Legacy' },
    ...{ type: 'Symbol', validations: [], localized: false, required: false, disabled: false, omitted: false },
  };
  const withLegacy = (body: Record<string, unknown>) => ({
    ...body,
    fields: [...(Array.isArray(body['fields']) ? body['fields'] : []), legacy],
  });
  const fieldIds = (type: string) => JSON.stringify(house().store.content_types.get(type)?.body['fields']);
  beforeEach(async () => {
    await beginAfter('--yes');
    house().edit('content_types', 'brand', withLegacy);
    house().publishType('brand');
    house().put('content_types', 'blogPost', { name: 'Blog post', fields: [legacy] });
    house().publishType('blogPost');
  });

  test('it keeps fields and types that the registry does not have', async () => {
    const { stdout } = await push('--yes');
    expect(stdout).toContain('brand.legacy: not in the model, kept (--prune deletes it)');
    expect(stdout).toContain('Nothing to do.');
  });

  test('--prune deletes empty ones, in the two steps that the service asks for', async () => {
    const { status, stderr } = await push('--yes', '--prune');
    expect([status, stderr]).toEqual([0, '']);
    expect([fieldIds('brand')?.includes('legacy'), house().store.content_types.has('blogPost')]).toEqual([
      false,
      false,
    ]);
    expect((await push('--prune')).stdout).toContain('Nothing to do.');
  });

  test('it refuses to delete what entries use, unless told so', async () => {
    house().put('entries', 'old', { fields: { legacy: { 'en-US': 'x' } } }, { typeId: 'brand' });
    house().put('entries', 'post', { fields: {} }, { typeId: 'blogPost' });
    const before = writes().length;
    const { status, stdout, stderr } = await push('--yes', '--prune');
    expect([status, stderr, writes().length]).toEqual([1, '2 refused: nothing has been changed.\n', before]);
    expect(stdout).toContain('brand.legacy: 1 entry has a value in it; --drop-data deletes the field with its values');
    expect(stdout).toContain('not in the model, and 1 entry of it is in the space: delete those first');
    house().store.entries.delete('post');
    expect((await push('--yes', '--prune', '--drop-data')).status).toBe(0);
    expect(fieldIds('brand')).not.toContain('legacy');
  });

  test('it refuses what the service can’t change: the type of a field, the default locale', async () => {
    house().put('content_types', 'seo', { name: 'x', fields: [{ ...legacy, id: 'title', type: 'Integer' }] });
    const { status, stdout } = await push('--yes');
    expect([status, stdout]).toEqual([
      1,
      expect.stringContaining('seo.title: type is "Integer", in the model "Symbol": the service can’t change that'),
    ]);
    await begin('de-DE');
    const german = await push('--yes');
    expect([german.status, german.stdout]).toEqual([1, expect.stringContaining('default locale is de-DE')]);
    expect(writes()).toEqual([]);
  });
});
