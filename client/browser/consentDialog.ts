import '../styles/islands/consent.css';
import { type Consent, consentCategories, fullConsent, noConsent } from '../../content/visitor/consent.ts';
import { chooseConsent, hasPrivacyControl, storedConsent } from './consent.ts';
import { focusPage } from './focusPage.ts';
import { whenClear } from './topLayer.ts';

/** Comes up by itself: not over what the visitor has opened, and without taking the focus from the page. */
export function askConsent(): void {
  whenClear(show);
}

/** Opens on request, with what was chosen and with the focus in it. */
export function openConsent(): void {
  opener = document.activeElement;
  const panel = show();
  panel?.querySelector('details')?.setAttribute('open', '');
  panel?.querySelector<HTMLElement>('h2')?.focus();
}

/** What the visitor opened the panel with: the focus goes back there. None where it came up by itself. */
let opener: Element | null = null;

const prepared = new WeakSet<HTMLElement>();

function show(): HTMLElement | undefined {
  const panel = document.querySelector<HTMLElement>('[data-consent]');
  const form = panel?.querySelector('form');
  if (!panel || !form) return undefined;
  const chosen: Consent = hasPrivacyControl ? noConsent : (storedConsent() ?? noConsent);
  for (const category of consentCategories) {
    const box = boxOf(form, category);
    if (box) Object.assign(box, { checked: chosen[category], disabled: hasPrivacyControl });
  }
  const note = panel.querySelector<HTMLElement>('[data-consent-privacy-control]');
  if (note) note.hidden = !hasPrivacyControl;
  if (!prepared.has(panel)) prepare(panel, form);
  if (!panel.matches(':popover-open')) panel.showPopover();
  return panel;
}

function prepare(panel: HTMLElement, form: HTMLFormElement): void {
  prepared.add(panel);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const answer = event.submitter?.getAttribute('value');
    chooseConsent(answer === 'all' ? fullConsent : answer === 'none' ? noConsent : ticked(form));
    close(panel);
  });
  // Escape leaves the choice as it was; who has never chosen is asked again on the next page.
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && close(panel));
}

function close(panel: HTMLElement): void {
  const hadFocus = panel.contains(document.activeElement);
  panel.hidePopover();
  if (opener instanceof HTMLElement) opener.focus();
  else if (hadFocus) focusPage();
  opener = null;
}

function ticked(form: HTMLFormElement): Consent {
  return {
    analytics: boxOf(form, 'analytics')?.checked === true,
    personalisation: boxOf(form, 'personalisation')?.checked === true,
  };
}

function boxOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
}
