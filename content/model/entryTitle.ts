/** Fields that name an entry; the first that is filled counts. */
export const titleFields: readonly string[] = ['title', 'name', 'siteName', 'topic', 'displayName'];

/** An entry's name in the editor; empty where it has none. */
export function entryTitle(fieldOf: (field: string) => unknown): string {
  const texts = titleFields.map(fieldOf).filter((value) => typeof value === 'string');
  return texts.find((text) => text.trim() !== '') ?? '';
}

/** Returns true for what has a title: what is only a line, such as a link, needs one. */
export function isNamed({ title }: { readonly title: string }): boolean {
  return title !== '';
}
