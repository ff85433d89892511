import { createContext, type ReactNode, useContext } from 'react';
import { DEFAULT_LANGUAGE, type Language, languages } from '../content/languages.ts';
import { type MessageKey, message, messageLanguage } from '../content/messages/messages.ts';
import type { Visit } from '../content/visit.ts';

const VisitContext = createContext<Visit | undefined>(undefined);
const UntranslatedContext = createContext<ReadonlySet<string>>(new Set());
const ChoiceContext = createContext('');

/** Gives a page's components the visit that they are rendered for. Server side only: islands get plain props. */
export function VisitProvider({ visit, untranslated, choiceQuery = '', children }: VisitProviderProps) {
  return (
    <VisitContext value={visit}>
      <UntranslatedContext value={untranslated}>
        <ChoiceContext value={choiceQuery}>{children}</ChoiceContext>
      </UntranslatedContext>
    </VisitContext>
  );
}

interface VisitProviderProps {
  readonly visit: Visit;
  /** Ids of entries that fall back to English on this page. */
  readonly untranslated: ReadonlySet<string>;
  /** What the visitor chose on this page, as its address says it, without a question mark; empty for nothing. */
  readonly choiceQuery?: string;
  readonly children: ReactNode;
}

interface SpokenProps {
  /** Id of the entry whose words these are. */
  readonly of: string;
  /** The element that carries the mark, where one is needed. */
  readonly as?: 'span' | 'div';
  readonly children: ReactNode;
}

/** Words of an entry; marked as English where the entry is not written in the page's language (WCAG 3.1.2). */
export function Spoken({ of, as: Element = 'span', children }: SpokenProps) {
  const isForeign = useContext(UntranslatedContext).has(of);
  return isForeign ? <Element lang={languages[DEFAULT_LANGUAGE].hreflang}>{children}</Element> : children;
}

/** The visit that is being rendered. Throws outside of a page. */
export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit needs a VisitProvider above it');
  return visit;
}

/** The query of what was chosen on this page: filters, order and how much of a listing. */
export function useChoiceQuery(): string {
  return useContext(ChoiceContext);
}

/** Messages in the visit's language, as plain texts for attributes and islands. */
export function useMessage(): (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string {
  const { language } = useVisit();
  return (key, values) => message(key, language, values);
}

/** A message as text; marked with its own language where it falls back to English (WCAG 3.1.2). */
export function Message({
  of,
  values,
}: {
  readonly of: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
}) {
  const { language } = useVisit();
  const spoken = messageLanguage(of, language);
  const text = message(of, language, values);
  return spoken === language ? text : <span lang={languages[spoken].hreflang}>{text}</span>;
}

/** The `lang` attribute where one language stands inside another; nothing where they agree (WCAG 3.1.2). */
export function langAttribute(inner: Language | undefined, outer: Language): { lang?: string } {
  return inner === undefined || inner === outer ? {} : { lang: languages[inner].hreflang };
}
