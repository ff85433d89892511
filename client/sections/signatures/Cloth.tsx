import type { EntryOf } from '../../../content/model/registry.ts';
import { useVisit } from '../../visitContext.tsx';
import { clothOf } from './cloths.ts';
import { SignatureLine } from './SignatureLine.tsx';

/** Figures along a stretch of cloth, and beside each other. */
const LENGTH = 3;
const BREADTH = 3;

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
              <svg
                viewBox={`0 0 ${BREADTH * 100} ${LENGTH * 100}`}
                preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"
              >
                <pattern id={id} width="100" height="100" patternUnits="userSpaceOnUse">
                  {(figures[index % figures.length] ?? []).map(({ colour, outline }) => (
                    <path key={colour + outline} fill={colour} d={outline} />
                  ))}
                </pattern>
                <path fill={ground} d={`M0 0H${BREADTH * 100}V${LENGTH * 100}H0z`} />
                <path fill={`url(#${id})`} d={`M0 0H${BREADTH * 100}V${LENGTH * 100}H0z`} />
              </svg>
            }
          />
        );
      })}
    </ol>
  );
}
