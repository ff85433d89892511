import type { Context } from 'hono';
import { raw } from 'hono/html';
import { EnquiryForm } from '../../../client/forms/EnquiryForm.tsx';
import { spokenVisit } from '../../../client/visitContext.tsx';
import { type FormState, failedTitle, formProblems } from '../../../content/forms/formModel.ts';
import type { FormKind } from '../../../content/forms/formTypes.ts';
import { message } from '../../../content/messages/messages.ts';
import { ownValue } from '../../../content/ownValue.ts';
import type { AppEnv } from '../../appEnv.ts';
import { contactOptions, listOptions } from '../../forms/formOptions.ts';
import { formModel } from '../../forms/formState.ts';
import { plainPage } from './lastResort.ts';
import { renderFragment } from './renderFragment.tsx';

/** A form whose page fails: the form alone, with everything that was typed. Of the editors' options it has what was chosen. */
export async function plainForm(c: Context<AppEnv>, kind: FormKind, state: FormState): Promise<Response> {
  const { visitor, world } = c.var;
  const { visit } = visitor;
  const { language } = visit;
  const { problem = 'failed', values } = state;
  /** What was chosen of the editors' options; the one that the form has by itself comes with its own text. */
  const chosen = (field: string, own = ''): readonly string[] =>
    (ownValue(values, field) ?? []).filter((value) => value !== '' && value !== own);
  const stores = chosen('specificStore', 'any').map((slug) => ({ slug, title: slug }));
  const options = {
    ...contactOptions(language, stores, chosen('typeOfEnquiry', 'general')),
    interests: listOptions(chosen('interests')),
  };
  const form = formModel(kind, { ...state, problem }, options, visit.clock);
  const { title, status } = formProblems[problem];
  const view = (
    <>
      {world.clientFiles.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      <EnquiryForm form={form} title={`${kind}FormTitle`} />
    </>
  );
  return plainPage(
    c,
    [failedTitle(message('formError', language), message(title, language))],
    language,
    status,
    raw(await renderFragment(view, spokenVisit(visit))),
  );
}
