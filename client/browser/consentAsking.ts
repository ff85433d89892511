import { needsAsking } from '../../content/visitor/consent.ts';
import { hasPrivacyControl, outsideScript, storedConsent, tellConsent } from './consent.ts';

/**
 * Finds out what the visitor allows: from an earlier choice, from the browser, from an outside tool, or by asking now
 * that the page stands still.
 */
export function startConsent(): void {
  const script = outsideScript;
  if (script !== undefined)
    void import('./outsideConsent.ts').then(({ startOutsideConsent }) => startOutsideConsent(script));
  else if (storedConsent()) tellConsent();
  else if (needsAsking(storedConsent(), hasPrivacyControl))
    void import('./consentDialog.ts').then(({ askConsent }) => askConsent());
}

/** Somebody wants to choose again: in our card, or by the outside tool, which hears of it in the data layer. */
export async function reopenConsent(): Promise<void> {
  if (outsideScript === undefined) (await import('./consentDialog.ts')).openConsent();
  else window.dataLayer?.push({ event: 'openConsent' });
}
