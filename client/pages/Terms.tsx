import { linkTarget } from '../../content/address/linkTarget.ts';
import type { Visit } from '../../content/address/visit.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { dateTextOf } from '../../content/time/dateText.ts';
import { AccessibilityInformation } from '../parts/AccessibilityInformation.tsx';
import { Breadcrumb } from '../parts/Breadcrumb.tsx';
import { Contents } from '../parts/Contents.tsx';
import { Html } from '../parts/Html.tsx';
import { LinkRows } from '../parts/LinkRows.tsx';
import { Opening } from '../parts/Opening.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Sections } from '../sections/sections.tsx';
import { useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** A page of terms or of privacy (docs/rules.md#terms-pages). */
export function Terms({ entry, latest }: BodyOf<'terms'>) {
  const visit = useVisit();
  const effective = effectiveText(entry, visit);
  return (
    <>
      <Breadcrumb page="offerTerms" name="terms" here={entry.title} of={entry.id} />
      <Opening entry={{ id: entry.id }} layout="G" title={entry.title} description={entry.description}>
        {effective ? <p className="meta">{visit.message('effectiveFrom', { date: effective })}</p> : undefined}
      </Opening>
      <div className="page section running">
        <Contents of={entry.id} text={entry.body} />
        <RichText of={entry.id} field="body" text={entry.body} hasAnchors />
        <Html of={entry.id} field="html" html={entry.html} />
        <AccessibilityInformation slug={entry.slug} />
      </div>
      <Sections sections={entry.content} latest={latest} startsPage={false} />
    </>
  );
}

/** All terms of a city. */
export function TermsIndex({ entries }: BodyOf<'termsIndex'>) {
  const visit = useVisit();
  return (
    <>
      <Opening layout="G" title={visit.message('terms')} />
      <div className="page section">
        <LinkRows
          rows={entries.map((entry) => ({
            id: entry.id,
            title: entry.title,
            note: effectiveText(entry, visit),
            target: linkTarget({ internalLink: entry }, visit),
          }))}
        />
      </div>
    </>
  );
}

function effectiveText({ effectiveDate }: EntryOf<'pptcPage'>, { clock, language }: Visit): string {
  return dateTextOf(effectiveDate, clock, language);
}
