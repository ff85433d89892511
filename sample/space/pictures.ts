import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { DEFAULT_LANGUAGE, type Language, languageCodes, languages } from '../../content/languages.ts';
import catalogue from '../media/catalog.json' with { type: 'json' };
import { SPACE_ANCHOR } from './anchor.ts';
import { otherTextsOf } from './pictureTexts.ts';
import { allPlans, SHEET } from './plans.ts';
import type { Picture } from './seed.ts';

const row = v.object({
  file: v.string(),
  width: v.number(),
  height: v.number(),
  alt_en: v.string(),
  alt_zh: v.string(),
  dominantColor: v.string(),
  focalPoint: v.object({ x: v.number(), y: v.number() }),
  empty: v.optional(v.string()),
  emptyLuminance: v.optional(v.number()),
});

const planRows: readonly v.InferOutput<typeof row>[] = allPlans.map(({ name, floor }) => ({ file: `${name}.svg`, ...SHEET, alt_en: `Plan, ${floor}`, alt_zh: '楼层平面图', dominantColor: '#f7f3ec', focalPoint: { x: 0.5, y: 0.5 } }));

/** The catalogued pictures and videos and the floor plans, by name, without their ending. */
export const cataloguedPictures = new Map([...v.parse(v.array(row), catalogue), ...planRows].map((item) => [item.file.replace(/\.\w+$/, ''), item]));

/** Drawn pictures that are not in the catalogue, by name: marks and icons. */
const drawings: ReadonlySet<string> = new Set(readdirSync(join(import.meta.dirname, '../media/prepared/original')).flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -4)] : [])));

/** Replaced by the hosts that serve the files. */
const ASSET_HOST = 'https://assets.meridian.example';

/** The row of a picture in the catalogue; undefined for a drawing. Throws, with the place that names it, for one that does not exist. */
export function rowOf(picture: string, where: string) {
  const row = cataloguedPictures.get(picture);
  if (!row && !drawings.has(picture)) throw new Error(`${where}: ${picture} is no file of sample/media/catalog.json, and no .svg in sample/media/prepared/original`);
  return row;
}

/**
 * A media object as the asset host's app stores it in a media field, in one language. Throws for a picture that does not
 * exist.
 */
export function mediaOf({ picture, alt, tags = [] }: Picture, language: Language, where: string): { media: object; isTranslated: boolean } {
  const row = rowOf(picture, where);
  const isVideo = row?.file.endsWith('.mp4') ?? false;
  const catalogued = catalogueTextsOf(picture);
  const text = alt?.[language] ?? catalogued[language];
  const spoken = text === undefined ? DEFAULT_LANGUAGE : language;
  const kind = isVideo ? 'video' : 'image';
  const ending = row ? row.file.replace(/^.*\./, '') : 'svg';
  return {
    isTranslated: text !== undefined,
    media: {
      secure_url: `${ASSET_HOST}/${kind}/upload/v1/meridian/${picture}.${ending}`,
      public_id: `meridian/${picture}`,
      resource_type: kind,
      format: ending,
      width: row?.width ?? 0,
      height: row?.height ?? 0,
      tags,
      context: { custom: { alt: text ?? alt?.en ?? catalogued.en ?? '', lang: languages[spoken].hreflang, color: row?.dominantColor ?? '#EDE6DA', focusX: row?.focalPoint.x ?? 0.5, focusY: row?.focalPoint.y ?? 0.5, ...(row?.empty && { empty: row.empty, emptyLuminance: row.emptyLuminance }) } },
    },
  };
}

/** The fields of a hero that opens with a picture: the picture, and its tall one for phones where the catalogue has it. */
export function openingWith(opening: string | Picture): { readonly media: readonly Picture[]; readonly mediaMobile?: readonly Picture[] } {
  const picture = typeof opening === 'string' ? { picture: opening } : opening;
  const tall = `${picture.picture}-tall`;
  return { media: [picture], ...(cataloguedPictures.has(tall) && { mediaMobile: [{ ...picture, picture: tall }] }) };
}

/** The id of the content service's own asset for a catalogued picture, which rich text names. */
export function assetIdOf(picture: string): string {
  return `asset-${picture}`;
}

const types: Readonly<Record<string, string>> = { webp: 'image/webp', svg: 'image/svg+xml', mp4: 'video/mp4' };

/**
 * A picture or a video as an asset of the content service itself, by default under its own id and with the texts of the
 * catalogue. Throws for one that does not exist.
 */
export function assetOf(picture: string, id = assetIdOf(picture), texts = catalogueTextsOf(picture)): object {
  const row = rowOf(picture, id);
  const byLocale = Object.fromEntries(languageCodes.flatMap((language) => (texts[language] ? [[languages[language].locale, texts[language]]] : [])));
  const fileName = row?.file ?? `${picture}.svg`;
  const file = {
    // Space, asset, and a token of the file's version, as the service writes them.
    url: `${ASSET_HOST.replace('https:', '')}/meridian/${id}/${'0'.repeat(32)}/${fileName}`,
    details: { size: 0, ...(row && { image: { width: row.width, height: row.height } }) },
    fileName,
    contentType: types[fileName.replace(/^.*\./, '')],
  };
  return {
    sys: { id, type: 'Asset', createdAt: SPACE_ANCHOR, updatedAt: SPACE_ANCHOR, version: 2, publishedVersion: 1, firstPublishedAt: SPACE_ANCHOR, publishedAt: SPACE_ANCHOR },
    metadata: { tags: [], concepts: [] },
    fields: { title: byLocale, description: byLocale, file: { [languages[DEFAULT_LANGUAGE].locale]: file } },
  };
}

/** What the catalogue says that a picture shows; a drawing is decoration. */
function catalogueTextsOf(picture: string): Partial<Record<Language, string>> {
  const row = cataloguedPictures.get(picture);
  return row ? { en: row.alt_en, cn: row.alt_zh, ...otherTextsOf(picture) } : { en: '' };
}
