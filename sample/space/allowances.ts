import { day, entry, type Seed, type SeedGroup, type Translations } from './seed.ts';
import { sameIn } from './shell/textsInCity.ts';

const note: Translations = {
  en: 'An example, not a rule: please read what applies at the source.',
  cn: '此为示例，并非规定；适用标准请见来源。',
  tc: '此為示例，並非規定；適用標準請見來源。',
  fr: 'Un exemple, non une règle\u00a0: lisez à la source ce qui s’applique.',
  it: 'Un esempio, non una regola: legga alla fonte che cosa vale.',
  jp: 'これは例であり、規則ではありません。実際の基準は出典でご確認ください。',
  kr: '규정이 아닌 예시입니다. 실제 기준은 출처에서 확인해 주십시오.',
};

const goods = {
  spirits: { en: 'Spirits (example)', cn: '烈酒（示例）', tc: '烈酒（示例）', fr: 'Spiritueux (exemple)', it: 'Superalcolici (esempio)', jp: '蒸留酒（例）', kr: '증류주(예시)' },
  perfume: { en: 'Perfume (example)', cn: '香水（示例）', tc: '香水（示例）', fr: 'Parfum (exemple)', it: 'Profumo (esempio)', jp: '香水（例）', kr: '향수(예시)' },
  other: { en: 'Other goods, altogether (example)', cn: '其他物品合计（示例）', tc: '其他物品合計（示例）', fr: 'Autres marchandises, au total (exemple)', it: 'Altre merci, in totale (esempio)', jp: 'その他の品物の合計（例）', kr: '기타 물품 합계(예시)' },
} as const satisfies Record<string, Translations>;

/** Symbols, which are the same for one and for many. */
const litres: Translations = { en: 'L', cn: '升', tc: '公升', fr: 'L', it: 'L', jp: 'リットル', kr: '리터' };
const millilitres: Translations = { en: 'ml', cn: '毫升', tc: '毫升', fr: 'ml', it: 'ml', jp: 'ml', kr: 'ml' };

interface Arrival {
  readonly name: Translations;
  readonly currency: string;
  /** Litres, millilitres and value: figures that were chosen, not looked up. */
  readonly amounts: readonly [spirits: number, perfume: number, other: number];
}

const arrivals = {
  japan: { name: { en: 'Arriving in Japan', cn: '入境日本', tc: '入境日本', fr: 'Arrivée au Japon', it: 'Arrivo in Giappone', jp: '日本に入国される方', kr: '일본 입국' }, currency: 'JPY', amounts: [2, 50, 200_000] },
  korea: { name: { en: 'Arriving in Korea', cn: '入境韩国', tc: '入境韓國', fr: 'Arrivée en Corée', it: 'Arrivo in Corea', jp: '韓国に入国される方', kr: '한국 입국' }, currency: 'USD', amounts: [2, 100, 800] },
  china: { name: { en: 'Arriving in mainland China', cn: '入境中国大陆', tc: '入境中國內地', fr: 'Arrivée en Chine continentale', it: 'Arrivo nella Cina continentale', jp: '中国本土に入国される方', kr: '중국 본토 입국' }, currency: 'CNY', amounts: [1, 50, 5000] },
  europe: { name: { en: 'Arriving in the European Union', cn: '入境欧盟', tc: '入境歐盟', fr: 'Arrivée dans l’Union européenne', it: 'Arrivo nell’Unione europea', jp: '欧州連合に入国される方', kr: '유럽연합 입국' }, currency: 'EUR', amounts: [1, 50, 400] },
  australia: { name: { en: 'Arriving in Australia', cn: '入境澳大利亚', tc: '入境澳洲', fr: 'Arrivée en Australie', it: 'Arrivo in Australia', jp: 'オーストラリアに入国される方', kr: '호주 입국' }, currency: 'AUD', amounts: [2, 100, 900] },
} as const satisfies Record<string, Arrival>;

const ids = Object.keys(arrivals).flatMap((place) => Object.keys(goods).map((name) => `allowance-${place}-${name}`));

/** Examples of what travellers may bring home, shared by all cities; the last one has expired. */
export const sharedAllowances: SeedGroup = {
  tag: 'global',
  seeds: Object.entries(arrivals).flatMap(([place, { name, currency, amounts }]) =>
    Object.entries(goods).map(([kind, title], index) =>
      entry('allowance', `allowance-${place}-${kind}`, {
        title,
        arrival: name,
        amount: amounts[index] ?? 0,
        unit: [litres, millilitres, sameIn(currency)][index] ?? litres,
        note,
        source: `https://customs.example/${place}`,
        checked: day(-20, '00:00'),
        expires: day(place === 'australia' && kind === 'other' ? -2 : 160, '00:00'),
      }),
    ),
  ),
};

/** A city's entries, its services for travellers with the allowances. */
export function withAllowances(seeds: readonly Seed[]): readonly Seed[] {
  const isForTravellers = ({ type, id }: Seed): boolean => type === 'service' && /collection|refund|detaxe|gate-delivery/.test(id);
  return seeds.map((seed) => (isForTravellers(seed) ? { ...seed, fields: { ...seed.fields, allowances: ids } } : seed));
}
