import * as v from 'valibot';
import { forms } from '../../../content/forms/forms.ts';
import type { FormField, FormKind } from '../../../content/forms/formTypes.ts';
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

const textsByName = v.record(v.string(), v.pipe(v.array(v.string()), v.readonly()));
const draftSchema = v.object({
  until: v.number(),
  values: textsByName,
  /** Where the chosen options stand: the words of an editor's list, which are its values, differ from language to language. */
  places: v.optional(textsByName, {}),
});
type Draft = Readonly<v.InferOutput<typeof draftSchema>>;

/** Keeps what is written in a form, in this tab alone, for a reload or a crash (docs/rules.md#form-draft). */
export function keepDraft(form: HTMLFormElement, kind: FormKind): void {
  const isKept = ([name]: readonly [string, unknown]): boolean =>
    keptKinds.includes(ownValue(forms[kind].fields, name)?.kind);
  const places = [...listsOf(form)].map(
    ([name, options]) =>
      [name, options.flatMap((option, at) => (isChosen(option) ? placeOf(at, options) : []))] as const,
  );
  const draft: Draft = {
    until: Date.now() + DRAFT_MS,
    values: Object.fromEntries(Object.entries(typedValues(form)).filter(isKept)),
    places: Object.fromEntries(places.filter(isKept)),
  };
  try {
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
  const draft = storedDraft(form.dataset.form ?? '');
  if (!draft) return;
  for (const control of form.elements) {
    if (isBox(control) || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (control.value === '') control.value = ownValue(draft.values, control.name)?.[0] ?? '';
  }
  for (const [name, options] of listsOf(form)) {
    const values = ownValue(draft.values, name) ?? [];
    const places = ownValue(draft.places, name) ?? [];
    // Another language has other words at the same places; another city may not offer what was chosen.
    const isOffered = options.some(({ value }) => values.includes(value));
    const chosen = options.filter(({ value }, at) =>
      isOffered ? values.includes(value) : places.includes(placeOf(at, options)),
    );
    for (const option of chosen) choose(option);
  }
}

/** An answer of a list: of one to open, or a box. */
type Option = HTMLOptionElement | HTMLInputElement;

/** The lists of a form by name. */
function listsOf(form: HTMLFormElement): ReadonlyMap<string, readonly Option[]> {
  const options = [...form.elements].flatMap((control): readonly { name: string; option: Option }[] => {
    if (isBox(control)) return [{ name: control.name, option: control }];
    if (!(control instanceof HTMLSelectElement)) return [];
    return [...control.options].map((option) => ({ name: control.name, option }));
  });
  const lists = Map.groupBy(options, ({ name }) => name);
  return new Map([...lists].map(([name, all]) => [name, all.map(({ option }) => option)]));
}

function isBox(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type);
}

function isChosen(option: Option): boolean {
  return option instanceof HTMLInputElement ? option.checked : option.selected;
}

function choose(option: Option): void {
  if (option instanceof HTMLInputElement) option.checked = true;
  else if (option.closest('select')?.value === '') option.selected = true;
}

/** The place of an option, in any language of this city: a list with more or fewer options is another. */
function placeOf(at: number, { length }: readonly Option[]): string {
  return `${document.documentElement.dataset.city} ${at}/${length}`;
}

function storedDraft(kind: string): Draft | undefined {
  try {
    const draft = v.parse(draftSchema, JSON.parse(sessionStorage.getItem(draftName(kind)) ?? ''));
    return draft.until > Date.now() ? draft : undefined;
  } catch {
    return undefined;
  }
}
