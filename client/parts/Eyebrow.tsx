import type { ReactNode } from 'react';
import type { ShownText } from '../../content/translations/textKey.ts';
import { useTextLang } from '../visitContext.tsx';

interface EyebrowProps {
  /** The section whose text it is. */
  readonly of?: string;
  readonly field?: ShownText | undefined;
  readonly children: ReactNode;
}

/** The line above a title; nothing when it is empty. */
export function Eyebrow({ of = '', field = 'eyebrow', children }: EyebrowProps) {
  const lang = useTextLang()(of, field);
  return children ? (
    <p className="eyebrow" lang={lang}>
      {children}
    </p>
  ) : undefined;
}
