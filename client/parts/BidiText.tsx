import type { ReactNode } from 'react';

const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}]/u;

interface BidiTextProps {
  readonly text: string;
  /** The text as it is shown. */
  readonly children?: ReactNode;
}

/** Words of an editor; Arabic and Hebrew ones run their own way, with their punctuation (docs/rules.md#text-direction). */
export function BidiText({ text, children = text }: BidiTextProps): ReactNode {
  return rightToLeft.test(text) ? <bdi>{children}</bdi> : children;
}
