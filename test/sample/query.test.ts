import { describe, expect, test } from 'vitest';
import { ApiError } from '../../sample/service/model/apiError.ts';
import { readExport } from '../../sample/service/model/readExport.ts';
import { buildSpace } from '../../sample/service/model/spaceAt.ts';
import { parseQuery } from '../../sample/service/query/parseQuery.ts';
import { runQuery } from '../../sample/service/query/runQuery.ts';
import { sampleSpace } from '../support/sample/sampleSpace.ts';

const { delivery, preview } = buildSpace(readExport(sampleSpace), 0);
const find = (text: string, view = delivery): readonly string[] => {
  const query = parseQuery('Entry', view.model, new URLSearchParams(text));
  return runQuery(view, view.entries.values(), query).items.map((item) => item.id);
};
const findAssets = (text: string): readonly string[] => {
  const query = parseQuery('Asset', delivery.model, new URLSearchParams(text));
  return runQuery(delivery, delivery.assets.values(), query).items.map((item) => item.id);
};
const refusal = (text: string, kind: 'Entry' | 'Asset' = 'Entry'): ApiError => {
  try {
    parseQuery(kind, delivery.model, new URLSearchParams(text));
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error(`${text} was accepted`);
};

describe('which entries a query finds', () => {
  test.each([
    ['', ['sale', 'velmora', 'aurelle', 'opening', 'quiet']],
    ['content_type=brand', ['velmora', 'aurelle']],
    ['sys.id=sale', ['sale']],
    ['sys.id[in]=sale,aurelle,secret', ['sale', 'aurelle']],
    ['sys.id[nin]=sale,aurelle', ['velmora', 'opening', 'quiet']],
    ['sys.id[ne]=sale', ['velmora', 'aurelle', 'opening', 'quiet']],
    ['sys.contentType.sys.id=event', ['sale', 'opening', 'quiet']],
    ['sys.contentType.sys.id[in]=event,brand&limit=2', ['sale', 'velmora']],
    ['sys.updatedAt[gt]=2026-01-10T08:00:00.000Z', ['sale', 'velmora']],
    ['sys.updatedAt[gte]=2026-01-10&sys.updatedAt[lt]=2026-01-12T08:00Z', ['aurelle', 'opening', 'quiet']],
    ['metadata.tags.sys.id[in]=sydney,tokyo', ['sale', 'velmora', 'opening']],
    ['metadata.tags.sys.id[all]=global,sydney', ['opening']],
    ['metadata.tags.sys.id[nin]=global', ['sale', 'velmora', 'quiet']],
    ['metadata.tags[exists]=false', ['quiet']],
    ['content_type=event&fields.title=Winter sale', ['sale']],
    ['content_type=event&fields.title[match]=open', ['opening']],
    ['content_type=event&fields.title[match]=CAFE grand', ['opening']],
    ['content_type=event&fields.title[match]=pening', []],
    ['content_type=event&locale=zh-Hans&fields.title[match]=开幕', ['opening']],
    ['content_type=event&locale=ja&fields.title[match]=オープン', ['opening']],
    ['content_type=event&fields.title.ja[exists]=true', ['opening']],
    ['content_type=event&fields.body[match]=evening', ['opening']],
    ['content_type=event&fields.story[match]=fanfare', ['opening']],
    ['content_type=event&fields.seats=5', ['sale']],
    ['content_type=event&fields.seats[gte]=5&fields.seats[lte]=40', ['sale', 'opening']],
    ['content_type=event&fields.seats[lt]=40', ['sale']],
    ['content_type=event&fields.price[in]=12.5,13', ['opening']],
    ['content_type=event&fields.featured=true', ['opening']],
    ['content_type=event&fields.featured[ne]=true', ['sale', 'quiet']],
    ['content_type=event&fields.start[gte]=2026-01-15', ['opening']],
    ['content_type=event&fields.end[lt]=2026-01-25T08:00Z', ['opening']],
    ['content_type=event&fields.topics=art', ['opening']],
    ['content_type=event&fields.topics[in]=art,music', ['sale', 'opening']],
    ['content_type=event&fields.topics[all]=art,music', ['opening']],
    ['content_type=event&fields.topics[nin]=art', ['sale', 'quiet']],
    ['content_type=event&fields.topics[exists]=false', ['quiet']],
    ['content_type=event&fields.brand.sys.id=velmora', ['sale']],
    ['content_type=event&fields.related.sys.id[in]=opening,nowhere', ['sale', 'opening']],
    ['content_type=event&fields.brand.sys.contentType.sys.id=brand', ['sale', 'opening']],
    ['content_type=event&fields.brand.sys.contentType.sys.id=brand&fields.brand.fields.title[match]=aur', ['opening']],
    [
      'content_type=event&fields.brand.sys.contentType.sys.id=brand&fields.brand.fields.parent.sys.id=aurelle',
      ['sale'],
    ],
    ['content_type=brand&fields.parent[exists]=false', ['aurelle']],
    ['content_type=event&fields.place[within]=-34,151,1000', ['opening']],
    ['content_type=event&fields.place[within]=30,130,40,140', ['sale']],
    ['content_type=event&fields.place[near]=35,139', ['sale', 'opening']],
    ['content_type=event&fields.place[near]=-33,151', ['opening', 'sale']],
    ['query=winter', ['sale']],
    ['query=fanfare evening', ['opening']],
    ['query=music', ['sale', 'opening']],
    ['query=editors', []],
    ['links_to_entry=aurelle', ['velmora', 'opening']],
    ['links_to_entry=velmora', ['sale', 'opening']],
    ['links_to_asset=aurelle-logo', ['aurelle']],
    ['links_to_entry=nowhere-at-all', []],
    ['order=sys.id&skip=1&limit=2', ['opening', 'quiet']],
    ['order=-sys.id&limit=1', ['velmora']],
    ['limit=0', []],
    ['content_type=event&order=fields.seats', ['sale', 'opening', 'quiet']],
    ['content_type=event&order=-fields.seats', ['opening', 'sale', 'quiet']],
    ['content_type=event&order=fields.start', ['sale', 'opening', 'quiet']],
    ['order=sys.contentType.sys.id,-sys.id', ['velmora', 'aurelle', 'sale', 'quiet', 'opening']],
  ])('%s', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  test('shows drafts in the preview only, and archived entries nowhere', () => {
    expect(find('content_type=brand&fields.slug=secret')).toEqual([]);
    expect(find('content_type=brand&fields.slug=secret', preview)).toEqual(['secret']);
    expect(find('content_type=brand&order=sys.id', preview)).toEqual(['aurelle', 'secret', 'velmora']);
  });

  test.each([
    ['', ['aurelle-logo', 'film']],
    ['mimetype_group=video', ['film']],
    ['mimetype_group=image', ['aurelle-logo']],
    ['fields.title[match]=logo', ['aurelle-logo']],
    ['fields.file.contentType=video/mp4', ['film']],
    ['fields.file.details.size[gt]=100', ['aurelle-logo']],
    ['metadata.tags.sys.id[in]=global', ['aurelle-logo']],
    ['query=film', ['film']],
  ])('assets: %s', (text, expected) => {
    expect(findAssets(text)).toEqual(expected);
  });
});

describe('what a query may not ask', () => {
  test.each([
    ['fields.title=x', undefined],
    ['order=fields.title', undefined],
    ['select=fields.title', undefined],
    ['content_type=nothing', { name: 'unknownContentType', value: 'nothing' }],
    [
      'content_type=brand&fields.nope=x',
      { name: 'unknown', path: ['fields', 'nope'], details: 'The path "fields.nope" is not recognized' },
    ],
    ['content_type=brand&fields.note=x', { name: 'unknown', path: ['fields', 'note'] }],
    ['content_type=brand&order=fields.nope', { name: 'unknown', path: ['fields', 'nope'] }],
    ['content_type=brand&select=fields.nope', { name: 'unknown', path: ['fields', 'nope'] }],
    ['content_type[in]=brand,event', { name: 'unknown', path: ['content_type'] }],
    ['category=x', { name: 'unknown', path: ['category'] }],
    ['mimetype_group=image', { name: 'unknown', path: ['mimetype_group'] }],
    ['sys.secret=x', { name: 'unknown', path: ['sys', 'secret'] }],
    ['content_type=event&fields.brand.fields.title=x', { name: 'unknown' }],
    ['content_type=event&fields.seats=many', { name: 'type', value: 'many', type: 'Integer' }],
    ['content_type=event&fields.featured=yes', { name: 'type', type: 'Boolean' }],
    ['content_type=event&fields.start[gt]=soon', { name: 'type', type: 'Date' }],
    ['content_type=event&fields.place[near]=1', { name: 'type', type: 'Location' }],
    ['content_type=event&fields.title[gt]=a', { name: 'operator', type: 'Symbol' }],
    ['content_type=event&fields.body=a', { name: 'operator', type: 'Text' }],
    ['content_type=event&fields.title[like]=a', { name: 'operator', value: 'like' }],
    ['content_type=event&order=fields.body', { name: 'order', type: 'Text' }],
    ['content_type=event&order=fields.topics', { name: 'order', type: 'Array' }],
    ['select=sys.contentType.sys', { name: 'invalid', path: ['select'] }],
    ['select=everything', { name: 'unknown' }],
    ['limit=1001', { name: 'range', path: ['limit'] }],
    ['limit=-1', { name: 'range', path: ['limit'] }],
    ['limit=ten', { name: 'range', path: ['limit'] }],
    ['skip=-1', { name: 'range', path: ['skip'] }],
    ['include=11', { name: 'range', path: ['include'] }],
  ])('%s', (text, problem) => {
    const error = refusal(text);
    expect([error.status, error.id]).toEqual([400, 'InvalidQuery']);
    if (problem) expect(error.details).toMatchObject({ errors: [problem] });
    else expect(error.message).toContain('A Content Type ID is required');
  });

  test('an unknown locale', () => {
    expect(refusal('locale=fr')).toMatchObject({ status: 400, id: 'BadRequest', message: 'Unknown locale: fr' });
  });

  test('an unknown group of assets, or a content type of them', () => {
    expect(refusal('mimetype_group=music', 'Asset').id).toBe('InvalidQuery');
    expect(refusal('content_type=brand', 'Asset').id).toBe('InvalidQuery');
  });
});
