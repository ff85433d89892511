import {
  type Consent,
  type ConsentCategory,
  consentMode,
  consentText,
  heldConsent,
  needsAsking,
  readConsent,
} from '../../content/consent.ts';
import { storageKeys } from '../../content/storageKeys.ts';
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
  if (outsideScript === undefined) consentCommand('update', consentMode(held));
  document.dispatchEvent(new CustomEvent('consent:change', { detail: held }));
}

const { consentScript: outsideScript } = document.documentElement.dataset;

/**
 * Denies everything that is not necessary before any other script can ask, and then finds out what the visitor allows:
 * from an earlier choice, from the browser, from an outside tool, or by asking once the page stands still.
 */
export function startConsent(): void {
  consentCommand('default', consentMode(heldConsent(undefined, false)));
  if (outsideScript !== undefined) {
    void import('./outsideConsent.ts').then(({ startOutsideConsent }) => startOutsideConsent(outsideScript));
    return;
  }
  if (stored) consentCommand('update', consentMode(held));
  else if (needsAsking(stored, hasPrivacyControl))
    whenIdle(() => void import('./consentDialog.ts').then(({ askConsent }) => askConsent()));
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-consent-open], [data-privacy-choices]'))
      return;
    event.preventDefault();
    void import('./consentDialog.ts').then(({ openConsent }) => openConsent());
  });
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

/** Runs once the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
