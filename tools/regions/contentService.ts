import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

/** What becomes of a call: its own answer, another one, or one that never comes. */
export type Fault = (url: URL, answer: () => Promise<Response>) => Promise<Response>;

const listening = v.object({ port: v.number() });

/** Starts the service in a thread of this process, and the way to it on a free port where 0 is asked for. */
export async function startContentService(port: number, settings: Readonly<Record<string, string>>) {
  let calls = 0;
  let fault: Fault = (_url, answer) => answer();
  const thread = new Worker(new URL('./contentThread.ts', import.meta.url), { workerData: settings });
  const behind = v.parse(listening, (await once(thread, 'message'))[0]).port;
  // It ends with the process.
  thread.unref();
  const server = createServer(async (message, reply) => {
    try {
      const url = new URL(`http://${message.headers.host}${message.url}`);
      if (url.pathname.startsWith('/spaces/')) calls += 1;
      await send(await fault(url, () => passOn(message, behind)), reply);
    } catch {
      reply.destroy();
    }
  });
  // An idle connection that it ended might be taken for the next call at the same moment: that call would be reset.
  server.keepAliveTimeout = 0;
  const listen = (onPort: number): Promise<void> =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(onPort, resolve));
  await listen(port);
  const { port: boundPort } = v.parse(listening, server.address());
  return {
    origin: `localhost:${boundPort}`,
    calls: () => calls,
    setFault: (next: Fault): void => {
      fault = next;
    },
    /** Ends every connection and takes no more until `start`; what was published stays. */
    stop: (): void => {
      server.close();
      server.closeAllConnections();
    },
    start: () => listen(boundPort),
  };
}

/** The service's own answer, which depends on the host that was asked. */
async function passOn(message: IncomingMessage, port: number): Promise<Response> {
  const { method, headers, url: path } = message;
  const onward = request({ host: '127.0.0.1', port, method, headers, path });
  message.pipe(onward);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    onward.once('response', resolve).once('error', reject);
  });
  const pieces: Buffer<ArrayBuffer>[] = [];
  for await (const piece of answer) pieces.push(piece);
  const status = answer.statusCode ?? 502;
  return new Response([204, 304].includes(status) ? null : Buffer.concat(pieces), {
    status,
    headers: Object.entries(answer.headers).flatMap(([name, value]) =>
      ['connection', 'keep-alive', 'transfer-encoding'].includes(name)
        ? []
        : [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
  });
}

/** An answer piece by piece, so that one that breaks off does so in the middle. */
async function send(response: Response, reply: ServerResponse): Promise<void> {
  reply.writeHead(response.status, Object.fromEntries(response.headers));
  for await (const piece of response.body ?? []) reply.write(piece);
  reply.end();
}
