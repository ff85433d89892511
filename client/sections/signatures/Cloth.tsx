import type { EntryOf } from '../../../content/model/registry.ts';
import { useVisit } from '../../visitContext.tsx';
import { clothOf } from './cloths.ts';
import { SignatureLine } from './SignatureLine.tsx';

/** A stretch holds three rows of three figures, each a hundred units wide. */
const SIZE = 300;
const WHOLE = `M0 0H${SIZE}V${SIZE}H0z`;

/** A cloth seen along its length: each stretch has a figure, and its words. */
export function Cloth({ entry: { lines } }: { readonly entry: EntryOf<'citySignature'> }) {
  const { city } = useVisit();
  const { ground, figures } = clothOf(city);
  return (
    <ol className="signature-lines" data-form="cloth">
      {lines.map((line, index) => {
        const id = `${line.id}-figure`;
        return (
          <SignatureLine
            key={line.id}
            line={line}
            drawing={
              <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <pattern id={id} width="100" height="100" patternUnits="userSpaceOnUse">
                  {(figures[index % figures.length] ?? []).map(({ colour, outline }) => (
                    <path key={colour + outline} fill={colour} d={outline} />
                  ))}
                </pattern>
                <path fill={ground} d={WHOLE} />
                <path fill={`url(#${id})`} d={WHOLE} />
              </svg>
            }
          />
        );
      })}
    </ol>
  );
}
