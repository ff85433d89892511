import { type EditedField, editedAt } from '../../content/address/editorAddress.ts';
import { fieldLabel } from '../../content/model/fieldLabel.ts';
import { property } from '../../content/record.ts';
import { attribute, select } from '../hooks/hook.ts';
import { hitAt, hitOf, markedElements } from './hits.ts';
import { fieldOf } from './place.ts';

/** Controls that keep their own work while editors point at fields. */
const CONTROLS = `button, summary, input, select, textarea, label, video, ${select('preview-tools')}`;

/** What a section's element opens: the field that every section has. */
const SECTION_FIELD = 'title';

/**
 * Click to edit: with the switch on, whatever is seen leads to its field, by pointer and by keyboard
 * (docs/rules.md#click-to-edit). Tab on the link goes from field to field, Enter opens, Escape ends it.
 */
export function startClickToEdit(bar: HTMLElement, locale: string, open: (field: EditedField) => void): void {
  const button = bar.querySelector<HTMLButtonElement>(select('preview-edit'));
  if (!button) return;
  const offer = createOffer(bar, locale);
  button.hidden = false;
  const isOn = (): boolean => button.getAttribute('aria-pressed') === 'true';
  const turn = (on: boolean): void => {
    button.setAttribute('aria-pressed', String(on));
    document.documentElement.toggleAttribute(attribute('previewing'), on);
    // What it stands in on a narrow screen lies over the page.
    button.closest('details')?.removeAttribute('open');
    if (!on) offer.show(undefined);
  };
  button.addEventListener('click', ({ detail }) => {
    turn(!isOn());
    // By keyboard, which clicks without a count, the first field is next.
    if (isOn() && detail === 0 && offer.step(1)) offer.link.focus();
  });
  followVisitor(offer, isOn);
  document.addEventListener('keydown', (event) => {
    if (!isOn()) return;
    if (event.key === 'Escape') {
      turn(false);
      button.focus();
    }
    if (event.key === 'Tab' && event.target === offer.link && offer.step(event.shiftKey ? -1 : 1))
      event.preventDefault();
  });
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!isOn() || !(target instanceof Element) || event.ctrlKey || event.metaKey || target === button) return;
      const main = target.closest<HTMLElement>(select('preview-main'))?.dataset.previewMain;
      if (main !== undefined) {
        // The page's own entry holds the order of its sections, which no place on the page shows.
        open({ entryId: main, fieldId: 'content', locale });
        event.preventDefault();
        return;
      }
      const field = clickedField(event, target, offer);
      if (!field) return;
      open(field);
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}

/** The link to the field of one element, which lies over the page beside it. */
type Offer = ReturnType<typeof createOffer>;

function createOffer(bar: HTMLElement, locale: string) {
  const link = document.createElement('a');
  link.className = 'preview-edit';
  link.target = '_blank';
  link.rel = 'noreferrer';
  const layer = document.createElement('aside');
  layer.hidden = true;
  layer.ariaLabel = bar.dataset.edit ?? '';
  layer.append(link);
  bar.before(layer);
  let offered: { readonly element: Element; readonly field: EditedField } | undefined;
  /** Shows the link at an element; undefined hides it. */
  const show = (element: Element | undefined): void => {
    if (offered?.element === element && element) return;
    offered?.element.removeAttribute(attribute('preview-hit'));
    offered = element && { element, field: editedField(element, locale) };
    layer.hidden = !offered;
    if (!offered || !element) return;
    element.setAttribute(attribute('preview-hit'), '');
    link.href = editedAt(bar.dataset.editor ?? '', offered.field);
    link.textContent = `${bar.dataset.edit}: ${nameOf(offered.field, bar)}`;
    const { top, left } = element.getBoundingClientRect();
    link.style.top = `${Math.min(Math.max(top - link.offsetHeight, 0), innerHeight - link.offsetHeight)}px`;
    link.style.left = `${Math.max(Math.min(left, innerWidth - link.offsetWidth), 0)}px`;
  };
  /** Goes on to another element in the order of the page. False where there is none. */
  const step = (by: number): boolean => {
    const all = markedElements();
    const next = all[(offered ? all.indexOf(offered.element) : -1) + by];
    if (!next) return false;
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    show(next);
    return true;
  };
  return { link, field: () => offered?.field, show, step };
}

/** Offers what is under the pointer, or has the focus. */
function followVisitor({ link, show }: Offer, isOn: () => boolean): void {
  document.addEventListener('pointermove', ({ target, clientX, clientY }) => {
    if (!isOn() || !(target instanceof Element) || target === link || target.closest('aside')) return;
    show(hitAt(clientX, clientY));
  });
  document.addEventListener('focusin', ({ target }) => {
    if (isOn() && target instanceof Element && target !== link && !target.closest('aside')) show(hitOf(target));
  });
}

/** The field that a click asks for; undefined where it is a control's. */
function clickedField({ clientX, clientY }: MouseEvent, target: Element, offer: Offer): EditedField | undefined {
  if (target !== offer.link) {
    const hit = target.closest('aside') ? undefined : hitAt(clientX, clientY);
    if (!hit || (target.closest(CONTROLS) && !hit.matches(select('contentful-entry-id')))) return undefined;
    offer.show(hit);
  }
  return offer.field();
}

function editedField(element: Element, locale: string): EditedField {
  if (element.hasAttribute(attribute('contentful-entry-id'))) return fieldOf(element);
  return { entryId: element.getAttribute(attribute('contentful-section-id')) ?? '', fieldId: SECTION_FIELD, locale };
}

/** The field and its entry in words, as the page calls the entry. */
function nameOf({ entryId, fieldId }: EditedField, bar: HTMLElement): string {
  const title = property(JSON.parse(bar.dataset.named ?? '{}'), entryId);
  return (bar.dataset.editField ?? '')
    .replace('{field}', () => fieldLabel(fieldId))
    .replace('{entry}', () => String(title ?? entryId));
}
