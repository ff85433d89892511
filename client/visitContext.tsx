import { createContext, type ReactNode, useContext } from 'react';
import type { Visit } from '../content/address/visit.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../content/languages.ts';
import { type MessageKey, message } from '../content/messages/messages.ts';

/** A visit that speaks: components say the site's own texts by it. */
export interface SpokenVisit extends Visit {
  /** A message in the visit's language. */
  readonly message: (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;
}

export function spokenVisit(visit: Visit): SpokenVisit {
  return { ...visit, message: (key, values) => message(key, visit.language, values) };
}

const VisitContext = createContext<SpokenVisit | undefined>(undefined);
const UntranslatedContext = createContext<ReadonlySet<string>>(new Set());

/** Gives a page's components the visit that they are rendered for. Server side only: islands get plain props. */
export function VisitProvider({ visit, untranslated, children }: VisitProviderProps) {
  return (
    <VisitContext value={visit}>
      <UntranslatedContext value={untranslated}>{children}</UntranslatedContext>
    </VisitContext>
  );
}

interface VisitProviderProps {
  readonly visit: SpokenVisit;
  /** Ids of entries that fall back to English on this page. */
  readonly untranslated: ReadonlySet<string>;
  readonly children: ReactNode;
}

interface SpokenProps {
  /** Id of the entry that the text is from. */
  readonly of: string;
  /** The element with the `lang` attribute, where one is needed. */
  readonly as?: 'span' | 'div';
  readonly children: ReactNode;
}

/** Text of an entry; marked as English where the entry is not in the page's language (WCAG 3.1.2). */
export function Spoken({ of, as: Element = 'span', children }: SpokenProps) {
  const isForeign = useContext(UntranslatedContext).has(of);
  return isForeign ? <Element lang={languages[DEFAULT_LANGUAGE].hreflang}>{children}</Element> : children;
}

/** The visit that is being rendered. Throws outside of a page. */
export function useVisit(): SpokenVisit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit needs a VisitProvider above it');
  return visit;
}

/** The `lang` attribute for text in another language than its surroundings; nothing where they agree (WCAG 3.1.2). */
export function langAttribute(inner: Language | undefined, outer: Language): { lang?: string } {
  return inner === undefined || inner === outer ? {} : { lang: languages[inner].hreflang };
}
