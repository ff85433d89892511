import { sunAt } from '../../../content/sunWay.ts';

/** The drawing's own units: a day is as wide as the page. Heights are counted from the horizon. */
const field = { width: 1200, highest: 400, below: 60, above: 32 } as const;
/** The night is a shallow line: it is not what is drawn. */
const NIGHT = 0.16;
/** Points of the line in an hour. */
const STEPS = 4;

/** The lines of a sun's way at a latitude in degrees, and the places of some hours on it. */
export function sunDrawing(latitude: number, hours: readonly number[]) {
  const placeAt = (hour: number) => {
    const { day, height } = sunAt(hour, latitude);
    const rise = height * field.highest * (height < 0 ? NIGHT : 1);
    return { hour, x: Math.round(day * field.width), y: -Math.round(rise) };
  };
  const line = (from: number, to: number): string =>
    `M${Array.from({ length: (to - from) * STEPS + 1 }, (_, step) => placeAt(from + step / STEPS))
      .map(({ x, y }) => `${x} ${y === 0 ? 0 : y}`)
      .join('L')}`;
  const noon = placeAt(12);
  const top = noon.y - field.above;
  return {
    viewBox: `0 ${top} ${field.width} ${field.below - top}`,
    day: line(6, 18),
    night: line(0, 6) + line(18, 24),
    horizon: `M0 0H${field.width}M${noon.x} ${noon.y}V${field.below}`,
    hours: hours.map(placeAt),
  };
}
