import {
  type Consent,
  type ConsentCategory,
  consentMode,
  consentText,
  heldConsent,
  noConsent,
  readConsent,
} from '../../../content/visitor/consentChoice.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { read, write } from '../../browserState/storage.ts';
import { whenStoredElsewhere } from '../../browserState/storedElsewhere.ts';

declare global {
  interface DocumentEventMap {
    /** The visitor's consent has changed, or is known for the first time. */
    'consent:change': CustomEvent<Consent>;
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** True when the browser itself refuses (Global Privacy Control). */
export const hasPrivacyControl = navigator.globalPrivacyControl === true;

/** True where a third-party consent tool asks instead of our own card. */
export const hasConsentTool = document.documentElement.dataset.consentTool !== undefined;

/** What a third-party tool, which stores its own, allows on this page. */
let toolConsent = noConsent;

/** What the visitor chose last, on this page or on another; undefined before the first choice. */
export function storedConsent(): Consent | undefined {
  return readConsent(read(storageKeys.cookieConsent));
}

/** The consent in force now: a refusal in another tab holds here at once (docs/rules.md#consent-asked). */
function currentConsent(): Consent {
  return heldConsent(hasConsentTool ? toolConsent : storedConsent(), hasPrivacyControl);
}

/** Returns true if the visitor allows a category; false before the first choice. */
export function consentGiven(category: ConsentCategory): boolean {
  return currentConsent()[category];
}

/** Applies the visitor's choice and stores it. */
export function chooseConsent(consent: Consent): void {
  write(storageKeys.cookieConsent, consentText(consent));
  announce();
}

/** Applies a third-party tool's consent to this page. */
export function applyConsent(consent: Consent): void {
  toolConsent = consent;
  announce();
}

/** The answer that this page has told of: a first refusal changes no consent, but ends the question. */
let answer = read(storageKeys.cookieConsent);

function announce(): void {
  answer = read(storageKeys.cookieConsent);
  pushConsent();
  document.dispatchEvent(new CustomEvent('consent:change', { detail: currentConsent() }));
}

/** Somebody may have chosen in another window, or comes back from another page. */
function followStored(): void {
  if (read(storageKeys.cookieConsent) !== answer) announce();
}
whenStoredElsewhere(followStored);

// Denied by default, before any script that asks for consent: each imports this module.
consentCommand('consent', 'default', consentMode(heldConsent(undefined, false)));

/** Pushes the current consent to tag managers. */
export function pushConsent(): void {
  consentCommand('consent', 'update', consentMode(currentConsent()));
}

/** Pushes a consent mode command to the data layer. Tag managers recognise commands by the `arguments` object. */
function consentCommand(..._: readonly ['consent', 'default' | 'update', Readonly<Record<string, string>>]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: tag managers take an array for data, not for a command.
  window.dataLayer.push(arguments);
}
