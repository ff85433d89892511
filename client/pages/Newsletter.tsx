import { EnquiryForm } from '../forms/EnquiryForm.tsx';
import { ThankYou } from '../forms/ThankYou.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Sections } from '../sections/sections.tsx';
import { useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** The newsletter's page at subscribe-news: what it is about, and how to subscribe (docs/rules.md#newsletter-page). */
export function Newsletter({ entry, latest, form }: BodyOf<'newsletter'>) {
  const { message } = useVisit();
  if (form.receipt)
    return <ThankYou form={form} entry={entry} title={entry?.thankYouTitle} text={entry?.thankYouText} />;
  return (
    <>
      <Opening
        entry={entry}
        layout="B"
        title={entry?.title || message('newsletter')}
        description={entry?.description || message('newsletterText')}
      />
      <div className="page section running">
        <EnquiryForm form={form} title="newsletterFormTitle" entry={entry} />
      </div>
      <Sections sections={entry?.content ?? []} latest={latest} startsPage={false} />
    </>
  );
}
