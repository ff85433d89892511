import { type FormModel, formProblems } from '../../content/forms/formModel.ts';
import { forms } from '../../content/forms/forms.ts';
import type { Language } from '../../content/languages.ts';
import { fieldIds } from './fieldIds.ts';
import { formTexts } from './formLanguage.ts';

/** What is wrong, above the form: the words, and a link to each field (visual: Forms). Hidden while nothing is. */
export function Summary({ form, language }: { readonly form: FormModel; readonly language: Language }) {
  const text = formTexts(language);
  const problem = form.problem && { text: undefined, ...formProblems[form.problem] };
  const wrong = Object.keys(forms[form.kind].fields).flatMap((name) => {
    const error = form.errors[name];
    return error ? [{ name, error }] : [];
  });
  return (
    <section
      className="form-summary"
      data-summary={form.problem ?? ''}
      aria-labelledby="form-summary-title"
      tabIndex={-1}
      hidden={!problem}
      // biome-ignore lint/a11y/noAutofocus: a page that comes back with problems opens at what is wrong, with no script too
      autoFocus={problem !== undefined}
    >
      <h3 id="form-summary-title">{problem ? text(problem.title) : ''}</h3>
      {problem?.text ? <p>{text(problem.text)}</p> : undefined}
      {form.hasLostPhotos ? <p>{text('photosAgain')}</p> : undefined}
      {wrong.length > 0 ? (
        <ul>
          {wrong.map(({ name, error }) => (
            <li key={name}>
              <a href={`#${fieldIds(name).control}`}>
                {text(forms[form.kind].fields[name]?.label ?? 'formTitle')} · {text(error)}
              </a>
            </li>
          ))}
        </ul>
      ) : undefined}
    </section>
  );
}
