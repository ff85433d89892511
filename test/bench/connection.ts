import { connect, type Socket } from 'node:net';
import { DESKTOP } from '../support/userAgents.ts';

/** One answer, as far as a load generator has to know it. */
interface Answer {
  readonly status: number;
  /** Milliseconds from the request to the first byte of the answer. */
  readonly firstByte: number;
  /** Bytes of head and body. */
  readonly bytes: number;
}

/** A kept-alive connection that takes one request at a time. */
export interface Connection {
  readonly ask: () => Promise<Answer>;
  readonly close: () => void;
}

/** A visitor's headers, with the country and the ray that the edge adds. */
export const visitorHeaders = {
  'User-Agent': DESKTOP,
  'CF-IPCountry': 'AU',
  'CF-Ray': '9f0000000000abcd-SYD',
} as const;
const HEAD_END = Buffer.from('\r\n\r\n');
/** How a chunked body ends. */
const LAST_CHUNK = '\r\n0\r\n\r\n';
const BUFFER_BYTES = 256 * 1024;
/** A worker that takes no connection so often is not there. */
const ATTEMPTS = 3;

/** An answer that is still coming in. */
interface Pending {
  readonly requestedAt: number;
  readonly settle: (answer: Answer) => void;
  readonly fail: (reason: Error) => void;
  status: number;
  firstByte: number;
  bytes: number;
  /** Bytes of the body that are still to come; undefined for a chunked one. */
  remaining: number | undefined;
  head: string;
  tail: string;
  /** Connections that were lost before the first byte came. */
  attempts: number;
}

/**
 * Opens a connection that speaks just enough HTTP to know where an answer ends. Node's own client costs more than
 * sending a page from memory does, and would be what is measured.
 */
export function openConnection(port: number, path: string): Connection {
  const head = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Accept: text/html',
    'Accept-Language: en',
    // The edge writes these over any of the visitor's; without the first the site asks the platform for them.
    ...Object.entries(visitorHeaders).map(([name, value]) => `${name}: ${value}`),
  ];
  const request = `${head.join('\r\n')}\r\n\r\n`;
  let pending: Pending | undefined;
  let socket: Socket | undefined;
  const take = (size: number, buffer: Uint8Array): boolean => {
    if (!pending) return true;
    if (pending.bytes === 0) pending.firstByte = performance.now() - pending.requestedAt;
    pending.bytes += size;
    if (!isWhole(pending, Buffer.from(buffer.buffer, buffer.byteOffset, size))) return true;
    const { status, firstByte, bytes, settle } = pending;
    pending = undefined;
    settle({ status, firstByte, bytes });
    return true;
  };
  const send = (): void => {
    socket ??= open();
    socket.write(request);
  };
  const open = (): Socket => {
    const opened = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer: Buffer.alloc(BUFFER_BYTES), callback: take },
    });
    // What went wrong is told by the closing that follows.
    return opened
      .on('error', () => undefined)
      .on('close', () => {
        if (socket === opened) socket = undefined;
        if (!pending) return;
        pending.attempts += 1;
        // A server may close a connection that has waited for long; then browsers ask once more, and so do we.
        if (pending.bytes === 0 && pending.attempts < ATTEMPTS) send();
        else pending.fail(new Error(`${path}: the connection was closed before the answer was whole`));
      });
  };
  return {
    ask: () =>
      new Promise((settle, reject) => {
        pending = {
          requestedAt: performance.now(),
          settle,
          fail: reject,
          status: 0,
          firstByte: 0,
          bytes: 0,
          remaining: undefined,
          head: '',
          tail: '',
          attempts: 0,
        };
        send();
      }),
    close: () => socket?.destroy(),
  };
}

/** Takes a piece of an answer; true with its last one. */
function isWhole(pending: Pending, piece: Buffer): boolean {
  let body = piece;
  if (pending.status === 0) {
    const end = piece.indexOf(HEAD_END);
    pending.head += piece.toString('latin1', 0, end < 0 ? piece.length : end + 2);
    if (end < 0) return false;
    pending.status = Number(pending.head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(pending.head)?.[1];
    pending.remaining = length === undefined ? undefined : Number(length);
    body = piece.subarray(end + 2);
    // The blank line after the head counts as the line break before the first chunk, so that an empty body ends too.
    if (pending.remaining !== undefined) body = body.subarray(2);
  }
  if (pending.remaining !== undefined) {
    pending.remaining -= body.length;
    return pending.remaining <= 0;
  }
  pending.tail = (pending.tail + body.toString('latin1', Math.max(body.length - LAST_CHUNK.length, 0))).slice(
    -LAST_CHUNK.length,
  );
  return pending.tail === LAST_CHUNK;
}
