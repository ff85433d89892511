import * as v from 'valibot';
import { hashText } from '../../content/freshness/hash.ts';
import { DEFAULT_LANGUAGE, type Language, languageOfHreflang, languageOfLocale, languages } from '../../content/languages.ts';
import { assetIdOf, assetOf } from './pictures.ts';

const hostObject = v.object({
  public_id: v.string(),
  context: v.object({ custom: v.object({ alt: v.string(), lang: v.string() }) }),
});
const mediaField = v.record(v.string(), v.array(hostObject));

/** A media field's value as links to assets of the content service itself, and these assets by id. */
interface AssetLinks {
  readonly value: Readonly<Record<string, readonly object[]>>;
  readonly assets: ReadonlyMap<string, object>;
}

/**
 * Writes a media field of the sample, whose objects belong to the media service, for a space with assets of its own. The
 * links are the same in every language, since an asset has its texts in all of them. Throws for anything else.
 */
export function assetLinks(raw: unknown): AssetLinks {
  const byLocale = v.parse(mediaField, raw);
  const standard = languages[DEFAULT_LANGUAGE].locale;
  const assets = new Map<string, object>();
  const links = (byLocale[standard] ?? []).map(({ public_id }, at) => {
    const picture = public_id.replace(/^.*\//, '');
    const texts: Partial<Record<Language, string>> = {};
    for (const [locale, list] of Object.entries(byLocale)) {
      const { alt, lang } = list[at]?.context.custom ?? { alt: '', lang: '' };
      const language = languageOfLocale(locale);
      // In other languages the text falls back, as it does for an asset.
      if (language && languageOfHreflang(lang) === language && alt !== '') texts[language] = alt;
    }
    const id = assetIdFor(picture, texts);
    assets.set(id, assetOf(picture, id, texts));
    return { sys: { type: 'Link', linkType: 'Asset', id } };
  });
  return { value: { [standard]: links }, assets };
}

/** One asset for each picture, and one more for each other text that it is shown with. */
function assetIdFor(picture: string, texts: Partial<Record<Language, string>>): string {
  const catalogued = assetOf(picture);
  const isCatalogued = JSON.stringify(assetOf(picture, undefined, texts)) === JSON.stringify(catalogued);
  return isCatalogued ? assetIdOf(picture) : `${assetIdOf(picture)}-${hashText(JSON.stringify(texts))}`;
}
