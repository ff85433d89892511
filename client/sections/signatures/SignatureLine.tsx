import type { ReactNode } from 'react';
import { linkTarget } from '../../../content/address/linkTarget.ts';
import type { EntryOf } from '../../../content/model/registry.ts';
import { Phrases } from '../../parts/Phrases.tsx';
import { TargetLink } from '../../parts/TargetLink.tsx';
import { Spoken, useVisit } from '../../visitContext.tsx';

/** A line of a signature: its hour or level, where it has one, and the words that lead to a page. */
export function SignatureLine({ line, mark, drawing }: SignatureLineProps) {
  const { domains } = useVisit();
  return (
    <li className="signature-line">
      {drawing}
      <span className="signature-words">
        {mark ? (
          <span className="signature-mark display" data-size="3">
            {mark}
          </span>
        ) : undefined}
        <TargetLink className="signature-link" target={linkTarget(line, domains)}>
          <Spoken of={line.id}>
            <Phrases text={line.title} isDescription />
          </Spoken>
        </TargetLink>
      </span>
    </li>
  );
}

interface SignatureLineProps {
  readonly line: EntryOf<'signatureLine'>;
  readonly mark?: string | undefined;
  readonly drawing?: ReactNode;
}
