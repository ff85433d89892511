import type { FormFields } from './formTypes.ts';
import { limits } from './rules.ts';

/** How the forms ask for a person's name. */
export const nameFields = {
  firstName: {
    kind: 'text',
    label: 'formFirstName',
    isRequired: true,
    maxLength: limits.name,
    autoComplete: 'given-name',
  },
  lastName: {
    kind: 'text',
    label: 'formLastName',
    isRequired: true,
    maxLength: limits.name,
    autoComplete: 'family-name',
  },
} as const satisfies FormFields;
