import * as v from 'valibot';
import { forms } from '../../../content/forms/forms.ts';
import type { FormField, FormKind, FormValues } from '../../../content/forms/formTypes.ts';
import { ownValue } from '../../../content/ownValue.ts';
import { DRAFT_MS, draftName } from '../../../content/visitor/formDraft.ts';
import { typedValues } from './formDom.ts';

/** Numbers of a member or of an order, photos and a consent are not kept. */
const keptKinds: readonly (FormField['kind'] | undefined)[] = [
  'text',
  'email',
  'tel',
  'long',
  'date',
  'choice',
  'choices',
];

const draftSchema = v.object({ until: v.number(), values: v.record(v.string(), v.array(v.string())) });

/** Keeps what is written in a form, in this tab alone, for a reload or a crash (docs/rules.md#form-draft). */
export function keepDraft(form: HTMLFormElement, kind: FormKind): void {
  const values = Object.entries(typedValues(form)).filter(([name]) =>
    keptKinds.includes(ownValue(forms[kind].fields, name)?.kind),
  );
  try {
    const draft = { until: Date.now() + DRAFT_MS, values: Object.fromEntries(values) };
    sessionStorage.setItem(draftName(kind), JSON.stringify(draft));
  } catch {
    // Where nothing can be stored the form works as well.
  }
}

/** Removes what was kept of a form that is on its way. */
export function dropDraft(kind: FormKind): void {
  try {
    sessionStorage.removeItem(draftName(kind));
  } catch {
    // Nothing was stored.
  }
}

/** Fills in what was kept of a form, where the page and the visitor have left it empty. */
export function fillInDraft(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  const values = storedDraft(form.dataset.form ?? '');
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)) {
      if (ownValue(values, control.name)?.includes(control.value)) control.checked = true;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value === '') control.value = ownValue(values, control.name)?.[0] ?? '';
    } else if (control instanceof HTMLSelectElement && control.value === '') {
      // Another city may not offer it.
      const option = [...control.options].find(({ value }) => value === ownValue(values, control.name)?.[0]);
      if (option) option.selected = true;
    }
  }
}

function storedDraft(kind: string): FormValues {
  try {
    const draft = v.parse(draftSchema, JSON.parse(sessionStorage.getItem(draftName(kind)) ?? ''));
    return draft.until > Date.now() ? draft.values : {};
  } catch {
    return {};
  }
}
