import { type MultipartError, make, type PartInfo } from 'multipasta';
import { PageFailure } from '../failures.ts';
import { joinedBytes } from '../platform/bytes.ts';

/** Parts of a form in the order of its body. */
export type FormEvent =
  | { readonly kind: 'field'; readonly name: string; readonly value: string }
  | { readonly kind: 'file'; readonly name: string; readonly fileName: string }
  | { readonly kind: 'chunk'; readonly bytes: Uint8Array }
  | { readonly kind: 'fileEnd' };

/** The largest body that is read: five photos and some reserve. */
export const MAX_BODY_BYTES = 100 * 1024 * 1024;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_TEXT_BYTES = 256 * 1024;
/** Chunks that are smaller are gathered: each takes memory of its own, and a hostile client sends a byte at a time. */
const PIECE_BYTES = 4096;
/** RFC 2046 allows 70 characters; with 252 of them the parser loops forever. */
const boundaryForm =
  /^multipart\/form-data\s*;(?:.*?;)??\s*boundary=(?:"([^"\\]{1,70})"|([^\s";,\\]{1,70}))\s*(?:;|$)/i;

const decoder = new TextDecoder();

/**
 * Reads a form's body of so many parts at most while it arrives, in either encoding. Throws PageFailure for anything else.
 */
export function formEvents(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  mostParts: number,
): AsyncGenerator<FormEvent, void> {
  const [, quoted, plain] = boundaryForm.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary !== undefined) return multipartEvents(body, boundary, mostParts);
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType)) return urlencodedEvents(body, mostParts);
  throw new PageFailure(415, 'neither a multipart nor an urlencoded form');
}

/** The parser calls back synchronously; the events of a chunk are consumed before the next chunk is read. */
async function* multipartEvents(
  body: ReadableStream<Uint8Array> | null,
  boundary: string,
  maxParts: number,
): AsyncGenerator<FormEvent, void> {
  const events: FormEvent[] = [];
  const errors: MultipartError[] = [];
  let isDone = false;
  const parser = make({
    // Alone: of several the parser takes the last, and of a quoted one more than was looked at.
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    maxParts,
    maxFieldSize: MAX_FIELD_BYTES,
    maxTotalSize: MAX_BODY_BYTES,
    isFile: ({ filename }: PartInfo) => filename !== undefined,
    onField: ({ name }, value) => events.push({ kind: 'field', name, value: decoder.decode(value) }),
    onFile: ({ name, filename = '' }) => {
      events.push({ kind: 'file', name, fileName: filename });
      return (bytes) => events.push(bytes ? { kind: 'chunk', bytes } : { kind: 'fileEnd' });
    },
    onError: (error) => errors.push(error),
    onDone: () => {
      isDone = true;
    },
  });
  for await (const chunk of wholeDelimiters(inPieces(chunksOf(body)))) {
    if (isDone) continue;
    write(parser, chunk);
    const [error] = errors;
    if (error) throw new PageFailure(error._tag === 'ReachedLimit' ? 413 : 400, error._tag);
    yield* events.splice(0);
  }
  if (!isDone) throw new PageFailure(400, 'the form breaks off');
}

/** The longest delimiter: the boundary, two dashes before and after it, two line ends. */
const DELIMITER_BYTES = 70 + 8;
const CARRIAGE_RETURN = 13;

/**
 * The same bytes in chunks that split no delimiter, since the parser reads the characters after a boundary from one chunk
 * only. The bytes from the last carriage return near a chunk's end are kept for the next chunk.
 */
async function* wholeDelimiters(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let held = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = held.length === 0 ? chunk : joinedBytes([held, chunk]);
    const near = Math.max(bytes.length - DELIMITER_BYTES, 0);
    const last = bytes.subarray(near).lastIndexOf(CARRIAGE_RETURN);
    const end = last < 0 ? bytes.length : near + last;
    if (end > 0) yield bytes.subarray(0, end);
    held = bytes.slice(end);
  }
  if (held.length > 0) yield held;
}

/** The parser throws on some malformed headers, e.g. file names with broken escapes. */
function write(parser: ReturnType<typeof make>, chunk: Uint8Array): void {
  try {
    parser.write(chunk);
  } catch (thrown) {
    throw new PageFailure(400, String(thrown));
  }
}

async function* urlencodedEvents(
  body: ReadableStream<Uint8Array> | null,
  mostParts: number,
): AsyncGenerator<FormEvent, void> {
  const textDecoder = new TextDecoder();
  let text = '';
  for await (const chunk of inPieces(chunksOf(body))) {
    text += textDecoder.decode(chunk, { stream: true });
    if (text.length > MAX_TEXT_BYTES) throw new PageFailure(413, 'the form is too long');
  }
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > mostParts) throw new PageFailure(413, 'the form has too many fields');
  for (const [name, value] of pairs) yield { kind: 'field', name, value };
}

/** The same bytes in chunks that are worth their own memory. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let piece = new Uint8Array(PIECE_BYTES);
  let length = 0;
  for await (const chunk of chunks) {
    if (length > 0 && length + chunk.length > PIECE_BYTES) {
      yield piece.subarray(0, length);
      piece = new Uint8Array(PIECE_BYTES);
      length = 0;
    }
    if (chunk.length > PIECE_BYTES) yield chunk;
    else {
      piece.set(chunk, length);
      length += chunk.length;
    }
  }
  if (length > 0) yield piece.subarray(0, length);
}

async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void> {
  try {
    if (body) yield* body;
  } catch {
    throw new PageFailure(400, 'the connection breaks off');
  }
}
