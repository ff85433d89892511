import { pageHref } from '../../content/address/visit.ts';
import { galleryName } from '../../content/galleryName.ts';
import type { ShellModel } from '../../content/shell/shellPlaces.ts';
import { useVisit } from '../visitContext.tsx';
import { Filing } from './Footer.tsx';
import { LanguageLinks } from './LocalePanel.tsx';

/**
 * What a page without header and footer still says: home, its languages, and in mainland China the filing number
 * (docs/rules.md#slim-line).
 */
export function SlimLine({ shell }: { readonly shell: ShellModel }) {
  const visit = useVisit();
  return (
    <nav className="slim-line page small">
      <a className="quiet-link" href={pageHref(visit, [])}>
        {galleryName(visit)}
      </a>
      <LanguageLinks className="text-links" />
      <Filing settings={shell.settings} />
    </nav>
  );
}
