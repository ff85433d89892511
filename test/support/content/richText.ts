/** Words of a rich text, with the names of their marks. */
export const textNode = (value: string, ...marks: readonly string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

/** Any other node of a rich text. */
export const node = (nodeType: string, ...content: readonly unknown[]) => ({ nodeType, data: {}, content });

/** A node that names an entry or an asset. */
export const leading = (nodeType: string, target: unknown, ...content: readonly unknown[]) => ({
  ...node(nodeType, ...content),
  data: { target },
});

/** A rich text of paragraphs. */
export const richText = (...paragraphs: readonly string[]) =>
  node('document', ...paragraphs.map((value) => node('paragraph', textNode(value))));
