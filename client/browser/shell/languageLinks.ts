import { translatedFragment } from '../../../content/shell/languageNote.ts';
import { firstKeys } from '../../../content/visitor/firstKeys.ts';
import { write } from '../../browserState/storage.ts';

/**
 * A link that names its language is a choice of city and language, as in the picker: it becomes the preferred path
 * (docs/rules.md#preferred-path). A link to this page in another language keeps the fragment
 * (docs/rules.md#language-switch).
 */
export function followLanguage(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  link.addEventListener('click', () => {
    const [language, city, ...path] = segmentsOf(link.pathname);
    write(firstKeys.preferredPath, `/${language}/${city}`);
    if ([city, ...path].join('/') === segmentsOf(location.pathname).slice(1).join('/'))
      link.hash = translatedFragment(location.hash);
  });
}

function segmentsOf(pathname: string): readonly string[] {
  return pathname.split('/').slice(1);
}
