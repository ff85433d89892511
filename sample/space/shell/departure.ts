import type { City } from '../../../content/cities.ts';
import { entry, type Seed } from '../seed.ts';
import { inLanguagesOf, type Texts } from './textsInCity.ts';

/** Minutes before a departure: to leave the house, to have collected, to be at the gate. */
type Minutes = readonly [leave: number | undefined, collect: number, gate: number];

const usual: Minutes = [180, 75, 45];

/** Stores behind an airport's checks, which nobody leaves for the airport, and cities whose airport is near or far. */
const minutes: Partial<Record<City, Minutes>> = {
  paris: [210, 75, 45],
  venice: [165, 60, 40],
  'hong-kong': [180, 75, 50],
  okinawa: [120, 60, 30],
  hawaii: [165, 60, 40],
  'los-angeles': [undefined, 60, 40],
  'san-francisco': [undefined, 60, 40],
  'new-york-city': [undefined, 60, 40],
};

const note: Texts = {
  en: 'Bring your passport and boarding pass to the collection desk. Bottles and fragrance travel in a sealed bag; please keep it sealed until your final destination.',
  cn: '提货时请携带护照与登机牌。酒类与香氛以密封袋交付，抵达最终目的地之前请勿开启。',
  tc: '提貨時請攜帶護照與登機證。酒類與香氛以密封袋交付，抵達最終目的地之前請勿開啟。',
  fr: 'Présentez passeport et carte d’embarquement au comptoir de retrait. Flacons et bouteilles voyagent dans un sac scellé\u00a0: gardez-le scellé jusqu’à votre destination finale.',
  it: 'Porti al banco di ritiro il passaporto e la carta d’imbarco. Bottiglie e profumi viaggiano in una busta sigillata: la tenga sigillata fino alla destinazione finale.',
  jp: 'お受け取りの際は、パスポートと搭乗券をご提示ください。お酒と香水は密封袋でお渡しします。最終目的地に着くまで開封なさらないようお願いいたします。',
  kr: '수령하실 때 여권과 탑승권을 보여 주십시오. 주류와 향수는 밀봉 봉투에 담아 드리니, 최종 목적지까지 열지 마십시오.',
};

/** Ships and ferries: nearer than the airport, and what is bought goes along. */
const cruise: Minutes = [120, 75, 60];
const ferry: Minutes = [75, 45, 30];

/** Departure points beside the airport, with the codes of Okinawa's. */
const otherPoints: Partial<Record<City, readonly { readonly from: 'airport' | 'cruise' | 'port'; readonly minutes: Minutes; readonly location?: string }[]>> = {
  okinawa: [
    { from: 'airport', minutes: [105, 60, 25], location: '82003' },
    { from: 'cruise', minutes: [105, 75, 60], location: '82004' },
    { from: 'airport', minutes: [75, 60, 30], location: '82002' },
  ],
  sydney: [{ from: 'cruise', minutes: cruise }],
  venice: [{ from: 'cruise', minutes: cruise }],
  'hong-kong': [
    { from: 'cruise', minutes: cruise },
    { from: 'port', minutes: ferry },
  ],
  macau: [{ from: 'port', minutes: ferry }],
};

/** Services for those who stay another night: a delivery to a hotel, and a parcel that waits from the next day. */
const forLongerStays: Partial<Record<City, readonly string[]>> = {
  'hong-kong': ['hong-kong-service-collect'],
  saipan: ['saipan-service-delivered-to-your-room'],
};

/** A city's rules for travellers: purchases wait where one of its own services or its airport store hands them over. */
export function departureOf(city: City, citySeeds: readonly Seed[]): readonly Seed[] {
  const [leaveBefore, collectBefore, gateBefore] = minutes[city] ?? usual;
  const airportStores = citySeeds.filter(({ type, id }) => type === 'storeLocator' && id.endsWith('airport')).map(({ id }) => id);
  const desk = citySeeds.find(({ type, id }) => type === 'service' && /collection|gate-delivery/.test(id))?.id ?? airportStores[0];
  return [
    entry('departureRules', `${city}-departure`, {
      title: `${city}: before departure`,
      departsFrom: 'airport',
      ...(city === 'okinawa' && { location: '82001' }),
      ...(leaveBefore !== undefined && { leaveBefore }),
      gateBefore,
      ...(desk ? { collectBefore, collectAt: desk } : {}),
      ...(airportStores.length > 0 ? { atTerminal: airportStores } : {}),
      forLongerStays: forLongerStays[city] ?? [],
      note: inLanguagesOf(city, note),
    }),
    ...(otherPoints[city] ?? []).map(({ from, minutes: [leave, , gate], location }, index) =>
      entry(
        'departureRules',
        `${city}-departure-${location ?? from}`,
        {
          title: `${city}: before departure, ${location ?? from}`,
          departsFrom: from,
          ...(location && { location }),
          ...(leave !== undefined && { leaveBefore: leave }),
          gateBefore: gate,
          atTerminal: [...new Set([...airportStores, ...(desk ? [desk] : [])])],
          forLongerStays: forLongerStays[city] ?? [],
        },
        { created: 59 - index },
      ),
    ),
  ];
}
