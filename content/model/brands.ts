import type { Visit } from '../address/visit.ts';
import { isChinese, type Language } from '../languages.ts';
import type { Media } from '../media/media.ts';
import { unmarked } from './provenance.ts';
import type { AddressableType, EntryOf } from './registry.ts';

/**
 * The name under which a brand is shown: its display name, in Chinese with the Chinese name beside it
 * (docs/rules.md#chinese-brand-name).
 */
export function brandName(pavilion: Pick<EntryOf<'brandPavilion'>, 'brand' | 'title'>, language: Language): string {
  const { brand } = pavilion;
  const latin = brand?.displayName || brand?.title || pavilion.title;
  const local = isChinese(language) ? (brand?.chineseName ?? '') : '';
  return local && !latin.includes(unmarked(local)) ? `${latin} ${local}` : latin;
}

/** The name under which an entry is shown: a brand's as above, otherwise its title. */
export function entryName(entry: EntryOf<AddressableType>, language: Language): string {
  return entry.contentType === 'brandPavilion' ? brandName(entry, language) : entry.title;
}

/**
 * The child brands that a brand gathers: those that it names and that do not lead back to it. A circle of brands that name
 * each other has no children, so that each of them stands for itself (docs/rules.md#child-brands).
 */
export function childBrands(
  brand: Pick<EntryOf<'brandPavilion'>, 'id' | 'childrenBrands'>,
): readonly EntryOf<'brandPavilion'>[] {
  return brand.childrenBrands.filter((child) => !leadsTo(child, brand.id));
}

function leadsTo(brand: EntryOf<'brandPavilion'>, id: string): boolean {
  // A map gives what is added to it while it is read.
  const reached = new Map([[brand.id, brand]]);
  for (const each of reached.values())
    for (const child of each.childrenBrands) if (!reached.has(child.id)) reached.set(child.id, child);
  return reached.has(id);
}

/** At most so many pictures of a brand stand on its page, beside those of its shop. */
const MOST_PICTURES = 3;

interface BrandPictures {
  /** Stands beside the words about the material. */
  readonly material: Media | undefined;
  readonly objects: readonly Media[];
}

/** What a brand shows of itself, without what its shop in the city shows already (docs/rules.md#brand-voice). */
export function brandPictures({
  brand,
  media,
  mediaThumbnail,
}: Pick<EntryOf<'brandPavilion'>, 'brand' | 'media' | 'mediaThumbnail'>): BrandPictures {
  const shopPictures = new Set([...media, ...mediaThumbnail].map(({ url }) => url));
  const pictures = (brand?.media ?? [])
    .filter(({ kind }) => kind === 'image')
    .slice(0, MOST_PICTURES)
    .filter(({ url }) => !shopPictures.has(url));
  const [first, ...others] = pictures;
  return brand?.material ? { material: first, objects: others } : { material: undefined, objects: pictures };
}

/** Label of brands that the online shop sells. */
const SHOP_LABEL = 'ec-enabled';

/**
 * Returns true if the online shop of the city sells a brand: labelled, known to the shop, where one is on
 * (docs/rules.md#shop-brand).
 */
export function isSoldOnline(
  { brand, label }: Pick<EntryOf<'brandPavilion'>, 'brand' | 'label'>,
  { hasShop }: Pick<Visit, 'hasShop'>,
): boolean {
  return hasShop && Boolean(brand?.comallBrandId) && label.some(({ slug }) => slug === SHOP_LABEL);
}
