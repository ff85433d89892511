import { createContext, type ReactNode, useContext } from 'react';
import { type Language, languages } from '../content/languages.ts';
import { type MessageKey, message, messageLanguage } from '../content/messages/messages.ts';
import type { Visit } from '../content/visit.ts';

const VisitContext = createContext<Visit | undefined>(undefined);

/** Gives a page's components the visit that they are rendered for. Server side only: islands get plain props. */
export function VisitProvider({ visit, children }: { readonly visit: Visit; readonly children: ReactNode }) {
  return <VisitContext value={visit}>{children}</VisitContext>;
}

/** The visit that is being rendered. Throws outside of a page. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit needs a VisitProvider above it');
  return visit;
}

/** Messages in the visit's language, as plain texts for attributes and islands. */
export function useMessage(): (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string {
  const { language } = useVisit();
  return (key, values) => message(key, language, values);
}

/** A message as text; marked with its own language where it falls back to English (WCAG 3.1.2). */
export function Message({ of, values }: { readonly of: MessageKey; readonly values?: Readonly<Record<string, string | number>> }) {
  const { language } = useVisit();
  const spoken = messageLanguage(of, language);
  const text = message(of, language, values);
  return spoken === language ? text : <span lang={languages[spoken].hreflang}>{text}</span>;
}

/** The `lang` attribute for content of another language than the page's; nothing where they agree. */
export function langAttribute(spoken: Language | undefined, page: Language): { lang?: string } {
  return spoken === undefined || spoken === page ? {} : { lang: languages[spoken].hreflang };
}
