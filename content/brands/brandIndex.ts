import { categorySegment, type ListingChoice } from '../address/listingAddress.ts';
import { type CardText, locationOf, titleOf } from '../cards/cards.ts';
import type { Language } from '../languages.ts';
import { brandName } from '../model/brands.ts';
import { unmarked } from '../model/provenance.ts';
import type { EntryOf } from '../model/registry.ts';
import { nameOrder } from '../nameOrder.ts';
import { once } from '../once.ts';
import { foldText } from '../search/searchText.ts';
import { type BrandFloor, floorOf } from '../stores/floors.ts';

/** The initial of names that begin with no letter that can be read: figures, signs, ideographs without a reading. */
const NO_INITIAL = '#';

/** The first kana of each row of the Japanese syllabary. */
const kanaRows = 'あかさたなはまやらわ';

/** The leading consonants of Hangul in the order of Unicode; a doubled one stands with its single. */
const consonants = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ';
const HANGUL = 0xac00;
const SYLLABLES = 11172;
/** Syllables that begin with one consonant. */
const SYLLABLES_EACH = 588;

/** The first ideograph of each Latin initial in the order of pinyin; no reading begins with I, U or V. */
const pinyinStarts = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀'];
const pinyinInitials = [...'ABCDEFGHJKLMNOPQRSTWXYZ'];

/**
 * The initial under which a name stands in an index (docs/rules.md#brand-index): a Latin letter without its accents, the
 * row of a kana, the leading consonant of a Hangul syllable, in Chinese the Latin initial of an ideograph's pinyin.
 */
export function initialOf(name: string, language: Language): string {
  const [letter = ''] = foldText(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (/[a-z]/.test(letter)) return letter.toUpperCase();
  const code = letter.charCodeAt(0) - HANGUL;
  if (code >= 0 && code < SYLLABLES) return consonants[Math.floor(code / SYLLABLES_EACH)] ?? NO_INITIAL;
  if (/\p{sc=Kana}/u.test(letter)) return kanaRow(letter);
  if (/\p{sc=Han}/u.test(letter) && (language === 'cn' || language === 'tc')) return pinyinInitial(letter);
  return NO_INITIAL;
}

const japanese = once(() => new Intl.Collator('ja', { sensitivity: 'base' }));

function kanaRow(kana: string): string {
  const { compare } = japanese();
  return [...kanaRows].findLast((row) => compare(row, kana) <= 0) ?? NO_INITIAL;
}

const pinyin = once(() => new Intl.Collator('zh-Hans-u-co-pinyin'));

function pinyinInitial(ideograph: string): string {
  const { compare } = pinyin();
  const at = pinyinStarts.findLastIndex((start) => compare(start, ideograph) <= 0);
  return pinyinInitials[at] ?? NO_INITIAL;
}

/** Latin initials first, then the script's own in their order, names without an initial last. */
export function compareInitials(left: string, right: string): number {
  return rankOf(left) - rankOf(right) || (left < right ? -1 : left > right ? 1 : 0);
}

function rankOf(initial: string): number {
  return initial === NO_INITIAL ? 2 : /^[A-Z]$/.test(initial) ? 0 : 1;
}

type Brand = EntryOf<'brandPavilion'>;

/** One name in the index. */
interface IndexedBrand {
  readonly entry: Brand;
  readonly name: string;
  /** What the grouping does not say already: where the brand is, or its category. */
  readonly note: CardText;
}

/** Brands under one initial, on one floor or of one category. */
export interface BrandGroup {
  /** Names the group on its page. */
  readonly key: string;
  /** Empty for brands that no floor or category holds. */
  readonly title: string;
  readonly floor: BrandFloor | undefined;
  readonly category: EntryOf<'brandCategory'> | undefined;
  readonly brands: readonly IndexedBrand[];
}

/**
 * All brands of a city by initial, floor or category (docs/rules.md#brand-index), names in the order of the language.
 * A brand of several categories stands in each of those that the city's lists offer.
 */
export function brandIndex(
  brands: readonly Brand[],
  by: ListingChoice['by'],
  floors: readonly BrandFloor[],
  categories: readonly EntryOf<'brandCategory'>[],
  language: Language,
): readonly BrandGroup[] {
  const compare = nameOrder(language);
  const groups = new Map<string, Omit<BrandGroup, 'brands'> & { readonly rank: number; brands: IndexedBrand[] }>();
  const sorted = brands
    .map((entry) => ({ entry, name: brandName(entry, language) }))
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => compare(unmarked(a.name), unmarked(b.name)));
  for (const { entry, name } of sorted) {
    for (const place of placesOf(entry, name)) {
      const note = by === 'floor' ? titleOf(entry.category[0]) : locationOf(entry);
      const group = groups.get(place.key) ?? { ...place, brands: [] };
      group.brands.push({ entry, name, note });
      groups.set(place.key, group);
    }
  }
  return [...groups.values()].toSorted(
    (a, b) =>
      a.rank - b.rank ||
      (by === 'name' ? compareInitials(a.key, b.key) : compare(unmarked(a.title), unmarked(b.title))),
  );

  function placesOf(entry: Brand, name: string): readonly (Omit<BrandGroup, 'brands'> & { readonly rank: number })[] {
    const none = { floor: undefined, category: undefined };
    if (by === 'name') {
      const key = initialOf(name, language);
      return [{ ...none, key, title: key, rank: 0 }];
    }
    if (by === 'category') {
      const segments = entry.category.map(categorySegment);
      const inAddress = categories.filter((category) => segments.includes(categorySegment(category)));
      return inAddress.length === 0
        ? [{ ...none, key: 'other', title: '', rank: 1 }]
        : inAddress.map((category) => ({
            ...none,
            category,
            key: categorySegment(category),
            title: category.title,
            rank: 0,
          }));
    }
    const floor = floorOf(entry, floors);
    if (floor)
      return [{ ...none, floor, key: floor.anchor, title: floor.title, rank: floors.indexOf(floor) - floors.length }];
    return [{ ...none, key: entry.location || 'other', title: entry.location, rank: entry.location === '' ? 1 : 0 }];
  }
}
