import { createContext, type ReactNode, useContext } from 'react';
import type { Visit } from '../content/address/visit.ts';
import type { CardText } from '../content/cards/cards.ts';
import { type MessageKey, message } from '../content/messages/messages.ts';
import { langIn, type ShownText, textKey } from '../content/translations/textKey.ts';
import { BidiText } from './parts/BidiText.tsx';

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
  /** Ids of entries that fall back to English on this page, and keys of texts of its own entry and of its sections that do. */
  readonly untranslated: ReadonlySet<string>;
  readonly children: ReactNode;
}

/** Whose words a component shows: they may be in another language than the page. */
export interface TextSource {
  /** Id of the entry that the text is from. */
  readonly of?: string | undefined;
  /** The field, where the entry is the page's own or a section: their texts are told one by one. */
  readonly field?: ShownText | undefined;
}

interface SpokenProps extends TextSource {
  /** The element with the `lang` attribute, where one is needed. */
  readonly as?: 'span' | 'div';
  readonly children: ReactNode;
}

/** A text of a card or a line, in the language that it is written in. */
export function SpokenText({ text, of, field }: CardText) {
  return (
    <Spoken of={of} field={field}>
      {text}
    </Spoken>
  );
}

/** Text of an entry; marked as English where it is not in the page's language (docs/rules.md#untranslated-marked). */
export function Spoken({ of = '', field, as: Element = 'span', children }: SpokenProps) {
  const lang = useTextLang()(of, field);
  const words = typeof children === 'string' ? <BidiText text={children} /> : children;
  return lang ? <Element lang={lang}>{words}</Element> : words;
}

/**
 * The `lang` attribute of an entry's text on this page: English where it is not written in the page's language, otherwise
 * undefined (docs/rules.md#untranslated-marked). Without a field it is told by the entry's title.
 */
export function useTextLang(): (of: string, field?: ShownText) => string | undefined {
  const langOf = langIn(useContext(UntranslatedContext));
  return (of, field) => langOf(field ? textKey(of, field) : of);
}

/** The visit that is being rendered. Throws outside of a page. */
export function useVisit(): SpokenVisit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit needs a VisitProvider above it');
  return visit;
}
