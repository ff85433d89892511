import type { EditedField } from '../../content/address/editorAddress.ts';
import { attribute, select } from '../hooks/hook.ts';

/** Marks of texts and pictures: their entry and field. */
export const TAGGED = select('contentful-entry-id');
const SECTION = select('contentful-section-id');

/** The part of a page that an entry is seen in, as the Worker is asked for it. */
export type Place =
  | {
      readonly part: 'section';
      readonly id: string;
      readonly type: string;
      readonly level: 1 | 2;
      readonly isFirst: boolean;
      readonly isAgain: boolean;
    }
  | { readonly part: 'main' }
  | { readonly part: 'page' };

/** The field that an element of the page names. */
export function fieldOf(element: Element): EditedField {
  return {
    entryId: element.getAttribute(attribute('contentful-entry-id')) ?? '',
    fieldId: element.getAttribute(attribute('contentful-field-id')) ?? '',
    locale: element.getAttribute(attribute('contentful-locale')) ?? '',
  };
}

/** The smallest part of the page that shows all of an entry; the whole page where it is seen outside of its body. */
export function placeOf(entryId: string): Place {
  const id = CSS.escape(entryId);
  const elements = [
    ...document.querySelectorAll(`${select('contentful-entry-id', id)}, ${select('contentful-section-id', id)}`),
  ];
  if (elements.some((element) => !element.closest('main'))) return { part: 'page' };
  const sections = new Set(elements.map((element) => element.closest(SECTION)));
  const [section] = sections;
  return sections.size === 1 && section ? sectionPlace(section) : { part: 'main' };
}

/** The element of a page that is a part; undefined where it is gone. */
export function elementOf(place: Place, page: Document): Element | undefined {
  const selector = place.part === 'section' ? select('contentful-section-id', CSS.escape(place.id)) : 'main';
  return page.querySelector(selector) ?? undefined;
}

/** How a section stands on its page is seen from its markup. */
function sectionPlace(section: Element): Place {
  return {
    part: 'section',
    id: section.getAttribute(attribute('contentful-section-id')) ?? '',
    type: section.getAttribute(attribute('contentful-section-type')) ?? '',
    level: section.querySelector('h1') ? 1 : 2,
    isFirst: section.querySelector('[fetchpriority="high"]') !== null,
    isAgain: section.querySelector(select('arrangement', 'level')) !== null,
  };
}
