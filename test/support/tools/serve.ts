import { createServer, type IncomingMessage } from 'node:http';

/** Answers, or cuts the connection. */
type Answer = Response | 'cut';

/** Puts a handler on a free port of this machine. */
export async function serve(handler: { readonly fetch: (request: Request) => Answer | Promise<Answer> }) {
  const server = createServer(async (message, reply) => {
    const body = await bytesOf(message);
    const headers = Object.entries(message.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    );
    const response = await handler.fetch(
      new Request(`http://${message.headers.host}${message.url}`, {
        method: message.method ?? 'GET',
        headers,
        ...(body.length > 0 && { body }),
      }),
    );
    if (response === 'cut') return void message.socket.destroy();
    reply.writeHead(response.status, Object.fromEntries(response.headers));
    reply.end(Buffer.from(await response.arrayBuffer()));
  });
  // On a busy machine a command may need longer than the five seconds after which Node closes an idle connection.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    host: `localhost:${address.port}`,
    port: address.port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}
