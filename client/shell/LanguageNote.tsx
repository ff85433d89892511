import { languages } from '../../content/languages.ts';
import { LANGUAGE_NOTE } from '../../content/shell/languageNote.ts';
import { useVisit } from '../visitContext.tsx';
import { LanguageLinks } from './LocalePanel.tsx';

/** Says that a visitor reads another language than the address asked for; seen when the address ends in its name. */
export function LanguageNote() {
  const { language, message } = useVisit();
  return (
    <aside className="page language-note" id={LANGUAGE_NOTE} tabIndex={-1}>
      <p>{message('languageMissing', { language: languages[language].name })}</p>
      <LanguageLinks className="text-links" isOthersOnly />
    </aside>
  );
}
