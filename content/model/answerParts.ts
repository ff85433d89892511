import { property } from '../record.ts';

/** A list in an answer of the content service; empty where there is none. */
export function listOf(answer: unknown, name: string): readonly unknown[] {
  const list = property(answer, name);
  return Array.isArray(list) ? list : [];
}

/** Ids of entries and assets that the content service could not resolve, and says so. */
export function unresolvedIds(answer: unknown): readonly string[] {
  return listOf(answer, 'errors').flatMap((error) => {
    const id = property(property(error, 'details'), 'id');
    return typeof id === 'string' ? [id] : [];
  });
}
