import { readFileSync } from 'node:fs';

/** The text of a file; some editors begin it with a byte order mark, which belongs to no name and to no JSON. */
export function textOf(file: string | URL): string {
  return new TextDecoder().decode(readFileSync(file));
}
