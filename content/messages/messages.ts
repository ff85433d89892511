import { elided } from '../elided.ts';
import type { Label, Language } from '../languages.ts';
import { namesOf } from '../names.ts';
import { aboutSiteMessages } from './aboutSiteMessages.ts';
import { consentMessages } from './consentMessages.ts';
import { failureMessages } from './failureMessages.ts';
import { filled } from './filled.ts';
import { formMessages } from './formMessages.ts';
import { hiddenMessages } from './hiddenMessages.ts';
import { hoursMessages } from './hoursMessages.ts';
import { islandMessages } from './islandMessages.ts';
import { offlineMessages } from './offlineMessages.ts';
import { overlayMessages } from './overlayMessages.ts';
import { pageMessages } from './pageMessages.ts';
import { previewMessages } from './previewMessages.ts';
import { receiptMessages } from './receiptMessages.ts';
import { sectionMessages } from './sectionMessages.ts';
import { shellMessages } from './shellMessages.ts';

/**
 * Every text of the interface, with one word for one thing (docs/rules.md#one-word). A missing key or language does not
 * compile; an unused key fails a test.
 */
const catalogue = {
  ...shellMessages,
  ...consentMessages,
  ...failureMessages,
  ...pageMessages,
  ...hoursMessages,
  ...sectionMessages,
  ...overlayMessages,
  ...offlineMessages,
  ...aboutSiteMessages,
  ...islandMessages,
  ...formMessages,
  ...previewMessages,
  ...receiptMessages,
  ...hiddenMessages,
} satisfies Record<string, Label>;

export type MessageKey = keyof typeof catalogue;

/** All keys, for checks. */
export const messageKeys: readonly MessageKey[] = namesOf(catalogue);

/** A message in a language, with `{name}` replaced by the given values (docs/rules.md#text-catalogues). */
export function message(key: MessageKey, language: Language, values?: Readonly<Record<string, string | number>>): string {
  const text = catalogue[key][language];
  return values ? elided(filled(text, values), language) : text;
}
