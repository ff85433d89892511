import { entry, type SeedGroup, type Translations } from './seed.ts';
import { readTexts } from './textFile.ts';

/** Categories, labels and brands that all cities share. Every brand here is invented. */
const houses: readonly (readonly [id: string, title: string, simplified: string, traditional: string, comallBrandId: string])[] = [
  ['aurelle', 'Aurelle', '欧蕾尔', '歐蕾爾', '10001'],
  ['maison-verane', 'Maison Verane', '薇兰世家', '薇蘭世家', '10002'],
  ['solenne', 'Solenne', '素澜', '素瀾', '10003'],
  ['hesperia', 'Hesperia', '暮星', '暮星', '10004'],
  ['lune-and-linden', 'Lune & Linden', '月与椴', '月與椴', '10005'],
  ['kintara', 'Kintara', '金多莱', '金多萊', '10006'],
  ['casa-orsino', 'Casa Orsino', '奥希诺', '奧希諾', '10007'],
  ['teveral', 'Teveral', '特维拉', '特維拉', '10008'],
  ['north-and-vale', 'North & Vale', '北谷', '北谷', '10009'],
  ['ottavia-rey', 'Ottavia Rey', '奥塔薇', '奧塔薇', '10010'],
  ['meridian-time', 'Meridian Time', '子午时计', '子午時計', '10011'],
  ['calibre-ferrand', 'Calibre Ferrand', '斐朗', '斐朗', '10012'],
  ['ondine-joaillerie', 'Ondine Joaillerie', '昂汀珠宝', '昂汀珠寶', '10013'],
  ['bellarosa', 'Bellarosa', '贝拉蔷', '貝拉薔', '10014'],
  ['glenmarrow', 'Glenmarrow', '格伦马罗', '格倫馬羅', '10015'],
  ['chateau-sauvelin', 'Château Sauvelin', '索维兰酒庄', '索維蘭酒莊', '10016'],
  ['juniper-row', 'Juniper Row', '杜松巷', '杜松巷', '10017'],
  ['cacao-thereze', 'Cacao Thérèze', '泰蕾兹可可', '泰蕾茲可可', '10018'],
  ['honey-and-tide', 'Honey & Tide', '蜜与潮', '蜜與潮', '10019'],
  ['sencha-hall', 'Sencha Hall', '煎茶堂', '煎茶堂', '10020'],
];

/** Who says a brand's sentence, as `brands/offices.txt` names it, and the brand's own pictures, the one of its material first. */
const voices: Readonly<Record<string, readonly [by: string, ...pictures: string[]]>> = {
  aurelle: ['founder-her', 'material-aurelle', 'beauty-cream'],
  'maison-verane': ['founder-her', 'material-maison-verane', 'beauty-compact', 'beauty-brushes', 'beauty-lipstick'],
  solenne: ['founder-her', 'material-solenne', 'beauty-serum', 'near-solenne'],
  hesperia: ['perfumer', 'material-hesperia', 'beauty-perfume-amber'],
  'lune-and-linden': ['founders', 'material-lune-and-linden', 'beauty-perfume-duo', 'near-lune-and-linden'],
  kintara: ['founder-him', 'material-kintara', 'fashion-sunglasses', 'near-kintara'],
  'casa-orsino': ['workshop', 'material-casa-orsino', 'fashion-handbag', 'brand-casa-orsino'],
  teveral: ['founder-her'],
  'north-and-vale': ['founder-him', 'material-north-and-vale', 'fashion-belt', 'fashion-wallet'],
  'ottavia-rey': ['founder-her', 'material-ottavia-rey', 'fashion-scarf', 'near-ottavia-rey'],
  'meridian-time': ['watchmaker', 'material-meridian-time', 'watch-face', 'near-meridian-time'],
  'calibre-ferrand': ['watchmaker', 'material-calibre-ferrand', 'brand-calibre-ferrand', 'near-calibre-ferrand'],
  'ondine-joaillerie': ['workshop', 'material-ondine-joaillerie', 'jewel-necklace', 'jewel-earrings', 'brand-ondine'],
  bellarosa: ['founder-her', 'material-bellarosa', 'jewel-bracelet', 'jewel-ring'],
  glenmarrow: ['distiller', 'material-glenmarrow', 'spirits-whisky', 'brand-glenmarrow'],
  'chateau-sauvelin': ['cellar', 'material-chateau-sauvelin', 'spirits-wine', 'spirits-champagne'],
  'juniper-row': ['distiller', 'material-juniper-row', 'spirits-gin', 'near-juniper-row'],
  'cacao-thereze': ['founder-her', 'material-cacao-thereze', 'food-chocolate', 'near-cacao-thereze'],
  'honey-and-tide': ['founder-him', 'material-honey-and-tide', 'food-honey', 'near-honey-and-tide'],
  'sencha-hall': ['tea', 'material-sencha-hall', 'food-tea', 'brand-sencha-hall'],
};

const texts = new Map(['beauty', 'fashion', 'table', 'offices'].flatMap((file) => [...readTexts(`brands/${file}.txt`)]));

/** A text of the folder `brands` by its name. Throws for one that is not there. */
function textNamed(name: string): Translations {
  const text = texts.get(name);
  if (!text?.plain) throw new Error(`sample/space/brands has no @${name} in English`);
  return { ...text.texts, en: text.plain };
}

/** What a brand says of itself, the same in all cities. */
function voiceOf(id: string) {
  const [by, ...media] = voices[id] ?? [];
  return by === undefined ? {} : { sentence: textNamed(`${id}-sentence`), sentenceBy: textNamed(`by-${by}`), material: textNamed(`${id}-material`), materialText: textNamed(`${id}-text`), ...(media.length > 0 && { media }) };
}

export const sharedBrands: SeedGroup = {
  tag: 'global',
  seeds: [
    ...houses.map(([id, title, cn, tc, comallBrandId]) => entry('brand', `brand-${id}`, { title, displayName: { en: title, cn: title }, chineseName: { en: cn, cn, tc }, comallBrandId, ...voiceOf(id) })),
    entry('brandLabel', 'label-new', { title: { en: 'New', cn: '新入驻', tc: '新入駐', fr: 'Nouveau', it: 'Novità', jp: '新登場', kr: '신규' }, slug: 'new' }),
    entry('brandLabel', 'label-exclusive', { title: { en: 'Travel exclusive', cn: '旅游零售独家', tc: '旅遊零售獨家', fr: 'Exclusivité voyage', it: 'Esclusiva viaggio', jp: '免税店限定', kr: '면세 단독' }, slug: 'exclusive' }),
    entry('brandLabel', 'label-ec-enabled', { title: { en: 'Shop online', cn: '线上可购', tc: '網上有售', fr: 'En ligne', it: 'Online', jp: 'オンライン', kr: '온라인' }, slug: 'ec-enabled' }),
    entry('brandLabel', 'label-leasing-brand', { title: { en: 'Boutique', cn: '精品店', tc: '專門店', fr: 'Boutique', it: 'Boutique', jp: 'ブティック', kr: '부티크' }, slug: 'leasing-brand' }),
  ],
};
