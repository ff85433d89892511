import type { ReactNode } from 'react';
import type { ShownText } from '../../content/translations/textKey.ts';
import { useTextLang } from '../visitContext.tsx';
import { Phrases } from './Phrases.tsx';

interface LeadProps {
  readonly className?: string;
  /** The page's own entry, or a section, whose text it is: that may be in another language than the page. */
  readonly of?: string;
  readonly field?: ShownText;
  readonly children: ReactNode;
}

/** The sentences under a title; like a title, a text keeps its phrases (docs/rules.md#phrases). */
export function Lead({ className = 'lead', of = '', field = 'description', children }: LeadProps) {
  const words = typeof children === 'string' ? <Phrases text={children} /> : children;
  return (
    <p className={className} lang={useTextLang()(of, field)}>
      {words}
    </p>
  );
}
