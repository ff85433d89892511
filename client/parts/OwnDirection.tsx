import type { ReactNode } from 'react';

const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}]/u;

interface OwnDirectionProps {
  readonly text: string;
  /** The text as it is shown. */
  readonly children?: ReactNode;
}

/** Words of an editor; Arabic and Hebrew ones run their own way, with their punctuation (docs/rules.md#text-direction). */
export function OwnDirection({ text, children = text }: OwnDirectionProps): ReactNode {
  return rightToLeft.test(text) ? <bdi>{children}</bdi> : children;
}
