import { cityRow } from '../../../content/cities.ts';
import type { EntryOf } from '../../../content/model/registry.ts';
import { useVisit } from '../../visitContext.tsx';
import { Hour, SignatureLine } from './SignatureLine.tsx';
import { sunDrawing } from './sunDrawing.ts';

/** The sun's way over a day at the city's latitude, and what there is at its hours. */
export function SunWay({ entry: { lines } }: { readonly entry: EntryOf<'citySignature'> }) {
  const { city } = useVisit();
  const { viewBox, day, night, horizon, hours } = sunDrawing(
    cityRow(city).location.lat,
    lines.flatMap(({ at }) => at ?? []),
  );
  return (
    <>
      <svg className="sun-way" viewBox={viewBox} aria-hidden="true">
        <path className="sun-day" d={day} />
        <path d={horizon} strokeOpacity={0.4} />
        <path d={night} strokeDasharray="2 8" />
        {hours.map(({ hour, x, y }) => (
          <circle key={hour} className="sun-hour" cx={x} cy={y} r={hour === 12 ? 20 : 8} />
        ))}
      </svg>
      <ol className="signature-lines" data-form="sun">
        {lines.map((line) => (
          <SignatureLine key={line.id} line={line} mark={<Hour at={line.at} />} />
        ))}
      </ol>
    </>
  );
}
