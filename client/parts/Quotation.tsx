import type { ReactNode } from 'react';
import { unmarked } from '../../content/model/provenance.ts';

/** A quotation between marks that its editor wrote. */
const hasEditorsMarks = /^[\p{Pi}"„「『].*[\p{Pf}"“」』]$/su;

/** A quotation in the language's own marks, unless the editor wrote some (docs/rules.md#quotations). */
export function Quotation({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return <blockquote data-marks={hasEditorsMarks.test(unmarked(words)) ? undefined : ''}>{children}</blockquote>;
}
