import { pageHref } from '../../content/address/visit.ts';
import { isInEuropeanUnion } from '../../content/cities.ts';
import { pagePath } from '../../content/pages.ts';
import { useVisit } from '../visitContext.tsx';

/** Beginning of the slugs of general terms; policies and terms of offers have others. */
const GENERAL_TERMS = 'terms';

/** What services in the European Union tell of their accessibility in their terms (docs/rules.md#terms-accessibility). */
export function AccessibilityInformation({ slug }: { readonly slug: string }) {
  const visit = useVisit();
  if (!isInEuropeanUnion(visit.city) || !slug.startsWith(GENERAL_TERMS)) return undefined;
  return (
    <>
      <h2>{visit.message('termsAccessibility')}</h2>
      <p>{visit.message('termsAccessibilityText')}</p>
      <p>
        <a className="text-link" href={pageHref(visit, pagePath('accessibilityStatement'))}>
          {visit.message('statementTitle')}
        </a>
      </p>
    </>
  );
}
