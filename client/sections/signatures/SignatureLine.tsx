import type { ReactNode } from 'react';
import { linkTarget } from '../../../content/address/linkTarget.ts';
import type { EntryOf } from '../../../content/model/registry.ts';
import type { SignatureForm } from '../../../content/signature/forms.ts';
import { clockText } from '../../../content/time/clockText.ts';
import { Phrases } from '../../parts/Phrases.tsx';
import { TargetLink } from '../../parts/TargetLink.tsx';
import { useVisit } from '../../visitContext.tsx';

/** A line of a signature: its hour or floor, where it has one, and the words that lead to a page. */
export function SignatureLine({ line, by, drawing }: SignatureLineProps) {
  const visit = useVisit();
  return (
    <li className="signature-line">
      {drawing}
      <span className="signature-words">
        {by === 'hour' ? <Hour at={line.at} /> : undefined}
        {by === 'level' && line.floor ? (
          <span className="signature-mark display" data-size="4">
            <Phrases of={line.id} field="floor" text={line.floor} />
          </span>
        ) : undefined}
        <TargetLink className="signature-link" target={linkTarget(line, visit)}>
          <Phrases of={line.id} text={line.title} isDescription />
        </TargetLink>
      </span>
    </li>
  );
}

interface SignatureLineProps {
  readonly line: EntryOf<'signatureLine'>;
  /** What `at` of the line means. */
  readonly by: SignatureForm['by'];
  readonly drawing?: ReactNode;
}

function Hour({ at }: { readonly at: number | undefined }) {
  const { language } = useVisit();
  if (at === undefined) return undefined;
  return (
    <time className="signature-mark display" data-size="3" dateTime={`${String(at).padStart(2, '0')}:00`}>
      {clockText({ hour: at, minute: 0 }, language)}
    </time>
  );
}
