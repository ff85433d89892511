import { linkTarget } from '../../content/address/linkTarget.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { LinkButton } from '../parts/Cta.tsx';
import { hasText, RichText } from '../parts/RichText.tsx';
import { useVisit } from '../visitContext.tsx';

/** An offer's terms: its own under a disclosure, and a link to the page of terms (docs/rules.md#terms-pages). */
export function OfferTerms({ entry }: { readonly entry: EntryOf<'specialOffer' | 'indexDetailPage'> }) {
  const visit = useVisit();
  const { message } = visit;
  const page = linkTarget({ internalLink: entry.termsPage }, visit);
  const isLinked = page.kind !== 'none';
  if (!hasText(entry.terms))
    return isLinked ? <LinkButton target={page} text={message('fullTerms')} kind="link" /> : undefined;
  return (
    <details className="disclosure terms">
      <summary className="disclosure-title">{message('terms')}</summary>
      <div className="disclosure-body small flow">
        <RichText text={entry.terms} headingLevel={3} />
        {isLinked ? <LinkButton target={page} text={message('fullTerms')} kind="link" /> : undefined}
      </div>
    </details>
  );
}
