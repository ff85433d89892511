import { type FormModel, formProblems } from '../../content/forms/formModel.ts';
import { forms } from '../../content/forms/forms.ts';
import { formErrors } from '../../content/forms/formTypes.ts';
import { TICKET_FIELD, TRAP_FIELD } from '../../content/forms/ticket.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import type { RichText as Text } from '../../content/model/richText.ts';
import { pagePath } from '../../content/pages.ts';
import { pageHref } from '../../content/visit.ts';
import { hasText, RichText } from '../parts/RichText.tsx';
import { langAttribute, useVisit } from '../visitContext.tsx';
import { Field } from './Field.tsx';
import { formLanguage, formTexts } from './formLanguage.ts';
import { Summary } from './Summary.tsx';

interface EnquiryFormProps {
  readonly form: FormModel;
  readonly title: MessageKey;
  /** How the data are handled (site-shell §5: a data-processing disclaimer), in the page's language. */
  readonly disclaimer?: Text | undefined;
}

/** Texts that the script needs beside the rules' own. */
const courseKeys = [
  'formSending',
  ...Object.values(formProblems).flatMap((problem) =>
    'text' in problem ? [problem.title, problem.text] : [problem.title],
  ),
] as const;

/**
 * A form by its field table. Without script it is sent to its own page and comes back with what was typed; a script
 * finds it by `data-form` and checks it with the same rules while a person types.
 */
export function EnquiryForm({ form, title, disclaimer }: EnquiryFormProps) {
  const visit = useVisit();
  const language = formLanguage(visit);
  const text = formTexts(language);
  const { fields, page, send } = forms[form.kind];
  const texts = Object.fromEntries([...formErrors, ...courseKeys].map((key) => [key, text(key)]));
  return (
    <section className="enquiry" {...langAttribute(language, visit.language)}>
      <h2 className="display" data-size="3">
        {text(title)}
      </h2>
      <p className="meta">{text('assistanceRequired')}</p>
      <Summary form={form} language={language} />
      <form
        className="form"
        method="post"
        action={pageHref(visit, pagePath(page))}
        encType="multipart/form-data"
        noValidate
        data-form={form.kind}
        data-texts={JSON.stringify(texts)}
      >
        {Object.entries(fields).map(([name, field]) => (
          <Field key={name} name={name} field={field} form={form} language={language} />
        ))}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="form-trap">{text('formTrap')}</label>
          <input id="form-trap" type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name={TICKET_FIELD} value={form.ticket} />
        {form.turnstile.key ? (
          <div data-turnstile={form.turnstile.key} data-origin={form.turnstile.origin}>
            <p className="field-hint">{text('formHumanMissing')}</p>
          </div>
        ) : undefined}
        <div className="small quiet" {...langAttribute(visit.language, language)}>
          {hasText(disclaimer) ? (
            <RichText text={disclaimer} headingLevel={3} />
          ) : (
            <p {...langAttribute(language, visit.language)}>{text('formDisclaimer')}</p>
          )}
        </div>
        <div className="form-actions">
          <button className="button" data-kind="primary" data-size="large" type="submit">
            {text(send)}
          </button>
          <p className="form-progress" data-progress="" role="status" hidden />
        </div>
      </form>
    </section>
  );
}
