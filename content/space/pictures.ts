import * as v from 'valibot';
import { DEFAULT_LANGUAGE, type Language, languages } from '../languages.ts';
import catalogue from '../media/catalog.json' with { type: 'json' };
import { otherTextsOf } from './pictureTexts.ts';
import type { Picture } from './seed.ts';

const row = v.object({
  file: v.string(),
  width: v.number(),
  height: v.number(),
  alt_en: v.string(),
  alt_zh: v.string(),
  dominantColor: v.string(),
  focalPoint: v.object({ x: v.number(), y: v.number() }),
});

const rows = new Map(v.parse(v.array(row), catalogue).map((item) => [item.file.replace(/\.\w+$/, ''), item]));

/** Drawn pictures that are not in the catalogue: marks, icons, floor guides. */
const drawing = /^(?:meridian|social|wallet|floor-guide)-[a-z0-9-]+$/;

const ASSET_HOST = 'https://assets.meridian.example';

/** A media object as the asset host's app stores it in a media field, in one language. Throws for a picture that does not exist. */
export function mediaOf({ picture, alt, tags = [] }: Picture, language: Language, where: string): { media: object; isTranslated: boolean } {
  const known = rows.get(picture);
  if (!known && !drawing.test(picture)) throw new Error(`${where}: there is no picture ${picture}`);
  const isVideo = known?.file.endsWith('.mp4') ?? false;
  const catalogued: Partial<Record<Language, string>> = known ? { en: known.alt_en, cn: known.alt_zh, ...otherTextsOf(picture) } : { en: '' };
  const text = alt?.[language] ?? catalogued[language];
  const spoken = text === undefined ? DEFAULT_LANGUAGE : language;
  const kind = isVideo ? 'video' : 'image';
  const ending = known ? known.file.replace(/^.*\./, '') : 'svg';
  return {
    isTranslated: text !== undefined,
    media: {
      secure_url: `${ASSET_HOST}/${kind}/upload/v1/meridian/${picture}.${ending}`,
      public_id: `meridian/${picture}`,
      resource_type: kind,
      format: ending,
      width: known?.width ?? 0,
      height: known?.height ?? 0,
      tags,
      context: { custom: { alt: text ?? alt?.en ?? catalogued.en ?? '', lang: languages[spoken].hreflang, color: known?.dominantColor ?? '#EDE6DA', focusX: known?.focalPoint.x ?? 0.5, focusY: known?.focalPoint.y ?? 0.5 } },
    },
  };
}
