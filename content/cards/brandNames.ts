import { isChinese, type Language } from '../languages.ts';
import type { EntryOf } from '../model/registry.ts';

/**
 * The name under which a house is shown: its display name, in Chinese with the Chinese name beside it
 * (content-pages §3: displayName, chineseName, title).
 */
export function brandName(pavilion: Pick<EntryOf<'brandPavilion'>, 'brand' | 'title'>, language: Language): string {
  const { brand } = pavilion;
  const latin = brand?.displayName || brand?.title || pavilion.title;
  const local = isChinese(language) ? (brand?.chineseName ?? '') : '';
  return local && !latin.includes(local) ? `${latin} ${local}` : latin;
}
