import type { ReactNode } from 'react';
import { type TextSource, useTextLang } from '../visitContext.tsx';
import { Phrases } from './Phrases.tsx';

interface LeadProps extends TextSource {
  readonly className?: string;
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
