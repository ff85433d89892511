import * as v from 'valibot';
import type { FormFields } from './formTypes.ts';
import { email, limits, line, lines, nameFields, optionalDigits, optionalLine, personName, phone } from './rules.ts';

/** The contact form (docs/rules.md#form-fields). */
export const contactFields = {
  title: {
    kind: 'choice',
    look: 'select',
    label: 'formTitle',
    isRequired: true,
    autoComplete: 'honorific-prefix',
    isWide: true,
    from: { mr: 'titleMr', ms: 'titleMs', miss: 'titleMiss', mrs: 'titleMrs' },
  },
  ...nameFields,
  email: {
    kind: 'email',
    label: 'formEmail',
    isRequired: true,
    maxLength: limits.email,
    autoComplete: 'email',
    isWide: true,
  },
  countryCode: { kind: 'choice', look: 'select', label: 'formPhoneCode', isRequired: true, from: 'phoneCodes' },
  phone: { kind: 'tel', label: 'formPhone', isRequired: true, maxLength: limits.phone, autoComplete: 'tel-national' },
  loyaltyNumber: {
    kind: 'digits',
    label: 'formLoyalty',
    hint: 'formLoyaltyHint',
    isRequired: false,
    maxLength: limits.phone,
  },
  orderNumber: {
    kind: 'digits',
    label: 'formOrder',
    hint: 'formOrderHint',
    isRequired: false,
    maxLength: limits.phone,
  },
  countryRegion: {
    kind: 'choice',
    look: 'select',
    label: 'formCountry',
    isRequired: true,
    autoComplete: 'country',
    from: 'countries',
  },
  specificStore: { kind: 'choice', look: 'select', label: 'formStore', isRequired: true, from: 'stores' },
  typeOfEnquiry: {
    kind: 'choice',
    look: 'select',
    label: 'formEnquiry',
    isRequired: true,
    isWide: true,
    from: 'enquiryTypes',
  },
  subject: { kind: 'text', label: 'formSubject', isRequired: true, maxLength: limits.line, isWide: true },
  description: { kind: 'long', label: 'formDescription', isRequired: true, maxLength: limits.text, isWide: true },
  preferredContactMethod: {
    kind: 'choice',
    look: 'radio',
    label: 'formContactBy',
    isRequired: false,
    isWide: true,
    from: { email: 'contactByEmail', phone: 'contactByPhone' },
  },
} as const satisfies FormFields;

/** The rules of the contact form (docs/rules.md#contact-rules). */
export const contactSchema = v.object({
  title: line('contactTitleRequired'),
  firstName: personName('contactFirstNameRequired', 'firstNameInvalid'),
  lastName: personName('contactLastNameRequired', 'lastNameInvalid'),
  email: email('contactEmailRequired', 'contactEmailInvalid'),
  countryCode: line('phoneCodeRequired'),
  phone: phone('phoneRequired', 'phoneInvalid'),
  loyaltyNumber: optionalDigits(12, 12, 'loyaltyInvalid'),
  orderNumber: optionalDigits(16, 17, 'orderInvalid'),
  countryRegion: line('countryRequired'),
  specificStore: line('storeRequired'),
  typeOfEnquiry: line('enquiryRequired'),
  subject: line('subjectRequired'),
  description: lines('descriptionRequired'),
  preferredContactMethod: optionalLine(),
} satisfies Record<keyof typeof contactFields, v.GenericSchema>);
