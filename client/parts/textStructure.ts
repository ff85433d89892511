import { BLOCKS, type Block, type Document, type Inline, type Text as Words } from '@contentful/rich-text-types';
import { FEW_COLUMNS } from '../../content/html/htmlTables.ts';
import type { RichText as Text } from '../../content/model/registry.ts';
import { outlineLevels } from '../../content/outline.ts';
import { headings, wordsOf } from './Contents.tsx';
import { type HeadingLevel, headingLevels } from './Heading.tsx';

const writtenLevels = new Map<string, number>(headings.map((type, index) => [type, index]));

/** Returns true if a node holds nothing, or spaces alone. */
export function isEmpty({ content }: Block | Inline): boolean {
  return content.every((child) => child.nodeType === 'text' && 'value' in child && child.value.trim() === '');
}

/** The level of each heading, in the page's outline (docs/rules.md#text-headings). */
export function headingLevelsOf(document: Document, first: HeadingLevel): ReadonlyMap<Block | Inline, HeadingLevel> {
  const all = nodesIn(document).flatMap((node) => {
    const level = writtenLevels.get(node.nodeType);
    return level === undefined || isEmpty(node) ? [] : [{ node, level }];
  });
  const levels = outlineLevels(
    all.map(({ level }) => level),
    first,
  );
  return new Map(all.map(({ node }, at) => [node, headingLevels[(levels[at] ?? first) - 1] ?? 6]));
}

/** The nodes of a text without its words, in the order of reading. */
function nodesIn({ content }: Document | Block | Inline): readonly (Block | Inline)[] {
  return content.flatMap((node) => ('content' in node ? [node, ...nodesIn(node)] : []));
}

/** Cells that are the head of their row; a row of headings alone heads the columns. */
export function rowHeads(document: Document): ReadonlySet<Block | Inline | Words> {
  const rows = document.content.flatMap((node) => (node.nodeType === BLOCKS.TABLE ? node.content : []));
  return new Set(rows.flatMap((row) => ('content' in row && !isHeadRow(row) ? row.content : [])));
}

/** A row of headings alone belongs to the table's head (docs/rules.md#text-tables). */
export function isHeadRow(row: Block | Inline | Words): boolean {
  return (
    row.nodeType === BLOCKS.TABLE_ROW && row.content.every(({ nodeType }) => nodeType === BLOCKS.TABLE_HEADER_CELL)
  );
}

/** What may scroll is reached by keyboard, too (docs/rules.md#text-tables). */
export function isWide({ content: [row] }: Block | Inline): boolean {
  return row !== undefined && 'content' in row && row.content.length > FEW_COLUMNS;
}

/** What a table is about: the heading above it, otherwise the words of its first row. */
export function tableName(table: Block | Inline, { document: { content } }: Text): string {
  const at = content.findIndex((node) => node.content === table.content);
  const above = content.slice(0, Math.max(0, at));
  const heading = above.findLast(({ nodeType }) => headings.some((type) => type === nodeType));
  const [row] = table.content;
  return heading ? wordsOf(heading) : row && 'content' in row ? row.content.map(wordsOf).join(', ') : '';
}
