/** What visitors are asked about; what is necessary needs no asking. */
export const consentCategories = ['analytics', 'personalisation'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The categories that a visitor allows; none until somebody chose. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

export const noConsent: Consent = { analytics: false, personalisation: false };
export const fullConsent: Consent = { analytics: true, personalisation: true };

/**
 * A choice is remembered for 180 days and not for the usual 7 (site-shell §9): data protection authorities count six
 * months as good practice for a yes and a no alike, and asking again every week would be pressure.
 */
export const CONSENT_MS = 180 * 24 * 60 * 60 * 1000;

const NOTHING = 'none';

/** A choice as its cookie has it: the allowed categories with dots between, or `none`. */
export function consentText(consent: Consent): string {
  return consentCategories.filter((category) => consent[category]).join('.') || NOTHING;
}

/** Reads a stored choice; undefined for what is none, so that the visitor is asked again. */
export function readConsent(raw: unknown): Consent | undefined {
  if (typeof raw !== 'string' || raw === '') return undefined;
  if (raw === NOTHING) return noConsent;
  const parts = raw.split('.');
  if (!parts.every((part) => consentCategories.some((category) => category === part))) return undefined;
  return { analytics: parts.includes('analytics'), personalisation: parts.includes('personalisation') };
}

/** What holds: Global Privacy Control is an answer already, and overrides a stored one. */
export function heldConsent(stored: Consent | undefined, hasPrivacyControl: boolean): Consent {
  return hasPrivacyControl ? noConsent : (stored ?? noConsent);
}

/** Tells whether the visitor has to be asked. */
export function needsAsking(stored: Consent | undefined, hasPrivacyControl: boolean): boolean {
  return stored === undefined && !hasPrivacyControl;
}

type Grant = 'granted' | 'denied';

/** A consent in the words of consent mode, which tag managers and consent tools share. */
export function consentMode(consent: Consent): Readonly<Record<string, Grant>> {
  const personal: Grant = consent.personalisation ? 'granted' : 'denied';
  return {
    security_storage: 'granted',
    functionality_storage: 'granted',
    analytics_storage: consent.analytics ? 'granted' : 'denied',
    personalization_storage: personal,
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
}

/** What another tool's consent-mode update says; a category that it does not name stays as it is. */
export function consentOfMode(update: unknown, known: Consent): Consent {
  const said = (name: string, before: boolean): boolean => {
    const value: unknown = typeof update === 'object' && update !== null ? Reflect.get(update, name) : undefined;
    return value === 'granted' ? true : value === 'denied' ? false : before;
  };
  return {
    analytics: said('analytics_storage', known.analytics),
    personalisation: said('personalization_storage', known.personalisation),
  };
}
