import type { ReactNode } from 'react';
import { type TextSource, useTextLang } from '../visitContext.tsx';
import { Phrases } from './Phrases.tsx';

/** All levels, each at one place before its number. */
export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

interface HeadingProps extends TextSource {
  readonly level: HeadingLevel;
  /** Size of the display face where it differs from the level's own. */
  readonly size?: 'hero' | '1' | '2' | '3' | '4' | undefined;
  readonly className?: string | undefined;
  /** Where a link leads to it. */
  readonly id?: string | undefined;
  readonly text?: ReactNode;
  /** Its link, in place of a text. */
  readonly children?: ReactNode;
}

/**
 * A heading whose level follows the page's outline and whose size follows its place in the design; a text keeps its phrases.
 * Nothing when it is empty.
 */
export function Heading({ level, size, className, id, of = '', field, text, children = text }: HeadingProps) {
  const lang = useTextLang()(of, field);
  if (!children) return undefined;
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id}
      lang={lang}
      className={[size && 'display', className].filter(Boolean).join(' ') || undefined}
      data-size={size}
    >
      {typeof children === 'string' ? <Phrases text={children} /> : children}
    </Tag>
  );
}

/** The level below, for headings inside a section. */
export function below(level: HeadingLevel): HeadingLevel {
  return headingLevels.at(level) ?? 6;
}
