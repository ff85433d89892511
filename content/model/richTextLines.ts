import { isNode, isTooDeep, type Node } from './richText.ts';

/** The document of an empty field. */
export const emptyDocument: Node = { nodeType: 'document', data: {}, content: [] };

/** A rich text document as lines of plain text, one for each paragraph, heading, list item and cell. */
export function linesOf(document: unknown): readonly string[] {
  return blocksOf(readDocument(document)).map(textOf);
}

/** A value as a document; the empty one where it is none, or nested too deep to read. */
export function readDocument(document: unknown): Node {
  return !isTooDeep(document) && isNode(document) ? document : emptyDocument;
}

/** The blocks that hold words, in reading order. */
export function blocksOf(current: Node): readonly Node[] {
  const content = current.content ?? [];
  return content.some(({ value }) => value !== undefined) ? [current] : content.flatMap(blocksOf);
}

/** The words of a node, without their formatting. */
export function textOf({ value, content = [] }: Node): string {
  return value ?? content.map(textOf).join('');
}
