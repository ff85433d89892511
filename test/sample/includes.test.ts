import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExport } from '../../sample/service/model/readExport.ts';
import { linkKey } from '../../sample/service/model/resourceLinks.ts';
import { buildSpace } from '../../sample/service/model/spaceAt.ts';
import { collectIncludes } from '../../sample/service/query/includes.ts';
import { link, sampleSpace } from '../support/sample/sampleSpace.ts';

const { delivery, preview } = buildSpace(readExport(sampleSpace), 0);

describe('includes', () => {
  const locale = { code: 'en-US', chain: ['en-US'] };
  const include = (ids: readonly string[], depth: number, view = delivery) => {
    const items = ids.flatMap((id) => view.entries.get(id) ?? []);
    const includes = collectIncludes(view, items, depth, locale, undefined);
    return {
      entries: includes.entries.map((entry) => entry.id).sort(),
      unresolvable: includes.unresolvable.map(linkKey),
    };
  };

  test('never repeats an item, and resolves drafts in the preview', () => {
    expect(include(['opening', 'sale', 'aurelle'], 3).entries).toEqual(['velmora']);
    expect(include(['opening'], 1, preview).unresolvable).toEqual(['Entry:nowhere']);
  });

  test('in any graph: each thing within reach once, and no item again', () => {
    const ids = ['n0', 'n1', 'n2', 'n3', 'n4', 'n5'];
    const edges = fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids, 'missing')), { maxLength: 15 });
    fc.assert(
      fc.property(edges, fc.constantFrom(...ids), fc.integer({ min: 0, max: 10 }), (list, start, depth) => {
        const [template] = sampleSpace.entries;
        const file = {
          ...sampleSpace,
          entries: ids.map((id) => ({
            ...template,
            sys: { ...template?.sys, id, contentType: link('ContentType', 'event') },
            fields: { related: { 'en-US': list.filter(([from]) => from === id).map(([, to]) => link('Entry', to)) } },
          })),
        };
        const included = include([start], depth, buildSpace(readExport(file), 0).delivery);
        const reachable = new Set([start]);
        for (let step = 0; step < depth; step += 1)
          for (const [, to] of list.filter(([node]) => reachable.has(node))) reachable.add(to);
        for (const id of [start, 'missing']) reachable.delete(id);
        expect(included.entries).toEqual([...reachable].toSorted());
      }),
    );
  });
});
