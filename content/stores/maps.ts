import { type City, cityRow } from '../cities.ts';

/** The two map services: Baidu for visitors in mainland China, Google for all others (docs/rules.md#maps). */
export const mapProviders = ['google', 'baidu'] as const;
export type MapProvider = (typeof mapProviders)[number];

/** What the script of a map frame is told. */
export interface MapFrameView extends Readonly<ReturnType<typeof mapView>> {
  /** The public key for the map service. */
  readonly key: string;
  /** The language tag of the map's own words. */
  readonly language: string;
}

/** Hosts that each service's frame may load from; the frame has its own CSP, so that the site's stays strict. */
export const mapHosts = {
  google: [
    'https://maps.googleapis.com',
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
  ],
  baidu: ['https://api.map.baidu.com', 'https://*.bdimg.com', 'https://*.bdstatic.com', 'https://*.baidu.com'],
} as const satisfies Record<MapProvider, readonly string[]>;

/** The map for a place in a city, for a visitor in the mainland or abroad, at the city's zoom (docs/rules.md#maps). */
export function mapView(
  city: City,
  isMainland: boolean,
  title: string,
  place: { readonly lat: number; readonly lon: number } | undefined,
) {
  const row = cityRow(city);
  const provider: MapProvider = isMainland ? 'baidu' : 'google';
  return { provider, ...(place ?? row.location), zoom: row.mapZoom[provider], title };
}
