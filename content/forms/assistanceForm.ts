import type { FormFields } from './formTypes.ts';
import { limits, personFields } from './rules.ts';

/** The assistance form's fourteen fields (docs/rules.md#form-fields), each with its rule (docs/rules.md#assistance-rules). */
export const assistanceFields = {
  ...personFields,
  nationality: { kind: 'choice', label: 'formNationality', isRequired: true, from: 'countries' },
  address: {
    kind: 'long',
    label: 'formAddress',
    isRequired: true,
    maxLength: limits.address,
    autoComplete: 'street-address',
    isWide: true,
  },
  dateOfPurchase: { kind: 'date', label: 'formPurchaseDate', isRequired: true, isShort: true, begins: 'formPurchase' },
  brandName: { kind: 'text', label: 'formBrand', isRequired: true, isShort: true, maxLength: limits.line },
  problemDescription: { kind: 'long', label: 'formProblem', isRequired: true, maxLength: limits.text, isWide: true },
  taxFree: {
    kind: 'choice',
    look: 'radio',
    label: 'formTaxFree',
    isRequired: true,
    isWide: true,
    from: { yes: 'formYes', no: 'formNo' },
  },
  productPhoto: {
    kind: 'photo',
    label: 'formProductPhoto',
    hint: 'photoHint',
    isRequired: true,
    begins: 'formPhotos',
  },
  problemPhoto1: { kind: 'photo', label: 'formProblemPhoto1', hint: 'photoHint', isRequired: true },
  problemPhoto2: { kind: 'photo', label: 'formProblemPhoto2', hint: 'photoHint' },
  problemPhoto3: { kind: 'photo', label: 'formProblemPhoto3', hint: 'photoHint' },
  receipt: { kind: 'photo', label: 'formReceiptPhoto', hint: 'photoHint', isRequired: true, isWide: true },
} as const satisfies FormFields;
