import * as v from 'valibot';
import { type FormFields, MOST_CHOICES } from './formTypes.ts';
import { email, limits, optionalLine, ticked } from './rules.ts';

/** The newsletter's form at subscribe-news (docs/rules.md#newsletter-page). */
export const newsletterFields = {
  email: { kind: 'email', label: 'formEmail', isRequired: true, maxLength: limits.email, autoComplete: 'email' },
  firstName: {
    kind: 'text',
    label: 'formFirstName',
    isRequired: false,
    maxLength: limits.name,
    autoComplete: 'given-name',
  },
  interests: { kind: 'choices', label: 'interests', isRequired: false, isWide: true, from: 'interests' },
  consent: { kind: 'tick', label: 'formConsent', isRequired: true, isWide: true },
} as const satisfies FormFields;

export const newsletterSchema = v.object({
  email: email('fieldRequired'),
  firstName: optionalLine(limits.name),
  interests: v.pipe(v.array(optionalLine()), v.maxLength(MOST_CHOICES)),
  consent: ticked('consentRequired'),
} satisfies Record<keyof typeof newsletterFields, v.GenericSchema>);
