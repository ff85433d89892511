import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown';
import { BLOCKS, type Block, type Document } from '@contentful/rich-text-types';
import * as v from 'valibot';
import { isLanguage, languageCodes, languages } from '../../content/languages.ts';
import { contentTypeDefinition, localeDefinitions, tagDefinitions } from '../../content/model/definitions.ts';
import { type Field, isMediaField } from '../../content/model/fields.ts';
import { contentTypeRow, contentTypes } from '../../content/model/registry.ts';
import { dateAfter } from '../../content/time/localTime.ts';
import { DAY_MS } from '../../content/time/platformOffset.ts';
import { SPACE_ANCHOR } from './anchor.ts';
import { assetIdOf, assetOf, mediaOf, rowOf } from './pictures.ts';
import type { Moment, Picture, Seed, SeedGroup } from './seed.ts';

/**
 * Composes the embedded space in the official export format from what its authors wrote. Throws, naming the entry,
 * on a link to nowhere or to a wrong type, a picture that is not in the catalogue, an id that is used twice.
 */
export async function composeSpace(groups: readonly SeedGroup[]): Promise<object> {
  const seeds = groups.flatMap(({ seeds, tag }) => seeds.map((seed) => ({ seed, tag })));
  const byId = new Map<string, Seed>();
  for (const { seed } of seeds) {
    if (byId.has(seed.id)) throw new Error(`entry ${seed.id} is there twice`);
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(seed.id)) throw new Error(`entry id ${seed.id} is not allowed`);
    byId.set(seed.id, seed);
  }
  return {
    contentTypes: contentTypes.map((type) => contentTypeDefinition(type)),
    tags: tagDefinitions.map(({ id, name }) => ({ name, sys: { id, type: 'Tag', visibility: 'public' } })),
    locales: localeDefinitions.map((locale, index) => ({ ...locale, sys: { type: 'Locale', id: `locale-${index + 1}`, version: 1 } })),
    entries: await Promise.all(seeds.map(({ seed, tag }) => composeEntry(seed, tag, byId))),
    assets: [...embeddedPictures(groups)].map((picture) => assetOf(picture)),
  };
}

function placeOf({ at, id }: Seed): string {
  return at === undefined ? id : `${at}: ${id}`;
}

async function composeEntry(seed: Seed, tag: string, byId: ReadonlyMap<string, Seed>): Promise<object> {
  const rows = contentTypeRow(seed.type).fields;
  const where = placeOf(seed);
  const fields: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const [name, value] of Object.entries(seed.fields)) {
    const field = rows[name];
    if (!field) throw new Error(`${where}: ${seed.type} has no field ${name}`);
    if (value !== undefined) fields[name] = await localised(field, value, `${where}.${name}`, byId);
  }
  const { created = 60, updated = Math.min(created, 20), draft } = seed.options;
  const at = (daysAgo: number): string => new Date(Date.parse(SPACE_ANCHOR) - daysAgo * DAY_MS).toISOString();
  return {
    sys: {
      id: seed.id,
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: seed.type } },
      createdAt: at(created),
      updatedAt: at(updated),
      version: 2,
      ...(draft ? {} : { publishedVersion: 1, firstPublishedAt: at(created), publishedAt: at(updated) }),
    },
    metadata: { tags: [{ sys: { type: 'Link', linkType: 'Tag', id: tag } }], concepts: [] },
    fields,
  };
}

async function localised(field: Field, value: unknown, where: string, byId: ReadonlyMap<string, Seed>): Promise<Record<string, unknown>> {
  const standard = languages.en.locale;
  switch (field.kind) {
    case 'link':
      return { [standard]: linkTo(value, field.targets, where, byId) };
    case 'links':
      return { [standard]: v.parse(v.array(v.unknown()), value).map((id) => linkTo(id, field.targets, where, byId)) };
    case 'richText':
      return byLanguage(value, where, async (text) => withHeads(await richTextFromMarkdown(v.parse(v.string(), text), embeddedPicture)));
    case 'value': {
      if (isMediaField(field)) return mediaByLanguage(value, where);
      if (v.is(moment, value)) return { [standard]: localDate(value) };
      if (v.is(translations, value)) return byLanguage(value, where, (text) => text);
      return { [standard]: value };
    }
  }
}

/** The first row of a table in Markdown names its columns; the library makes its cells like the others. */
function withHeads(document: Document): object {
  const headed = (row: Block): object => ({ ...row, content: row.content.map((cell) => ({ ...cell, nodeType: BLOCKS.TABLE_HEADER_CELL })) });
  const content = document.content.map((block) => {
    if (block.nodeType !== BLOCKS.TABLE) return block;
    const [first, ...rows] = block.content.filter((row): row is Block => row.nodeType === BLOCKS.TABLE_ROW);
    return { ...block, content: first ? [headed(first), ...rows] : rows };
  });
  return { ...document, content };
}

/** Pictures in Markdown, `![](name)`, are assets of the content service itself. */
const embedded = /!\[\]\(([a-z0-9-]+)\)/g;

function embeddedPictures(groups: readonly SeedGroup[]): ReadonlySet<string> {
  const pictures = new Set<string>();
  for (const seed of groups.flatMap(({ seeds }) => seeds))
    for (const [, name = ''] of JSON.stringify(seed.fields).matchAll(embedded)) {
      rowOf(name, placeOf(seed));
      pictures.add(name);
    }
  return pictures;
}

async function embeddedPicture(node: { readonly type: string; readonly url?: string }): Promise<Block | null> {
  if (node.type !== 'image' || node.url === undefined) return null;
  return { nodeType: BLOCKS.EMBEDDED_ASSET, data: { target: { sys: { type: 'Link', linkType: 'Asset', id: assetIdOf(node.url) } } }, content: [] };
}

const moment = v.object({ days: v.number(), time: v.string() });
const translations = v.looseObject({ en: v.unknown() });
const pictures = v.array(v.union([v.string(), v.custom<Picture>((item) => v.is(v.looseObject({ picture: v.string() }), item))]));

async function byLanguage(value: unknown, where: string, convert: (text: unknown) => unknown): Promise<Record<string, unknown>> {
  const byLocale: Record<string, unknown> = {};
  for (const [code, text] of Object.entries(v.parse(translations, value))) {
    if (!isLanguage(code)) throw new Error(`${where}: ${code} is no language`);
    byLocale[languages[code].locale] = await convert(text);
  }
  return byLocale;
}

function mediaByLanguage(value: unknown, where: string): Record<string, unknown> {
  const list = v.parse(pictures, value);
  return Object.fromEntries(
    languageCodes.flatMap((language) => {
      const media = list.map((picture) => mediaOf(typeof picture === 'string' ? { picture } : picture, language, where));
      return media.some(({ isTranslated }) => isTranslated) ? [[languages[language].locale, media.map(({ media: item }) => item)]] : [];
    }),
  );
}

function linkTo(id: unknown, targets: readonly string[], where: string, byId: ReadonlyMap<string, Seed>): object {
  const target = typeof id === 'string' ? byId.get(id) : undefined;
  if (!target) throw new Error(`${where}: there is no entry ${String(id)}`);
  if (!targets.includes(target.type)) throw new Error(`${where}: ${target.id} is a ${target.type}, allowed are ${targets.join(', ')}`);
  return { sys: { type: 'Link', linkType: 'Entry', id } };
}

/** Without a zone: the site reads such a date in the city's own time. */
function localDate({ days, time }: Moment): string {
  return `${dateAfter(SPACE_ANCHOR.slice(0, 10), days)}T${time}`;
}
