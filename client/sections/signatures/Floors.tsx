import type { EntryOf } from '../../../content/model/registry.ts';
import { Phrases } from '../../parts/Phrases.tsx';
import { useVisit } from '../../visitContext.tsx';
import { facadeOf } from './facades.ts';
import { SignatureLine } from './SignatureLine.tsx';

/** The width of a floor in the drawing's own units, of which a window's square has a hundred. */
const WIDTH = 400;

/** The building seen from the court, floor by floor, the highest first. */
export function Floors({ entry: { lines } }: { readonly entry: EntryOf<'citySignature'> }) {
  const { city } = useVisit();
  const { windows, outline, door, roof } = facadeOf(city);
  const floors = lines.toSorted((left, right) => (right.at ?? 0) - (left.at ?? 0));
  const ground = Math.min(...floors.map(({ at = 0 }) => (at < 0 ? Number.POSITIVE_INFINITY : at)));
  const step = WIDTH / windows;
  /** Each floor has its lamp in another window. */
  const openings = (at: number, floor: number) => {
    const shape = at === ground ? door : at < 0 ? '' : outline;
    return Array.from({ length: shape === '' ? 0 : windows }, (_, index) => ({
      x: index * step,
      isLit: index === (floor * 3 + 1) % windows,
      shape,
    }));
  };
  return (
    <>
      <svg className="floor-roof" viewBox={`0 0 ${WIDTH} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path d={roof} />
      </svg>
      <ol className="signature-lines" data-form="floors">
        {floors.map((line, floor) => {
          const { at = 0 } = line;
          return (
            <SignatureLine
              key={line.id}
              line={line}
              mark={
                line.floor ? (
                  <span className="signature-mark display" data-size="4">
                    <Phrases text={line.floor} />
                  </span>
                ) : undefined
              }
              drawing={
                <svg
                  viewBox={`0 0 ${WIDTH} 100`}
                  preserveAspectRatio="none"
                  strokeDasharray={at < 0 ? '2 6' : undefined}
                  aria-hidden="true"
                >
                  <path d={`M0 0V100H${WIDTH}V0`} />
                  {openings(at, floor).map(({ x, isLit, shape }) => (
                    <path
                      key={x}
                      className={isLit ? 'lit' : undefined}
                      transform={`translate(${x} 0) scale(${step / 100} 1)`}
                      d={shape}
                    />
                  ))}
                </svg>
              }
            />
          );
        })}
      </ol>
    </>
  );
}
