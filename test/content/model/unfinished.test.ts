import { expect, test } from 'vitest';
import { entryGraph } from '../../../content/model/graph.ts';
import { languageNames, unfinished } from '../../../content/model/unfinished.ts';
import { linkTo, written } from '../../support/content/read.ts';
import { leading, node, richText } from '../../support/content/richText.ts';

const picture = (alt: string) => ({ secure_url: 'https://a.example/x.webp', context: { custom: { alt } } });
const script = { secure_url: 'javascript:alert(1)' };
const asset = (id: string, title: string) => ({
  sys: { id },
  fields: { title: { 'en-US': title }, file: { 'en-US': { url: '//images.ctfassets.net/x.webp' } } },
});
const lost = linkTo('gone', 'Asset');
const lostPicture = node('document', leading('embedded-asset-block', lost));
const links = ['embedded-entry-block', 'entry-hyperlink'].map((type) => leading(type, linkTo('gone')));
const twoLinks = node('document', ...links);
const evening = '2027-02-03T18:00';
const nothing = { languages: [], links: [], fields: [], pictures: 0 };

/** Fields that are written in English alone. */
const english = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { 'en-US': value }]));

/** What is left of an entry, in a city that speaks English and Chinese. */
function remainingOf(contentType: string, fields: object) {
  const sys = { id: 'one', contentType: { sys: { id: contentType } } };
  const errors = [{ details: { id: 'gone' } }];
  const Asset = [asset('silent', ''), asset('told', 'A hall')];
  const items = [{ sys, fields }, written('cta', 'there')];
  const graph = entryGraph({ items, total: 2, includes: { Asset }, errors });
  const [entry] = graph?.items ?? [];
  if (!graph || !entry) throw new Error('nothing was read');
  return unfinished(entry, graph, { languages: ['en', 'cn'], timeZone: 'Australia/Sydney' });
}

test.each<[string, string, object, readonly string[]]>([
  ['written in both', 'event', { title: { 'en-US': 'Tea', 'zh-CN': '茶' } }, []],
  ['in English alone', 'event', { title: { 'en-US': 'Tea' } }, ['cn']],
  ['in Chinese alone, with an empty English', 'event', { title: { 'en-US': '', 'zh-CN': '茶' } }, ['en']],
  ['a rich text without words', 'event', { body: { 'en-US': richText('Words'), 'zh-CN': richText('') } }, ['cn']],
  ['a list without lines', 'event', { features: { 'en-US': ['Wine'], 'zh-CN': [] } }, ['cn']],
  ['a number, which every language writes alike', 'event', { time: { 'en-US': '10:00' } }, []],
  ['a brand’s own name', 'brand', { displayName: { 'en-US': 'Aurelle' } }, []],
])('what is left of a text: %s', (_, type, fields, languages) => {
  expect(remainingOf(type, fields).languages).toEqual(languages);
});

test.each<[string, object, readonly string[]]>([
  ['one that leads nowhere', { brand: { 'en-US': linkTo('gone') } }, ['Brand']],
  ['one of several', { cta: { 'en-US': [linkTo('there'), linkTo('gone')] } }, ['Cta']],
  ['of two fields', english({ cta: [linkTo('gone')], relatedItems: [linkTo('gone')] }), ['Related items', 'Cta']],
  ['two of a rich text', english({ body: twoLinks }), ['Body']],
  ['a lost asset of a rich text', english({ body: lostPicture }), ['Body']],
  ['of the rich text of another language', { body: { 'zh-CN': lostPicture } }, ['Body']],
  ['a lost asset', { media: { 'en-US': lost } }, ['Media']],
  ['a lost asset beside another', { media: { 'en-US': [linkTo('told', 'Asset'), lost] } }, ['Media']],
  ['one to an entry of a type that the field does not take', { brand: { 'en-US': linkTo('there') } }, ['Brand']],
  ['one that leads somewhere', { cta: { 'en-US': [linkTo('there')] } }, []],
  ['none', { cta: { 'en-US': [] }, brand: {}, category: null }, []],
])('what is left of the links: %s', (_, fields, links) => {
  expect([...remainingOf('event', fields).links].toSorted()).toEqual([...links].toSorted());
});

test.each<[string, object, number]>([
  ['two without words', { media: { 'en-US': [picture(''), picture('A hall'), picture(' ')] } }, 2],
  ['of two fields', { media: { 'en-US': [picture('')] }, mediaThumbnail: { 'en-US': picture('') } }, 2],
  ['with words', { media: { 'en-US': [picture('A hall')] } }, 0],
  ['in another language alone', { media: { 'en-US': [picture('A hall')], 'zh-CN': [picture('')] } }, 1],
  ['in both languages', { media: { 'en-US': [picture('')], 'zh-CN': [picture('')] } }, 1],
  ['of the space’s own', { media: { 'en-US': [linkTo('silent', 'Asset'), linkTo('told', 'Asset')] } }, 1],
  ['none', { media: {} }, 0],
  // A rich text and a title hold no pictures of their own.
  ['in other fields', { title: { 'en-US': [picture('')] }, body: { 'en-US': [picture('')] } }, 0],
])('what is left of the pictures: %s', (_, fields, count) => {
  expect(remainingOf('event', fields).pictures).toBe(count);
});

test.each<[string, object, readonly string[]]>([
  ['an end before the start', english({ startDate: '2027-02-03', endDate: '2027-02-01' }), ['End date']],
  ['an end hours before the start', english({ startDate: evening, endDate: '2027-02-03T01:00' }), ['End date']],
  ['an end on the day of the start', english({ startDate: evening, endDate: '2027-02-03' }), []],
  ['a day that does not exist', { startDate: { 'en-US': '2027-02-29' } }, ['Start date']],
  ['a rich text with what no page knows', { body: { 'en-US': node('document', node('wonder-block')) } }, ['Body']],
  ['a rich text that is none', { body: { 'en-US': 'Words', 'zh-CN': richText('茶') } }, ['Body']],
  ['no picture', english({ media: { foo: 1 }, mediaThumbnail: [script] }), ['Media', 'Media thumbnail']],
  ['no picture beside one, in another language', { media: { 'zh-CN': [picture('茶'), script] } }, ['Media']],
  ['what is no link', { brand: { 'en-US': 'Aurelle' } }, ['Brand']],
  ['an address with a slash', { slug: { 'en-US': 'a/b' }, time: { 'en-US': null } }, ['Slug']],
])('what is left of fields that can’t be used: %s', (_, fields, labels) => {
  expect(remainingOf('event', fields).fields).toEqual(labels);
});

test('what is left is of the entry alone, also where it links to itself and to others', () => {
  const fields = { relatedItems: { 'en-US': [linkTo('one')] }, cta: { 'en-US': [linkTo('there')] } };
  expect(remainingOf('event', fields)).toEqual(nothing);
});

test('nothing is left of an entry whose type the site does not know', () => {
  expect(remainingOf('unknown', english({ title: 'Tea', cta: linkTo('gone') }))).toEqual(nothing);
});

test('languages are named as their speakers write them', () => {
  expect(languageNames(['en', 'jp'])).toBe('English, 日本語');
});
