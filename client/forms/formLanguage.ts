import type { Language } from '../../content/languages.ts';
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
