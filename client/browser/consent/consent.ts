import {
  type Consent,
  type ConsentCategory,
  consentMode,
  consentText,
  heldConsent,
  readConsent,
} from '../../../content/visitor/consentChoice.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { read, write } from '../../browserState/storage.ts';

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

let stored = readConsent(read(storageKeys.cookieConsent));
let current = heldConsent(stored, hasPrivacyControl);

/** Returns true if the visitor allows a category; false before the first choice. */
export function consentGiven(category: ConsentCategory): boolean {
  return current[category];
}

/** What the visitor chose last; undefined before the first choice. */
export function storedConsent(): Consent | undefined {
  return stored;
}

/** Applies the visitor's choice and stores it. */
export function chooseConsent(consent: Consent): void {
  write(storageKeys.cookieConsent, consentText(consent));
  stored = consent;
  applyConsent(heldConsent(consent, hasPrivacyControl));
}

/** Applies a consent to this page, without storing it: a third-party consent tool stores its own. */
export function applyConsent(consent: Consent): void {
  current = consent;
  pushConsent();
  document.dispatchEvent(new CustomEvent('consent:change', { detail: current }));
}

/** True where a third-party consent tool asks instead of our own card. */
export const hasConsentTool = document.documentElement.dataset.consentTool !== undefined;

// Denied by default, before any script that asks for consent: each imports this module.
consentCommand('consent', 'default', consentMode(heldConsent(undefined, false)));

/** Pushes the current consent to tag managers. */
export function pushConsent(): void {
  consentCommand('consent', 'update', consentMode(current));
}

/** Pushes a consent mode command to the data layer. Tag managers recognise commands by the `arguments` object. */
function consentCommand(..._: readonly ['consent', 'default' | 'update', Readonly<Record<string, string>>]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: tag managers take an array for data, not for a command.
  window.dataLayer.push(arguments);
}
