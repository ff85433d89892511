import { type City, cityRow } from '../cities.ts';
import { isChinese, type Language } from '../languages.ts';

/** Networks that only some visitors see, by their internal names. */
const chineseNetworks: readonly string[] = ['wechat', 'littleredbook', 'weibo'];
const LINE = 'line';

/** Above this many the icons spread by auto margins (site-shell §9). */
export const SOCIAL_ROW = 6;

/** A network's name as its entry, its page and this file write it alike: `Little Red Book` gives `littleredbook`. */
export function networkName(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/**
 * Tells whether a network is shown: WeChat, Little Red Book and Weibo for Chinese only, Line for one Japanese city
 * only, all others for everybody (site-shell §2).
 */
export function showsNetwork(internalName: string, language: Language, city: City): boolean {
  const name = networkName(internalName);
  if (chineseNetworks.includes(name)) return isChinese(language);
  if (name === LINE) return cityRow(city).hasLine;
  return true;
}
