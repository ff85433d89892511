import { type Consent, consentCategories, fullConsent, noConsent } from '../../../content/visitor/consentChoice.ts';
import { isComposingKey } from '../../browserState/composing.ts';
import { select } from '../../hooks/hook.ts';
import { closeCard, keepFocusClearOf } from '../shell/coveredFoot.ts';
import { isClear, whenClear } from '../shell/screen.ts';
import {
  chooseConsent,
  consentGiven,
  hasConsentTool,
  hasPrivacyControl,
  pushConsent,
  storedConsent,
} from './consent.ts';

let styles: Promise<unknown> | undefined;

/**
 * The dialog's styles, which are fetched when it opens; most visitors have answered. Rejects whenever they did not come:
 * a second import of the same file would resolve.
 */
function fetchStyles(): Promise<unknown> {
  styles ??= import('../../styles/islands/consent.css');
  return styles;
}

/** Finds out what the visitor allows: from a third-party tool, or from an earlier choice; the popups on entry ask. */
export async function startConsent(): Promise<void> {
  if (hasConsentTool) (await import('./consentTool.ts')).startConsentTool();
  else if (storedConsent()) pushConsent();
}

/** Lets the visitor choose again: in our card, or in the third-party tool. */
export async function consentOpener(): Promise<() => void> {
  if (hasConsentTool) return (await import('./consentTool.ts')).openConsentTool;
  await fetchStyles();
  return openConsent;
}

/** Opens by itself: not over what the visitor has opened, and without taking the focus from the page. */
export async function askConsent(): Promise<void> {
  await fetchStyles();
  whenClear(() => {
    if (!isAnswered()) show();
  });
}

/** Here or in another tab. */
function isAnswered(): boolean {
  return storedConsent() !== undefined;
}

/** Opens on request, with what was chosen and with the focus in it. */
function openConsent(): void {
  isWanted = true;
  const panel = show();
  if (!panel) return;
  // A booking may have it out of sight.
  panel.hidden = false;
  panel.querySelector('details')?.setAttribute('open', '');
  panel.querySelector<HTMLElement>('h2')?.focus();
}

/** The visitor has opened the panel, so that an answer of another tab does not close it. */
let isWanted = false;

const prepared = new WeakSet<HTMLElement>();

function show(): HTMLElement | undefined {
  const panel = document.querySelector<HTMLElement>(select('consent'));
  const form = panel?.querySelector('form');
  if (!panel || !form) return undefined;
  tick(form);
  const note = panel.querySelector<HTMLElement>(select('consent-privacy-control'));
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
    isWanted = false;
    chooseConsent(answer === 'all' ? fullConsent : answer === 'none' ? noConsent : ticked(form));
  });
  // Also of another window: what that refuses is not sent from here as if it were ticked again.
  document.addEventListener('consent:change', () => {
    tick(form);
    if (!isWanted && isAnswered() && panel.matches(':popover-open')) close(panel);
  });
  keepFocusClearOf(panel);
  // Escape chooses nothing: without an earlier choice the next page asks again. It works from anywhere on the page, but
  // what is open over the page closes first. On `window`, after the listeners of everything else.
  addEventListener('keydown', (event) => {
    const { key, target, defaultPrevented } = event;
    const card = target instanceof Element ? target.closest('[popover]') : null;
    const isOurs = key === 'Escape' && !defaultPrevented && !isComposingKey(event) && (card === null || card === panel);
    if (isOurs && panel.checkVisibility() && isClear()) close(panel);
  });
  // Its details fold when the focus leaves the card, so that the page is in sight again.
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget))
      panel.querySelector('details')?.removeAttribute('open');
  });
}

function close(panel: HTMLElement): void {
  closeCard(panel);
  isWanted = false;
}

/** Shows what is chosen. */
function tick(form: HTMLFormElement): void {
  for (const category of consentCategories) {
    const box = boxOf(form, category);
    if (box) Object.assign(box, { checked: consentGiven(category), disabled: hasPrivacyControl });
  }
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
