import type { ReactNode } from 'react';
import { useTextLang } from '../visitContext.tsx';
import { Phrases } from './Phrases.tsx';

interface LeadProps {
  readonly className?: string;
  /** The page's own entry, or a section, whose description it is: that may be in another language than the page. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** The sentences under a title; like a title, a text keeps its phrases (docs/rules.md#phrases). */
export function Lead({ className = 'lead', of = '', children }: LeadProps) {
  const words = typeof children === 'string' ? <Phrases text={children} /> : children;
  return (
    <p className={className} lang={useTextLang()(of, 'description')}>
      {words}
    </p>
  );
}
