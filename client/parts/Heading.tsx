import type { ReactNode } from 'react';
import { Phrases } from './Phrases.tsx';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

interface HeadingProps {
  readonly level: HeadingLevel;
  /** Size of the display face where it differs from the level's own. */
  readonly size?: 'hero' | '1' | '2' | '3' | '4' | undefined;
  readonly className?: string | undefined;
  /** Where a link leads to it. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** A heading whose level follows the page's outline and whose size follows its place in the design; a text keeps its phrases. */
export function Heading({ level, size, className, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={[size && 'display', className].filter(Boolean).join(' ') || undefined} data-size={size}>
      {typeof children === 'string' ? <Phrases text={children} /> : children}
    </Tag>
  );
}

/** The level below, for headings inside a section. */
export function below(level: HeadingLevel): HeadingLevel {
  switch (level) {
    case 1:
      return 2;
    case 2:
      return 3;
    case 3:
      return 4;
    case 4:
      return 5;
    default:
      return 6;
  }
}
