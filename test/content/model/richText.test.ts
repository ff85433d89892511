import { describe, expect, test } from 'vitest';
import { isTooDeep, readRichText } from '../../../content/model/richText.ts';
import { entryOf, linkTo } from '../../support/content/read.ts';
import { leading, node, textNode } from '../../support/content/richText.ts';

const picture = {
  sys: { id: 'lamp' },
  fields: { title: 'A lamp', file: { url: '//x.example/a.jpg', contentType: 'image/jpeg' } },
};
const [asset] = entryOf('news', { media: [picture] }).media;
const links = { entry: (link: unknown) => ({ followed: link }), asset: () => asset };
const reading = (content: readonly unknown[]) => readRichText(node('document', ...content), links);
const textOf = (content: readonly unknown[]) => reading(content)?.text;

describe('a rich text', () => {
  test.each([
    ['entry-hyperlink', ['one'], []],
    ['embedded-entry-block', ['one'], []],
    ['embedded-entry-inline', ['one'], []],
    ['asset-hyperlink', [], ['one']],
    ['embedded-asset-block', [], ['one']],
    ['hyperlink', [], []],
  ])('names in a %s the entries %j and the assets %j', (nodeType, entries, assets) => {
    const text = textOf([node('paragraph', leading(nodeType, linkTo('one')))]);
    expect([[...(text?.entries.keys() ?? [])], [...(text?.assets.keys() ?? [])]]).toEqual([entries, assets]);
  });

  test('keeps what its links lead to by their ids, and leaves out what they do not', () => {
    const content = [
      leading('embedded-entry-block', linkTo('one')),
      leading('embedded-asset-block', linkTo('lamp', 'Asset')),
    ];
    expect(textOf(content)).toEqual({
      document: node('document', ...content),
      entries: new Map([['one', { followed: linkTo('one') }]]),
      assets: new Map([['lamp', asset]]),
    });
    const lost = readRichText(node('document', ...content), { entry: () => undefined, asset: () => undefined });
    expect([lost?.text.entries.size, lost?.text.assets.size]).toEqual([0, 0]);
  });

  test.each([
    ['a link that names nothing', [leading('embedded-entry-block', {})]],
    ['a text as a link', [leading('embedded-entry-block', 'one')]],
    ['data that are none', [{ nodeType: 'embedded-entry-block', data: 7 }]],
    ['a node without anything', [{ nodeType: 'hr' }]],
  ])('reads %s', (_, content) => {
    expect(textOf(content)?.entries.size).toBe(0);
  });

  test.each(['__proto__', 'constructor', 'valueOf', 'toString', 'video-block'])(
    'leaves out a node and a mark that are named %s, keeps their words, and says so',
    (name) => {
      const content = [{ nodeType: name, content: [textNode('Light', 'bold', name)] }, node('hr')];
      const rest = [textNode('Light', 'bold'), node('hr')];
      expect(reading(content)).toEqual({
        text: { document: node('document', ...rest), entries: new Map(), assets: new Map() },
        leftOut: [name],
      });
    },
  );

  test.each(['hyperlink', 'entry-hyperlink', 'asset-hyperlink'])('keeps the words of a %s without data', (nodeType) => {
    for (const data of [undefined, null, 'x', {}, { uri: 7, target: { sys: {} } }]) {
      const { text, leftOut } = reading([node('paragraph', { nodeType, data, content: [textNode('here')] })]) ?? {};
      expect(text?.document.content).toEqual([node('paragraph', textNode('here'))]);
      expect(leftOut).toEqual([nodeType]);
    }
  });

  test('adds the parts without meaning that a node lacks; a text that lacks none is not copied', () => {
    const bare = { nodeType: 'document', content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text' }] }] };
    expect(readRichText(bare, links)).toMatchObject({
      text: { document: node('document', node('paragraph', textNode(''))) },
      leftOut: [],
    });
    const whole = node('document', node('paragraph', textNode('as it is', 'italic')));
    expect(readRichText(whole, links)?.text.document).toBe(whole);
  });

  test.each([
    ['no document', node('paragraph')],
    ['no content', { nodeType: 'document', data: {} }],
    ['a content that is none', { nodeType: 'document', content: 'words' }],
    ['a text that is none', node('document', { nodeType: 'text', value: 7 })],
    ['marks that are none', node('document', { nodeType: 'text', value: 'x', marks: 'bold' })],
    ['a mark without a type', node('document', { nodeType: 'text', value: 'x', marks: [{}] })],
    ['one mark of two without a type', node('document', { nodeType: 'text', marks: [{ type: 'bold' }, 7] })],
    ['a node without a type', node('document', { value: 'x' })],
    ['one node of two that is none', node('document', node('hr'), null)],
    ['nothing', undefined],
  ])('is none with %s', (_, raw) => {
    expect(readRichText(raw, links)).toBeUndefined();
  });

  test('is none that is nested deeper than forty levels', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'x' : { a: nested(levels - 1), b: 1 });
    for (const value of [nested(41), [[nested(39)]]]) expect(isTooDeep(value)).toBe(true);
    for (const value of [nested(40), null]) expect(isTooDeep(value)).toBe(false);
    const deep = (levels: number): object => node('list', ...(levels === 0 ? [] : [deep(levels - 1)]));
    expect(readRichText(node('document', deep(30)), links)).toBeUndefined();
  });
});
