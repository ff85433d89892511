import { expect, test } from 'vitest';
import { entryGraph } from '../../../content/model/graph.ts';
import { unfinished } from '../../../content/model/unfinished.ts';

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const body = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [text(value)] }],
});

/** The languages in which texts of an entry are missing, of a city that speaks English and Chinese. */
function missing(contentType: string, fields: object): readonly string[] {
  const sys = { id: 'one', contentType: { sys: { id: contentType } } };
  const graph = entryGraph({ items: [{ sys, fields }], total: 1 });
  const [entry] = graph?.items ?? [];
  return entry && graph ? unfinished(entry, graph, ['en', 'cn']).languages : ['none read'];
}

test.each<[string, string, object, readonly string[]]>([
  ['written in both', 'event', { title: { 'en-US': 'Tea', 'zh-CN': '茶' } }, []],
  ['in English alone', 'event', { title: { 'en-US': 'Tea' } }, ['cn']],
  ['in Chinese alone, with an empty English', 'event', { title: { 'en-US': '', 'zh-CN': '茶' } }, ['en']],
  ['a rich text without words', 'event', { body: { 'en-US': body('Words'), 'zh-CN': body('') } }, ['cn']],
  ['a list without lines', 'event', { features: { 'en-US': ['Wine'], 'zh-CN': [] } }, ['cn']],
  ['a number, which every language writes alike', 'event', { time: { 'en-US': '10:00' } }, []],
  ['a brand’s own name', 'brand', { displayName: { 'en-US': 'Aurelle' } }, []],
])('what is left of a text: %s', (_, type, fields, languages) => {
  expect(missing(type, fields)).toEqual(languages);
});
