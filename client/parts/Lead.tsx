import type { ReactNode } from 'react';
import { type TextSource, useTextLang } from '../visitContext.tsx';
import { Phrases } from './Phrases.tsx';

interface LeadProps extends TextSource {
  readonly className?: string;
  readonly text: ReactNode;
}

/** The sentences under a title; like a title, a text keeps its phrases (docs/rules.md#phrases). Nothing when it is empty. */
export function Lead({ className = 'lead', of = '', field = 'description', text }: LeadProps) {
  const lang = useTextLang()(of, field);
  return text ? (
    <p className={className} lang={lang}>
      {typeof text === 'string' ? <Phrases text={text} /> : text}
    </p>
  ) : undefined;
}
