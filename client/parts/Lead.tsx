import type { ReactNode } from 'react';
import { Spoken } from '../visitContext.tsx';
import { Phrases } from './Phrases.tsx';

interface LeadProps {
  readonly className?: string;
  /** The entry whose text it is, where that may be in another language than the page. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** The sentences under a title; like a title, a text keeps its phrases (docs/rules.md#phrases). */
export function Lead({ className = 'lead', of = '', children }: LeadProps) {
  const words = typeof children === 'string' ? <Phrases text={children} /> : children;
  return <p className={className}>{of ? <Spoken of={of}>{words}</Spoken> : words}</p>;
}
