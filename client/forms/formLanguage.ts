import { type Language, languages } from '../../content/languages.ts';
import { type MessageKey, message, messageLanguage } from '../../content/messages/messages.ts';
import type { Visit } from '../../content/visit.ts';

/** The language of a whole form: forms are written in English and simplified Chinese only (site-shell §5). */
export function formLanguage({ language }: Pick<Visit, 'language'>): Language {
  return messageLanguage('formSend', language);
}

/** Messages in a form's language. */
export function formTexts(language: Language): (key: MessageKey) => string {
  return (key) => message(key, language);
}

/** The `lang` attribute where one language stands inside another; nothing where they agree (WCAG 3.1.2). */
export function langInside(inner: Language, outer: Language): { lang?: string } {
  return inner === outer ? {} : { lang: languages[inner].hreflang };
}
