import type { Node } from '../../content/model/richText.ts';
import { blocksOf, emptyDocument, readDocument, textOf } from '../../content/model/richTextLines.ts';

/**
 * A rich text document with other lines. Only what changed is touched: blocks keep their kind, words keep their links and
 * emphasis, and embedded entries and pictures stay. A new line is a paragraph after the line before it.
 */
export function withLines(document: unknown, lines: readonly string[]): unknown {
  const root = readDocument(document);
  const blocks = blocksOf(root);
  const texts = blocks.map(textOf);
  const start = sameStart(texts, lines);
  const end = sameEnd(texts.slice(start), lines.slice(start));
  const changed = lines.slice(start, lines.length - end);
  const old = blocks.slice(start, blocks.length - end);
  const replaced = new Map<Node, readonly Node[]>(
    old.map((block, index) => {
      const line = changed[index];
      return [block, line === undefined ? [] : [withText(block, line)]];
    }),
  );
  const added = changed.slice(old.length).map(paragraph);
  const before = blocks[start + Math.min(old.length, changed.length) - 1];
  if (!before) return { ...root, content: [...added, ...(rebuilt(root, replaced)?.content ?? [])] };
  replaced.set(before, [...(replaced.get(before) ?? [before]), ...added]);
  return rebuilt(root, replaced) ?? emptyDocument;
}

/** A node with other nodes in the place of some; undefined where nothing is left of its content. */
function rebuilt(current: Node, replaced: ReadonlyMap<Node, readonly Node[]>): Node | undefined {
  if (!current.content || current.content.length === 0) return current;
  const content = current.content.flatMap((child) => replaced.get(child) ?? rebuilt(child, replaced) ?? []);
  return content.length > 0 || current.nodeType === 'document' ? { ...current, content } : undefined;
}

/** A block with another text: only the words that differ are replaced, in the node that they stand in. */
function withText(block: Node, text: string): Node {
  const old = textOf(block);
  const start = sameStart([...old], [...text]);
  const end = sameEnd([...old].slice(start), [...text].slice(start));
  const from = [...old].slice(0, start).join('').length;
  const to = old.length - [...old].slice([...old].length - end).join('').length;
  const words = text.slice(from, text.length - (old.length - to));
  let position = 0;
  let isPlaced = false;
  const edited = (current: Node): Node => {
    if (current.value === undefined)
      return current.content ? { ...current, content: current.content.map(edited) } : current;
    const at = position;
    position += current.value.length;
    if (isPlaced ? to <= at : from > position) return current;
    const textBefore = current.value.slice(0, Math.max(from - at, 0));
    const placed = isPlaced ? '' : words;
    isPlaced = true;
    return { ...current, value: textBefore + placed + current.value.slice(Math.max(to - at, 0)) };
  };
  return edited(block);
}

function paragraph(value: string): Node {
  return { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] };
}

function sameStart(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((item, index) => item !== b[index]);
  return different < 0 ? a.length : different;
}

function sameEnd(a: readonly string[], b: readonly string[]): number {
  return sameStart(a.toReversed(), b.toReversed());
}
