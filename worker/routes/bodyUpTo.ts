import { bodyLimit } from 'hono/body-limit';
import { jsonAnswer } from './answers.ts';

/** Refuses a body of more bytes with 413 and a sentence. */
export function bodyUpTo(maxSize: number, error = `The body is longer than ${maxSize} bytes.`) {
  return bodyLimit({ maxSize, onError: () => jsonAnswer({ error }, 413) });
}
