import type { FormFields } from './formTypes.ts';
import { limits, personFields } from './rules.ts';

/** The newsletter's form at subscribe-news (docs/rules.md#newsletter-page). */
export const newsletterFields = {
  email: personFields.email,
  firstName: { kind: 'text', label: 'formFirstName', maxLength: limits.name, autoComplete: 'given-name' },
  interests: { kind: 'choices', label: 'interests', isWide: true, from: 'interests' },
  consent: { kind: 'tick', label: 'formConsent', isRequired: true, missing: 'consentRequired', isWide: true },
} as const satisfies FormFields;
