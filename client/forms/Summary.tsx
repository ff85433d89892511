import { errorLine, errorNumbers } from '../../content/forms/errorLine.ts';
import { type FormModel, formProblems } from '../../content/forms/formModel.ts';
import { fieldsOf } from '../../content/forms/forms.ts';
import { ownValue } from '../../content/ownValue.ts';
import { hook } from '../hooks/hook.ts';
import { List } from '../parts/List.tsx';
import { useVisit } from '../visitContext.tsx';
import { fieldIds } from './fieldIds.ts';

/** The errors above the form, with a link to each field. Hidden while there are none. */
export function Summary({ form }: { readonly form: FormModel }) {
  const { language, message } = useVisit();
  const problem = form.problem && { text: undefined, ...formProblems[form.problem] };
  const wrong = fieldsOf(form.kind, language).flatMap(([name, field]) => {
    const error = ownValue(form.errors, name);
    return error
      ? [
          {
            name,
            label: message(field.label),
            error: message(error, errorNumbers(field, ownValue(form.values, name)?.[0])),
          },
        ]
      : [];
  });
  return (
    <section
      className="form-summary"
      {...hook('summary', form.problem ?? '')}
      aria-labelledby="form-summary-title"
      hidden={!problem}
    >
      {/* Of a summary that is taller than the screen a browser would show the middle. */}
      <h3
        id="form-summary-title"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: a page with errors opens at its summary, without script too
        autoFocus={problem !== undefined}
      >
        {problem ? message(problem.title) : ''}
      </h3>
      {problem?.text ? <p>{message(problem.text)}</p> : undefined}
      {form.hasLostPhotos ? <p>{message('photosAgain')}</p> : undefined}
      <List className="lines" of={wrong}>
        {({ name, label, error }) => <a href={`#${fieldIds(name).control}`}>{errorLine(label, error, wrong.length)}</a>}
      </List>
    </section>
  );
}
