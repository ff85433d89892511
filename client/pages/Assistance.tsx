import { EnquiryForm } from '../forms/EnquiryForm.tsx';
import { ThankYou } from '../forms/ThankYou.tsx';
import { Breadcrumb } from '../parts/Breadcrumb.tsx';
import { Opening } from '../parts/Opening.tsx';
import { useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** Help with a purchase at contact-us/assistance: the form, and thanks once it is received (docs/rules.md#contact-page). */
export function Assistance({ form, picture }: BodyOf<'assistance'>) {
  const { message } = useVisit();
  if (form.receipt) return <ThankYou form={form} entry={picture} />;
  return (
    <>
      <Breadcrumb page="contactUs" name="contactUs" here={message('assistance')} />
      <Opening layout="G" title={message('assistanceTitle')} description={message('assistanceText')} />
      <div className="page section running">
        <EnquiryForm form={form} title="assistanceFormTitle" />
      </div>
    </>
  );
}
