import { cityRow } from '../../content/cities.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import type { Drawing } from '../../content/signature/drawing.ts';
import { type SignatureForm, signatureForms } from '../../content/signature/forms.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import { useVisit } from '../visitContext.tsx';
import type { SectionRow } from './section.ts';
import { SignatureDrawing } from './signatures/SignatureDrawing.tsx';
import { signaturePlans } from './signatures/SignaturePlan.tsx';

/** Drawn once while the cache holds the entry: an answer is of one city. */
const drawingsOfEntries = new WeakMap<EntryOf<'citySignature'>, readonly Drawing[]>();

/** A line without words would be a link without a name. */
function wordedLines(lines: EntryOf<'citySignature'>['lines']): typeof lines {
  return lines.filter(({ title }) => title.trim() !== '');
}

/** The section that a city has for itself: words, and a drawing of what no other city has (docs/rules.md#city-signature). */
export const citySignature: SectionRow<'citySignature'> = {
  isWordsOnly: true,
  hasContent: ({ form, lines }) => form !== undefined && wordedLines(lines).length > 1,
  View: ({ entry, level }) => {
    const { city } = useVisit();
    if (!entry.form) return undefined;
    const { plan, tone, by, draw }: SignatureForm = signatureForms[entry.form];
    const Plan = signaturePlans[plan];
    const worded = wordedLines(entry.lines);
    const lines = by === 'level' ? worded.toSorted((left, right) => (right.at ?? 0) - (left.at ?? 0)) : worded;
    const isDrawnByLine = plan === 'columns' || plan === 'rows';
    const drawings =
      drawingsOfEntries.get(entry) ??
      draw(
        // A line without its hour has no place in one drawing; where each has its own, it is drawn as at noon.
        lines.flatMap(({ at }) => at ?? (isDrawnByLine ? [by === 'hour' ? 12 : 0] : [])),
        cityRow(city).location.lat,
      );
    drawingsOfEntries.set(entry, drawings);
    return (
      <section className="section signature" data-tone={tone} data-form={entry.form}>
        <Plan
          head={<SectionHead heading={entry} level={level} />}
          lines={lines}
          by={by}
          drawings={drawings.map((drawing, index) => (
            <SignatureDrawing
              key={lines[index]?.id}
              id={`${entry.id}-${index}`}
              drawing={drawing}
              isDrawnOut={plan === 'band' || plan === 'rows'}
            />
          ))}
        />
      </section>
    );
  },
};
