import { errorLine } from '../../../content/forms/errorLine.ts';
import type { FormValues } from '../../../content/forms/formTypes.ts';
import { PHOTO_HEAD_BYTES, type PhotoFacts, photoType } from '../../../content/forms/photos.ts';
import { ownValue } from '../../../content/ownValue.ts';
import { fieldIds } from '../../forms/fieldIds.ts';
import { select } from '../../hooks/hook.ts';

/** The texts of errors that are shown: a browser may have translated what stands there. */
const shownTexts = new WeakMap<Element, string>();

/** The field that an event is about; undefined outside of fields. */
export function fieldNameOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>(select('field'))?.dataset.field : undefined;
}

/** The form's values, without files. */
export function typedValues(form: HTMLFormElement): FormValues {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value }] : [],
  );
  return Object.fromEntries(
    [...Map.groupBy(texts, ({ name }) => name)].map(([name, all]) => [name, all.map(({ value }) => value)]),
  );
}

/** Size and type of the chosen photos; the type is read from the first bytes, not from the name. */
export async function chosenPhotos(form: HTMLFormElement): Promise<Record<string, readonly PhotoFacts[]>> {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')];
  return Object.fromEntries(
    await Promise.all(
      inputs.map(async ({ name, files }) => [name, await Promise.all([...(files ?? [])].map(factsOf))] as const),
    ),
  );
}

async function factsOf(file: File): Promise<PhotoFacts> {
  // What can't be read, as a photo in a cloud without a network, or one that was renamed since it was chosen, is none.
  const head = await file
    .slice(0, PHOTO_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  return { size: file.size, type: photoType(new Uint8Array(head)) };
}

/**
 * Shows an error under its field and links it to the control, or removes it. What shows while somebody types is announced
 * (docs/rules.md#form-errors-announced); after a submit the summary gets the focus instead.
 */
export function showError(form: HTMLFormElement, name: string, text: string | undefined, isAnnounced = false): void {
  const frame = form.querySelector<HTMLElement>(select('field', name));
  if (!frame) return;
  const ids = fieldIds(name);
  const currentError = frame.querySelector('.field-error');
  if (currentError && shownTexts.get(currentError) === text) return;
  currentError?.remove();
  const described = frame instanceof HTMLFieldSetElement ? frame : frame.querySelector(`#${ids.control}`);
  const hint = frame.querySelector(`#${ids.hint}`) ? ids.hint : '';
  const description = [hint, text === undefined ? '' : ids.error].filter(Boolean).join(' ');
  if (description) described?.setAttribute('aria-describedby', description);
  else described?.removeAttribute('aria-describedby');
  described?.setAttribute('aria-invalid', String(text !== undefined));
  const role = isAnnounced ? { role: 'alert' } : {};
  if (text === undefined) return;
  const newError = element('p', text, { class: 'field-error', id: ids.error, ...role });
  shownTexts.set(newError, text);
  frame.append(newError);
}

/** Shows above the form what is wrong with it, with a link to each field, and moves the focus there. */
export function showSummary(
  form: HTMLFormElement,
  title: string,
  text: string | undefined,
  errors: Readonly<Record<string, string>>,
): void {
  const summary = form.parentElement?.querySelector<HTMLElement>(select('summary'));
  if (!summary) return;
  const list = element('ul', '', { class: 'lines' });
  const wrong = [...form.querySelectorAll<HTMLElement>(select('field'))].flatMap((frame) => {
    const name = frame.dataset.field ?? '';
    const error = ownValue(errors, name);
    return error === undefined ? [] : [{ frame, name, error }];
  });
  for (const { frame, name, error } of wrong) {
    const label = frame.querySelector(select('label'))?.firstChild?.textContent?.trim() ?? '';
    const item = document.createElement('li');
    item.append(element('a', errorLine(label, error, wrong.length), { href: `#${fieldIds(name).control}` }));
    list.append(item);
  }
  // Of a summary that is taller than the screen a browser would show the middle.
  const heading = element('h3', title, { id: 'form-summary-title', tabindex: '-1' });
  summary.replaceChildren(
    heading,
    ...(text ? [element('p', text, {})] : []),
    ...(list.children.length > 0 ? [list] : []),
  );
  summary.hidden = false;
  heading.focus();
}

function element(tag: string, text: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const newElement = document.createElement(tag);
  newElement.textContent = text;
  for (const [name, value] of Object.entries(attributes)) newElement.setAttribute(name, value);
  return newElement;
}
