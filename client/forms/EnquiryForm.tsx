import { pageHref } from '../../content/address/visit.ts';
import { type FormModel, formProblems } from '../../content/forms/formModel.ts';
import { FORM_ID, formPages } from '../../content/forms/formPages.ts';
import { formErrors, forms, partsOf } from '../../content/forms/forms.ts';
import { TICKET_FIELD, TRAP_FIELD } from '../../content/forms/ticket.ts';
import { hasSpaces } from '../../content/languages.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import type { RichText as Text } from '../../content/model/registry.ts';
import { pagePath } from '../../content/pages.ts';
import { hook } from '../hooks/hook.ts';
import { Button } from '../parts/Button.tsx';
import { Heading } from '../parts/Heading.tsx';
import { hasText, RichText } from '../parts/RichText.tsx';
import { useVisit } from '../visitContext.tsx';
import { Field } from './Field.tsx';
import { Summary } from './Summary.tsx';

interface EnquiryFormProps {
  readonly form: FormModel;
  readonly title: MessageKey;
  /** The page's entry, which says how the data are handled (docs/rules.md#contact-rules). */
  readonly entry?: { readonly id: string; readonly disclaimer: Text | undefined } | undefined;
}

/** Texts that the script needs beside the rules' own. */
const courseKeys = [
  'formSending',
  'formError',
  ...Object.values(formProblems).flatMap((problem) =>
    'text' in problem ? [problem.title, problem.text] : [problem.title],
  ),
] as const;

/**
 * A form by its field table. Without script it is sent to its own page, which answers with the typed values; script
 * finds it by `data-form` and checks it by the same rules while it is filled in.
 */
export function EnquiryForm({ form, title, entry }: EnquiryFormProps) {
  const visit = useVisit();
  const { send, need } = forms[form.kind];
  const texts = Object.fromEntries([...formErrors, ...courseKeys].map((key) => [key, visit.message(key)]));
  return (
    <section className="enquiry" id={FORM_ID}>
      <Heading level={2} size="3" text={visit.message(title)} />
      <p className="meta">
        {need && visit.message(need)}
        {need && hasSpaces(visit.language) ? ' ' : undefined}
        {visit.message('assistanceRequired')}
      </p>
      <Summary form={form} />
      <form
        className="form"
        method="post"
        action={pageHref(visit, pagePath(formPages[form.kind]))}
        encType="multipart/form-data"
        noValidate
        {...hook('form', form.kind)}
        {...hook('texts', texts)}
      >
        {partsOf(form.kind, visit.language).map(({ title: partTitle, fields }) => {
          // A group without a name would only be noise.
          const Part = partTitle ? 'fieldset' : 'div';
          return (
            <Part key={partTitle ?? ''} className="form-part">
              {partTitle ? (
                <legend className="form-part-title display" data-size="4">
                  {visit.message(partTitle)}
                </legend>
              ) : undefined}
              <div className="form-fields">
                {fields.map(([name, field]) => (
                  <Field key={name} name={name} field={field} form={form} />
                ))}
              </div>
            </Part>
          );
        })}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="form-trap">{visit.message('formTrap')}</label>
          <input id="form-trap" type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name={TICKET_FIELD} value={form.ticket} />
        {form.turnstileKey ? (
          <div {...hook('turnstile', form.turnstileKey)}>
            <p className="meta">{visit.message('formHumanMissing')}</p>
          </div>
        ) : undefined}
        <div className="small quiet">
          {entry && hasText(entry.disclaimer) ? (
            <RichText of={entry.id} field="disclaimer" text={entry.disclaimer} headingLevel={3} />
          ) : (
            <p>{visit.message('formDisclaimer')}</p>
          )}
        </div>
        <div className="form-actions">
          <Button kind="primary" text={visit.message(send)} data-size="large" type="submit" />
          {/* Screen readers announce what comes into a region that was there before. */}
          <div role="status">
            <p className="form-progress" {...hook('progress')} hidden />
          </div>
        </div>
      </form>
    </section>
  );
}
