import { property } from '../record.ts';

/** What needs consent; necessary storage does not. */
export const consentCategories = ['analytics', 'personalisation'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The categories that a visitor allows; none before a choice. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

export const noConsent: Consent = { analytics: false, personalisation: false };
export const fullConsent: Consent = { analytics: true, personalisation: true };

const NOTHING = 'none';

/** The cookie's value of a choice: the allowed categories joined by dots, or `none`. */
export function consentText(consent: Consent): string {
  return consentCategories.filter((category) => consent[category]).join('.') || NOTHING;
}

/** Reads a stored choice; undefined for any other value, so that the visitor is asked again. */
export function readConsent(raw: unknown): Consent | undefined {
  if (typeof raw !== 'string' || raw === '') return undefined;
  if (raw === NOTHING) return noConsent;
  const parts = raw.split('.');
  if (!parts.every((part) => consentCategories.some((category) => category === part))) return undefined;
  return { analytics: parts.includes('analytics'), personalisation: parts.includes('personalisation') };
}

/** The consent in force: Global Privacy Control overrides a stored choice (docs/rules.md#privacy-control). */
export function heldConsent(stored: Consent | undefined, hasPrivacyControl: boolean): Consent {
  return hasPrivacyControl ? noConsent : (stored ?? noConsent);
}

/** Returns true if the visitor has to be asked (docs/rules.md#consent-asked). */
export function needsAsking(stored: Consent | undefined, hasPrivacyControl: boolean): boolean {
  return stored === undefined && !hasPrivacyControl;
}

type Grant = 'granted' | 'denied';

/** A consent in the terms of Google's consent mode, which tag managers and consent tools share. */
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

/** Applies another tool's consent-mode update; a category that it does not name keeps its value. */
export function consentOfMode(update: unknown, consentBefore: Consent): Consent {
  const choiceOf = (name: string, before: boolean): boolean => {
    const value: unknown = property(update, name);
    return value === 'granted' ? true : value === 'denied' ? false : before;
  };
  return {
    analytics: choiceOf('analytics_storage', consentBefore.analytics),
    personalisation: choiceOf('personalization_storage', consentBefore.personalisation),
  };
}
