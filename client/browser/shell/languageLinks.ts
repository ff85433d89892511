import { inLanguage } from '../../../content/shell/destinationChoice.ts';
import { translatedFragment } from '../../../content/shell/languageNote.ts';
import { firstKeys } from '../../../content/visitor/firstKeys.ts';
import { write } from '../../browserState/storage.ts';

/**
 * A link that names its language is a choice of city and language, as in the picker: it becomes the preferred path
 * (docs/rules.md#preferred-path). A link to this page in another language follows the page's address and keeps the fragment
 * (docs/rules.md#language-switch).
 */
export function followLanguage(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const [, language = '', city] = link.pathname.split('/');
  const isThisPage = link.pathname === inLanguage(location.pathname, language);
  link.addEventListener('click', () => {
    write(firstKeys.preferredPath, `/${language}/${city}`);
    if (!isThisPage) return;
    // A search on the page changes its address.
    link.pathname = inLanguage(location.pathname, language);
    link.hash = translatedFragment(location.hash);
  });
}
