import type { EntryOf } from '../../../content/model/registry.ts';
import { Hour, SignatureLine } from './SignatureLine.tsx';

/** What begins at this hour or later belongs to the second half of a day. */
const SECOND_HALF = 13;

/** A day in two halves: the morning by daylight, the evening by lamps. */
export function Halves({ entry: { lines } }: { readonly entry: EntryOf<'citySignature'> }) {
  const { morning = [], evening = [] } = Object.groupBy(lines, ({ at = 0 }) =>
    at < SECOND_HALF ? 'morning' : 'evening',
  );
  return (
    <div className="halves">
      {[[morning, 'bone'] as const, [evening, 'ink'] as const].map(([half, tone]) => (
        <ol key={tone} className="half signature-lines" data-tone={tone}>
          {half.map((line) => (
            <SignatureLine key={line.id} line={line} mark={<Hour at={line.at} />} />
          ))}
        </ol>
      ))}
    </div>
  );
}
