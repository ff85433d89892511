import {
  type Consent,
  type ConsentCategory,
  consentMode,
  consentText,
  heldConsent,
  readConsent,
} from '../../content/visitor/consent.ts';
import { storageKeys } from '../../content/visitor/storageKeys.ts';
import { read, write } from './storage.ts';

declare global {
  interface DocumentEventMap {
    /** What the visitor allows has changed, or is known for the first time. */
    'consent:change': CustomEvent<Consent>;
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** The browser's own answer (Global Privacy Control). */
export const hasPrivacyControl = navigator.globalPrivacyControl === true;

let stored = readConsent(read(storageKeys.cookieConsent));
let held = heldConsent(stored, hasPrivacyControl);

/** Tells whether the visitor allows a category; false until somebody chose. */
export function consentGiven(category: ConsentCategory): boolean {
  return held[category];
}

/** What the visitor chose last; undefined before the first choice. */
export function storedConsent(): Consent | undefined {
  return stored;
}

/** Takes over a choice and remembers it. */
export function chooseConsent(consent: Consent): void {
  write(storageKeys.cookieConsent, consentText(consent));
  stored = consent;
  holdConsent(heldConsent(consent, hasPrivacyControl));
}

/** Lets a consent hold on this page and tells everybody; what an outside tool decided is that tool's to remember. */
export function holdConsent(consent: Consent): void {
  held = consent;
  if (outsideScript === undefined) tellConsent();
  document.dispatchEvent(new CustomEvent('consent:change', { detail: held }));
}

/** An outside tool that asks instead of our own card. */
export const { consentScript: outsideScript } = document.documentElement.dataset;

// Everything that is not necessary is denied before any other script can ask: whoever does, imports this.
consentCommand('default', consentMode(heldConsent(undefined, false)));

/** Tells tag managers what holds. */
export function tellConsent(): void {
  consentCommand('update', consentMode(held));
}

/** A command of consent mode, the words that tag managers read from the data layer. They know commands by the `arguments` object. */
function consentCommand(..._: readonly ['default' | 'update', Readonly<Record<string, string>>]): void {
  push('consent', ..._);
}

function push(..._: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array is no command to tag managers.
  window.dataLayer.push(arguments);
}
