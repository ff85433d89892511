import { expect, test } from 'vitest';
import { contentTypeRow, isContentType } from '../../content/model/registry.ts';
import { changedSite, type Fields } from '../support/worker/changedSite.ts';
import { pageAddresses } from '../support/worker/pageAddresses.ts';

/** Names that every object has, though nobody gave them. */
const names = ['__proto__', 'constructor', 'valueOf'];

/** Nodes, marks and links of a name that the site does not know, around words that it does. */
const richText = (name: string) => {
  const words = { nodeType: 'text', value: 'Light.', marks: [{ type: name }] };
  const links = ['hyperlink', 'entry-hyperlink', 'asset-hyperlink', 'embedded-entry-inline', name];
  return {
    nodeType: 'document',
    content: [
      { nodeType: 'paragraph', content: links.map((nodeType) => ({ nodeType, content: [words] })) },
      { nodeType: name, content: [words] },
      { nodeType: 'embedded-entry-block' },
      { nodeType: 'embedded-asset-block', data: null },
      { nodeType: 'embedded-resource-block' },
    ],
  };
};

/** An entry whose rich texts, and choices from a list, hold a name; what it is found by stays. */
function naming(name: string, fields: Fields, type: string): Fields {
  const rows = isContentType(type) ? Object.entries(contentTypeRow(type).fields) : [];
  const values = rows.flatMap(([field, row]): (readonly [string, unknown])[] => {
    if (row.kind === 'richText') return [[field, richText(name)]];
    if (row.kind !== 'value' || row.localized || field === 'slug') return [];
    if (row.definition.type === 'Array') return [[field, [name]]];
    return row.definition.type === 'Symbol' ? [[field, name]] : [];
  });
  return { ...fields, ...Object.fromEntries(values) };
}

test.each(names)('a name that every object has: %s in rich text and in every choice stops no page', async (name) => {
  const site = changedSite(({ fields }, type) => naming(name, fields, type), { variables: { LOG_LEVEL: '4' } });
  const failures: string[] = [];
  for (const [kind, path] of Object.entries(await pageAddresses())) {
    const answer = await site.visit(path);
    const text = await answer.text();
    const isWhole = !/^text\/html/.test(answer.headers.get('content-type') ?? '') || text.endsWith('</html>');
    if ((answer.status >= 500 && !['maintenance', 'openingSoon'].includes(kind)) || !isWhole)
      failures.push(`${kind} ${path}: ${answer.status}`);
  }
  expect(failures).toEqual([]);
});
