/**
 * Where the sun stands at an hour of a day of equal length, at a latitude in degrees: the sun's way of a city, the same on
 * every day, so that no page has to be made again for it (docs/rules.md#city-signature). The moment and the height as shares:
 * of the day, and of a quarter circle (below 0 at night).
 */
export function sunAt(hour: number, latitude: number) {
  const angle = (hour / 12) * Math.PI;
  const height = -Math.asin(Math.cos((latitude * Math.PI) / 180) * Math.cos(angle)) / (Math.PI / 2);
  return { day: hour / 24, height };
}
