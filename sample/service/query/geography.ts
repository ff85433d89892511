import { isRecord } from '../../../content/record.ts';

const EARTH_RADIUS = 6371;
function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function place(value: unknown): { readonly lat: number; readonly lon: number } | undefined {
  if (!isRecord(value)) return undefined;
  const { lat, lon } = value;
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined;
}

/** Kilometres from a Location value to `[latitude, longitude]`; `undefined` for any other value. */
export function distanceTo(value: unknown, [lat = 0, lon = 0]: readonly number[]): number | undefined {
  const position = place(value);
  if (!position) return undefined;
  const dLat = radians(lat - position.lat);
  const dLon = radians(lon - position.lon);
  const a =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(position.lat)) * Math.cos(radians(lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Returns true if a Location value lies in a circle `[lat, lon, kilometres]` or a box `[lat, lon, lat, lon]`. */
export function isWithin(value: unknown, area: readonly number[]): boolean {
  const [lat1 = 0, lon1 = 0, third = 0, lon2] = area;
  if (lon2 === undefined) return (distanceTo(value, [lat1, lon1]) ?? Number.POSITIVE_INFINITY) <= third;
  const position = place(value);
  return (
    position !== undefined &&
    position.lat >= Math.min(lat1, third) &&
    position.lat <= Math.max(lat1, third) &&
    position.lon >= Math.min(lon1, lon2) &&
    position.lon <= Math.max(lon1, lon2)
  );
}
