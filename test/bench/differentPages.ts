import type { City } from '../../content/cities.ts';
import { cityRow } from '../../content/cities.ts';
import type { Language } from '../../content/languages.ts';

/** A page to ask for: its path, and the headers of its visitor. */
interface PageRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const devices = { desktop: 'Chrome', phone: 'Mozilla/5.0 (Linux; Android 15) Mobile Chrome' };
const countries = ['AU', 'CN'];
const listings = ['brand/listing', 'dining/listing', 'what-is-happening/event/listing', 'special-offers/listing'];

/**
 * So many different pages of some cities and languages: all that the sitemaps name, to each device and country, then
 * lists at hours of one's choice and searches, as visitors bring them about without end.
 */
export async function differentPages(
  origin: string,
  places: readonly (readonly [City, Language])[],
  count: number,
): Promise<readonly PageRequest[]> {
  const named = await Promise.all(
    places.map(async ([city, language]) => {
      const map = await (await fetch(`${origin}/sitemap/${city}.xml`)).text();
      const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
      return paths.filter((path) => path.split('/')[1] === language);
    }),
  );
  const everybody = named
    .flat()
    .flatMap((path) =>
      Object.values(devices).flatMap((device) =>
        countries.map((country) => ({ path, headers: { 'user-agent': device, 'cf-ipcountry': country } })),
      ),
    );
  const more = Array.from({ length: Math.max(count - everybody.length, 0) }, (_, at): PageRequest => {
    const [city, language] = places[at % places.length] ?? ['sydney', 'en'];
    const start = `/${language}/${city}`;
    const turn = Math.floor(at / places.length);
    const day = new Date(Date.UTC(2026, 5, 1 + (turn % 300))).toISOString().slice(0, 10);
    const path =
      turn % 3 === 0
        ? `${start}/searching?keyword=${encodeURIComponent(`word ${turn}`)}`
        : `${start}/${listings[turn % listings.length]}?on=${day}&at=1${turn % 10}:00`;
    return { path, headers: { 'user-agent': devices.desktop, 'cf-ipcountry': 'AU' } };
  });
  return [...everybody, ...more].slice(0, count);
}

/** A city with its first languages, as many as are wanted. */
export function placesOf(cities: readonly City[], languages: number): readonly (readonly [City, Language])[] {
  return cities.flatMap((city) =>
    cityRow(city)
      .languages.slice(0, languages)
      .map((language) => [city, language] as const),
  );
}
