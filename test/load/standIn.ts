import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { serviceOver } from '../service/server.ts';

/** How the services behind the site fail, one after the other; `none` is health. */
const faultNames = ['none', '500', '429', 'cut', 'hang', 'slow', 'html', 'truncated'] as const;
export type FaultName = (typeof faultNames)[number];

const SLOW_MS = 4000;

/**
 * Content, loyalty and cart services over the embedded space, in this process, with a switch for failures. It listens on
 * loopback only.
 */
export async function startStandIn(port: number) {
  const service = serviceOver(JSON.parse(readFileSync('content/space/space.json', 'utf8')));
  const hanging = new Set<ServerResponse>();
  let fault: FaultName = 'none';
  let asked = 0;

  const answer = async (message: IncomingMessage, reply: ServerResponse): Promise<void> => {
    asked += 1;
    const body = await textOf(message);
    const response = await service.fetch(
      new Request(`http://${message.headers.host ?? ''}${message.url ?? ''}`, {
        method: message.method ?? 'GET',
        headers: Object.entries(message.headers).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, String(value)]],
        ),
        ...(body !== '' && { body }),
      }),
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    switch (fault) {
      case '500':
        reply.writeHead(500).end('{"sys":{"type":"Error","id":"ServerError"}}');
        return;
      case '429':
        reply
          .writeHead(429, { 'X-Contentful-RateLimit-Reset': '2' })
          .end('{"sys":{"type":"Error","id":"RateLimitExceeded"}}');
        return;
      case 'cut':
        reply.writeHead(200, { 'content-length': String(bytes.length) });
        reply.write(bytes.subarray(0, bytes.length / 2), () => reply.destroy());
        return;
      case 'hang':
        hanging.add(reply);
        return;
      case 'html':
        reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
        return;
      case 'truncated':
        reply.writeHead(200, Object.fromEntries(response.headers)).end(bytes.subarray(0, bytes.length / 2));
        return;
      default:
        if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        reply.writeHead(response.status, Object.fromEntries(response.headers)).end(bytes);
    }
  };

  const server = createServer((message, reply) => {
    answer(message, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const release = (): void => {
    for (const reply of hanging) reply.destroy();
    hanging.clear();
  };
  return {
    /** Switches to a failure; what hangs is let go. */
    fail: (name: FaultName): void => {
      fault = name;
      release();
    },
    asked: (): number => asked,
    stop: (): void => {
      release();
      server.close();
      server.closeAllConnections();
    },
  };
}

async function textOf(message: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}
