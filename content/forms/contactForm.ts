import type { FormFields } from './formTypes.ts';
import { limits, personFields } from './rules.ts';

const requiredChoice = { kind: 'choice', isRequired: true } as const;
const number = { kind: 'digits', maxLength: limits.phone } as const;

/** The contact form (docs/rules.md#form-fields), each field with its rule (docs/rules.md#contact-rules). */
export const contactFields = {
  title: {
    ...requiredChoice,
    label: 'formTitle',
    missing: 'contactTitleRequired',
    autoComplete: 'honorific-prefix',
    isWide: true,
    from: { mr: 'titleMr', ms: 'titleMs', miss: 'titleMiss', mrs: 'titleMrs' },
  },
  firstName: { ...personFields.firstName, missing: 'contactFirstNameRequired' },
  lastName: { ...personFields.lastName, missing: 'contactLastNameRequired' },
  email: { ...personFields.email, missing: 'contactEmailRequired', wrong: 'contactEmailInvalid', isWide: true },
  countryCode: {
    ...requiredChoice,
    label: 'formPhoneCode',
    missing: 'phoneCodeRequired',
    isShort: true,
    autoComplete: 'tel-country-code',
    from: 'phoneCodes',
  },
  phone: {
    kind: 'tel',
    label: 'formPhone',
    isRequired: true,
    missing: 'phoneRequired',
    wrong: 'phoneInvalid',
    isShort: true,
    maxLength: limits.phone,
    autoComplete: 'tel-national',
  },
  loyaltyNumber: {
    ...number,
    label: 'formLoyalty',
    hint: 'formLoyaltyHint',
    wrong: 'loyaltyInvalid',
    form: /^(?:\d{12})?$/,
  },
  orderNumber: {
    ...number,
    label: 'formOrder',
    hint: 'formOrderHint',
    wrong: 'orderInvalid',
    form: /^(?:\d{16,17})?$/,
  },
  countryRegion: {
    ...requiredChoice,
    label: 'formCountry',
    missing: 'countryRequired',
    begins: 'formYourEnquiry',
    autoComplete: 'country',
    from: 'countries',
  },
  specificStore: { ...requiredChoice, label: 'formStore', missing: 'storeRequired', from: 'stores' },
  typeOfEnquiry: {
    ...requiredChoice,
    label: 'formEnquiry',
    missing: 'enquiryRequired',
    isWide: true,
    from: 'enquiryTypes',
  },
  subject: {
    kind: 'text',
    label: 'formSubject',
    isRequired: true,
    missing: 'subjectRequired',
    maxLength: limits.line,
    isWide: true,
  },
  description: {
    kind: 'long',
    label: 'formDescription',
    isRequired: true,
    missing: 'descriptionRequired',
    maxLength: limits.text,
    isWide: true,
  },
  preferredContactMethod: {
    kind: 'choice',
    look: 'radio',
    label: 'formContactBy',
    isWide: true,
    from: { email: 'contactByEmail', phone: 'contactByPhone' },
  },
} as const satisfies FormFields;
