import type { ReactNode } from 'react';
import { type TextSource, useTextLang } from '../visitContext.tsx';

/** The line above a title; nothing when it is empty. */
export function Eyebrow({ of = '', field = 'eyebrow', children }: TextSource & { readonly children: ReactNode }) {
  const lang = useTextLang()(of, field);
  return children ? (
    <p className="eyebrow" lang={lang}>
      {children}
    </p>
  ) : undefined;
}
