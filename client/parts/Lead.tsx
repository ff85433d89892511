import type { ReactNode } from 'react';
import { Phrases } from './Phrases.tsx';

interface LeadProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The sentences under a title; like a title, a text keeps its phrases (docs/rules.md#phrases). */
export function Lead({ className = 'lead', children }: LeadProps) {
  return <p className={className}>{typeof children === 'string' ? <Phrases text={children} /> : children}</p>;
}
