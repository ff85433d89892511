import type { ReactNode } from 'react';
import { useTextLang } from '../visitContext.tsx';

interface EyebrowProps {
  /** The section whose text it is. */
  readonly of?: string;
  readonly children: ReactNode;
}

/** The line above a title; nothing when it is empty. */
export function Eyebrow({ of = '', children }: EyebrowProps) {
  const lang = useTextLang()(of, 'eyebrow');
  return children ? (
    <p className="eyebrow" lang={lang}>
      {children}
    </p>
  ) : undefined;
}
