import type { FormFields } from './formTypes.ts';
import { limits, personFields } from './rules.ts';

const requiredChoice = { kind: 'choice', isRequired: true } as const;
const number = { kind: 'digits', maxLength: limits.phone } as const;

/**
 * The contact form (docs/rules.md#form-fields), each field with its rule (docs/rules.md#contact-rules): first what one writes, then who one
 * is, then what may help.
 */
export const contactFields = {
  typeOfEnquiry: {
    ...requiredChoice,
    label: 'formEnquiry',
    missing: 'enquiryRequired',
    from: 'enquiryTypes',
  },
  specificStore: { ...requiredChoice, label: 'formStore', missing: 'storeRequired', from: 'stores' },
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
  title: {
    ...requiredChoice,
    label: 'formTitle',
    missing: 'contactTitleRequired',
    autoComplete: 'honorific-prefix',
    isWide: true,
    begins: 'formYou',
    from: { mr: 'titleMr', ms: 'titleMs', miss: 'titleMiss', mrs: 'titleMrs' },
  },
  firstName: { ...personFields.firstName, missing: 'contactFirstNameRequired' },
  lastName: { ...personFields.lastName, missing: 'contactLastNameRequired' },
  email: { ...personFields.email, missing: 'contactEmailRequired', wrong: 'contactEmailInvalid' },
  countryRegion: {
    ...requiredChoice,
    label: 'formCountry',
    missing: 'countryRequired',
    autoComplete: 'country',
    from: 'countries',
  },
  countryCode: {
    ...requiredChoice,
    label: 'formPhoneCode',
    missing: 'phoneCodeRequired',
    isShort: true,
    begins: 'formFurther',
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
  preferredContactMethod: {
    kind: 'choice',
    look: 'radio',
    label: 'formContactBy',
    isWide: true,
    from: { email: 'contactByEmail', phone: 'contactByPhone' },
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
} as const satisfies FormFields;
