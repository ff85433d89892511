import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { consentMessages } from './consent.ts';
import { failureMessages } from './failures.ts';
import { formMessages } from './forms.ts';
import { islandMessages } from './islands.ts';
import { memberMessages } from './member.ts';
import type { Text } from './message.ts';
import { overlayMessages } from './overlays.ts';
import { pageMessages } from './pages.ts';
import { pageTitleMessages } from './pageTitles.ts';
import { previewMessages } from './preview.ts';
import { searchMessages } from './search.ts';
import { sectionMessages } from './sections.ts';
import { shellMessages } from './shell.ts';

/** Every text of the interface. A missing key does not compile; an unused one fails a test. */
const catalogue = { ...shellMessages, ...memberMessages, ...consentMessages, ...failureMessages, ...pageTitleMessages, ...pageMessages, ...sectionMessages, ...overlayMessages, ...searchMessages, ...islandMessages, ...formMessages, ...previewMessages };

export type MessageKey = keyof typeof catalogue;

/** Tells whether a text is the key of a message. */
function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(catalogue, key);
}

/** All keys, for checks. */
export const messageKeys: readonly MessageKey[] = Object.keys(catalogue).filter(isMessageKey);

/**
 * A message in a language, in English where that language lacks it, with `{name}` replaced by the given values.
 */
export function message(key: MessageKey, language: Language, values: Readonly<Record<string, string | number>> = {}): string {
  const text: Text = catalogue[key];
  return (text[language] ?? text[DEFAULT_LANGUAGE]).replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The language in which a message is really written, for its `lang` attribute. */
export function messageLanguage(key: MessageKey, language: Language): Language {
  const text: Text = catalogue[key];
  return text[language] === undefined ? DEFAULT_LANGUAGE : language;
}
