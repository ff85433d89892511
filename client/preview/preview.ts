import './preview.css';
import { type EditedField, editorFrame } from './editorFrame.ts';
import { morph } from './morph.ts';

/** Editors type faster than pages render. */
const QUIET_MS = 400;

const tools = document.querySelector<HTMLElement>('[data-preview-tools]');
const taggedSelector = '[data-contentful-entry-id]';
const locale = document.querySelector(taggedSelector)?.getAttribute('data-contentful-locale') ?? 'en-US';
const frame = editorFrame(locale);

startLiveUpdates();
if (tools) {
  makeRoom(tools);
  startEditing(tools);
  startCopying(tools);
}

/** While an editor types, the page follows: it is asked for anew and only what differs is touched. */
function startLiveUpdates(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  frame?.onSaved(() => {
    clearTimeout(timer);
    // A page that can't be had stays as it is; the next change asks again.
    timer = setTimeout(() => refresh().catch(() => undefined), QUIET_MS);
  });
}

async function refresh(): Promise<void> {
  const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const selector of ['main', '[data-preview-tools]']) {
    const [old, next] = [document.querySelector(selector), fresh.querySelector(selector)];
    if (old && next) morph(old, next);
  }
}

/** What stands at the foot of the page stands above the bar. */
function makeRoom(bar: HTMLElement): void {
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--preview-height', `${bar.offsetHeight}px`),
  ).observe(bar);
}

/** Click-to-edit: with the switch on, every text and picture offers the way to its field. */
function startEditing(bar: HTMLElement): void {
  const button = bar.querySelector<HTMLButtonElement>('[data-preview-edit]');
  if (!button) return;
  const link = document.createElement('a');
  link.className = 'preview-edit';
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.textContent = bar.dataset['edit'] ?? '';
  link.hidden = true;
  let shown: EditedField | undefined;
  document.body.append(link);
  button.hidden = false;

  const isOn = (): boolean => button.getAttribute('aria-pressed') === 'true';
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(!isOn()));
    document.documentElement.toggleAttribute('data-previewing', isOn());
    if (!isOn()) link.hidden = true;
  });

  const offer = ({ target }: Event): void => {
    const element = isOn() && target instanceof Element ? taggedAt(target) : null;
    if (!element) return;
    shown = fieldOf(element);
    link.href = `${bar.dataset['editor'] ?? ''}${shown.entryId}/?focusedField=${shown.fieldId}&focusedLocale=${shown.locale}`;
    const { top, left } = element.getBoundingClientRect();
    link.style.top = `${Math.max(top, 0)}px`;
    link.style.left = `${Math.max(left, 0)}px`;
    link.hidden = false;
  };
  document.addEventListener('pointerover', offer);
  document.addEventListener('focusin', offer);
  link.addEventListener('click', (event) => {
    if (!frame || !shown) return;
    event.preventDefault();
    frame.open(shown);
  });
}

/** The text or picture that is pointed at; of an icon's link the name that stands unseen beside it. */
function taggedAt(element: Element): Element | null {
  return element.closest(taggedSelector) ?? element.closest('a, button')?.querySelector(taggedSelector) ?? null;
}

function fieldOf(element: Element): EditedField {
  const read = (name: string): string => element.getAttribute(`data-contentful-${name}`) ?? '';
  return { entryId: read('entry-id'), fieldId: read('field-id'), locale: read('locale') };
}

function startCopying(bar: HTMLElement): void {
  const button = bar.querySelector<HTMLButtonElement>('[data-preview-copy]');
  const field = bar.querySelector<HTMLInputElement>('[data-preview-link]');
  if (!button || !field) return;
  button.hidden = false;
  button.addEventListener('click', async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = button.dataset['previewCopy'] ?? '';
    } catch {
      // Browsers refuse, and have no clipboard at all without https: the link is selected, to be copied by hand.
    }
  });
}
