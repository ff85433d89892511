import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';

/** What an isolate holds, in bytes, once nothing more can be thrown away. */
export interface Heap {
  /** Objects and texts. */
  readonly objects: number;
  /** Bytes of pages and bodies, and the platform's own objects, which lie outside. */
  readonly buffers: number;
}

/** An isolate as its inspector sees it. */
interface Inspector {
  /**
   * What is held after a collection of garbage, which waits for the isolate to have something to do: `touch` asks it
   * something.
   */
  readonly heap: (touch: () => Promise<unknown>) => Promise<Heap>;
  readonly close: () => void;
}

const targets = v.pipe(v.array(v.object({ webSocketDebuggerUrl: v.string() })), v.minLength(1));
const usage = v.object({
  usedSize: v.number(),
  embedderHeapUsedSize: v.optional(v.number(), 0),
  backingStorageSize: v.optional(v.number(), 0),
});
const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.optional(v.number()), result: v.optional(v.unknown()) }),
);

/** Connects with the inspector that workerd has at a port. */
export async function inspect(port: number): Promise<Inspector> {
  const [target] = v.parse(targets, await (await fetch(`http://127.0.0.1:${port}/json`)).json());
  const waiting = new Map<number, (result: unknown) => void>();
  const { send, close } = await openSocket(target?.webSocketDebuggerUrl ?? '', (text) => {
    const { id, result } = v.parse(answer, text);
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let count = 0;
  const ask = (method: string): Promise<unknown> =>
    new Promise((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      send(JSON.stringify({ id: count, method }));
    });
  await ask('HeapProfiler.enable');
  return {
    heap: async (touch) => {
      let isDone = false;
      const collected = ask('HeapProfiler.collectGarbage').then(() => {
        isDone = true;
      });
      while (!isDone) await touch();
      await collected;
      const { usedSize, embedderHeapUsedSize, backingStorageSize } = v.parse(usage, await ask('Runtime.getHeapUsage'));
      return { objects: usedSize, buffers: backingStorageSize + embedderHeapUsedSize };
    },
    close,
  };
}

/**
 * A web socket without extensions: workerd's inspector ends those that Node's own client opens, which offers to compress.
 * Takes texts of one frame each, as the inspector writes them.
 */
async function openSocket(address: string, heard: (text: string) => void) {
  const { host, hostname, port, pathname } = new URL(address);
  const headers = {
    Host: host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  };
  const upgradeRequest = request({ hostname, port, path: pathname, headers });
  upgradeRequest.end();
  const socket = await new Promise<Duplex>((resolve, reject) => {
    upgradeRequest.once('upgrade', (_, opened) => resolve(opened)).once('error', reject);
  });
  let received = Buffer.alloc(0);
  socket.on('data', (piece: Buffer) => {
    received = Buffer.concat([received, piece]);
    for (let frame = firstFrame(received); frame; frame = firstFrame(received)) {
      received = received.subarray(frame.end);
      if (frame.isText) heard(frame.body.toString());
    }
  });
  return { send: (text: string) => socket.write(masked(text)), close: () => socket.destroy() };
}

/** The first whole frame of some bytes; undefined where it has not come whole. */
function firstFrame(bytes: Buffer) {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 0x7f;
  const start = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < start) return undefined;
  const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
  const end = start + length;
  return bytes.length < end
    ? undefined
    : { end, isText: (bytes.readUInt8(0) & 0x0f) === 1, body: bytes.subarray(start, end) };
}

/** A short text as a client has to send it. */
function masked(text: string): Buffer {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  return Buffer.concat([
    Buffer.from([0x81, 0x80 | body.length]),
    mask,
    body.map((byte, at) => byte ^ (mask[at % 4] ?? 0)),
  ]);
}
