import type { ReactNode } from 'react';
import type { EntryOf } from '../../content/model/registry.ts';
import type { signatureForms } from '../../content/model/targets.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import type { SectionRow } from './section.ts';
import { Cloth } from './signatures/Cloth.tsx';
import { Floors } from './signatures/Floors.tsx';
import { Halves } from './signatures/Halves.tsx';
import { SunWay } from './signatures/SunWay.tsx';

/** How a form is drawn, and on which surface. */
interface FormRow {
  readonly View: (props: { readonly entry: EntryOf<'citySignature'> }) => ReactNode;
  readonly tone?: 'ink' | 'bone';
}

/** The forms of a signature (docs/rules.md#city-signature). */
const forms = {
  sun: { View: SunWay, tone: 'ink' },
  floors: { View: Floors, tone: 'bone' },
  cloth: { View: Cloth },
  halves: { View: Halves },
} as const satisfies Record<(typeof signatureForms)[number], FormRow>;

/** The section that a city has for itself: words, and a drawing of what no other city has (docs/rules.md#city-signature). */
export const citySignature: SectionRow<'citySignature'> = {
  isWordsOnly: true,
  hasContent: ({ form, lines }) => form !== undefined && lines.length > 1,
  View: ({ entry, level }) => {
    if (!entry.form) return undefined;
    const { View, tone }: FormRow = forms[entry.form];
    return (
      <section className="section signature" data-tone={tone}>
        <div className="page">
          <SectionHead heading={entry} level={level} />
          <View entry={entry} />
        </div>
      </section>
    );
  },
};
