import { BLOCKS, type Block, type Document, type Inline, type Text as Words } from '@contentful/rich-text-types';
import type { RichText as Text } from '../../content/model/registry.ts';
import { useTextLang, useVisit } from '../visitContext.tsx';
import { List } from './List.tsx';

/** Headings, the highest first. */
export const headings = [
  BLOCKS.HEADING_1,
  BLOCKS.HEADING_2,
  BLOCKS.HEADING_3,
  BLOCKS.HEADING_4,
  BLOCKS.HEADING_5,
  BLOCKS.HEADING_6,
] as const;

/** Fewer chapters are seen at a glance. */
const MANY_CHAPTERS = 4;

/** What a long text holds, chapter by chapter (docs/rules.md#terms-contents); nothing for a short one. */
export function Contents({ of, text }: { readonly of: string; readonly text: Text | undefined }) {
  const { message } = useVisit();
  const langOf = useTextLang();
  const chapters = text ? chaptersOf(text.document) : [];
  if (chapters.length < MANY_CHAPTERS) return undefined;
  return (
    <nav className="contents" aria-label={message('onThisPage')}>
      <div>
        <p className="eyebrow" aria-hidden="true">
          {message('onThisPage')}
        </p>
        <List as="ol" lang={langOf(of, 'body')} of={chapters}>
          {(chapter, index) => (
            <a className="text-link" href={`#${anchorOf(index)}`}>
              {wordsOf(chapter)}
            </a>
          )}
        </List>
      </div>
    </nav>
  );
}

/** The anchor of a chapter. */
export const anchorOf = (index: number): string => `part-${index + 1}`;

/** The headings of the highest level that a text has. */
export function chaptersOf({ content }: Document): readonly Block[] {
  const highest = headings.find((type) => content.some(({ nodeType }) => nodeType === type));
  return content.filter((node) => node.nodeType === highest && wordsOf(node).trim() !== '');
}

/** The words of a node, without what they look like. */
export function wordsOf(node: Block | Inline | Words): string {
  return 'value' in node ? node.value : node.content.map(wordsOf).join('').trim();
}
