import type { PageKind } from '../pages.ts';
import { type FormKind, formKinds } from './formTypes.ts';

/** The place of a page's form, as links name it. */
export const FORM_ID = 'form';

/** The page that shows a form and receives it. Apart from the forms themselves: every request asks, few need a form. */
export const formPages = {
  contact: 'contactUs',
  assistance: 'assistance',
  newsletter: 'newsletter',
} as const satisfies Record<FormKind, PageKind>;

/** The form of a page; undefined where it has none. */
export function formOfPage(page: PageKind): FormKind | undefined {
  return formKinds.find((kind) => formPages[kind] === page);
}
