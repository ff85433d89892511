import * as v from 'valibot';
import type { FormFields } from './formTypes.ts';
import { day, email, limits, line, lines, nameFields, optionalPhoto, personName, photo } from './rules.ts';

/** The assistance form's fourteen fields (docs/rules.md#form-fields). */
export const assistanceFields = {
  ...nameFields,
  email: { kind: 'email', label: 'formEmail', isRequired: true, maxLength: limits.email, autoComplete: 'email' },
  nationality: { kind: 'choice', look: 'select', label: 'formNationality', isRequired: true, from: 'countries' },
  address: {
    kind: 'long',
    label: 'formAddress',
    isRequired: true,
    maxLength: limits.address,
    autoComplete: 'street-address',
    isWide: true,
  },
  dateOfPurchase: { kind: 'date', label: 'formPurchaseDate', isRequired: true },
  brandName: { kind: 'text', label: 'formBrand', isRequired: true, maxLength: limits.line },
  problemDescription: { kind: 'long', label: 'formProblem', isRequired: true, maxLength: limits.text, isWide: true },
  taxFree: {
    kind: 'choice',
    look: 'radio',
    label: 'formTaxFree',
    isRequired: true,
    isWide: true,
    from: { yes: 'formYes', no: 'formNo' },
  },
  productPhoto: { kind: 'photo', label: 'formProductPhoto', hint: 'photoHint', isRequired: true },
  problemPhoto1: { kind: 'photo', label: 'formProblemPhoto1', hint: 'photoHint', isRequired: true },
  problemPhoto2: { kind: 'photo', label: 'formProblemPhoto2', hint: 'photoHint', isRequired: false },
  problemPhoto3: { kind: 'photo', label: 'formProblemPhoto3', hint: 'photoHint', isRequired: false },
  receipt: { kind: 'photo', label: 'formReceiptPhoto', hint: 'photoHint', isRequired: true, isWide: true },
} as const satisfies FormFields;

/**
 * The rules of the assistance form (docs/rules.md#assistance-rules). `latest` is the last day that a purchase can have
 * (YYYY-MM-DD).
 */
export function assistanceSchema(latest: string) {
  return v.object({
    firstName: personName('fieldRequired', 'firstNameInvalid'),
    lastName: personName('fieldRequired', 'lastNameInvalid'),
    email: email('fieldRequired'),
    nationality: line('fieldRequired'),
    address: lines('fieldRequired', limits.address),
    dateOfPurchase: day('fieldRequired', latest),
    brandName: line('fieldRequired'),
    problemDescription: lines('fieldRequired'),
    taxFree: line('fieldRequired'),
    productPhoto: photo('fieldRequired'),
    problemPhoto1: photo('fieldRequired'),
    problemPhoto2: optionalPhoto(),
    problemPhoto3: optionalPhoto(),
    receipt: photo('fieldRequired'),
  } satisfies Record<keyof typeof assistanceFields, v.GenericSchema>);
}
