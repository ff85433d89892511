import { hasConsentTool, pushConsent, storedConsent } from './consent.ts';
import { fetchStyles, openConsent } from './consentDialog.ts';

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
