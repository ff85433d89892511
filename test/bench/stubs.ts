import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { serviceOver } from '../../sample/service/serviceOver.ts';

/** A server of this process, whose CPU is not counted. */
interface Stub {
  readonly port: number;
  readonly stop: () => void;
}

/** KV for every variant alike: values in memory behind the protocol that workerd speaks. */
export async function startKv(): Promise<Stub & { readonly values: Map<string, string> }> {
  const values = new Map<string, string>();
  const server = createServer((request, response) => {
    const key = decodeURIComponent((request.url ?? '/').slice(1).replace(/\?.*$/, ''));
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        values.set(key, Buffer.concat(chunks).toString());
        response.end();
      });
      return;
    }
    const value = values.get(key);
    response.statusCode = value === undefined ? 404 : 200;
    response.end(value);
  });
  return { values, ...(await listening(server)) };
}

/** The embedded content service, with as many further events as a test of long listings wants. */
export async function startContent(furtherEvents: number): Promise<Stub> {
  const file = JSON.parse(readFileSync('sample/space/space.json', 'utf8'));
  const model = file.entries.find(
    (entry: { sys: { contentType: { sys: { id: string } } }; metadata: { tags: { sys: { id: string } }[] } }) =>
      entry.sys.contentType.sys.id === 'event' && entry.metadata.tags[0]?.sys.id === 'sydney',
  );
  for (let index = 0; index < furtherEvents; index += 1) {
    const copy = structuredClone(model);
    copy.sys.id = `bench-event-${index}`;
    copy.fields.slug = { 'en-US': `bench-event-${index}` };
    copy.fields.title = { 'en-US': `Evening number ${index}` };
    file.entries.push(copy);
  }
  const service = serviceOver(file);
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const answer = await service.fetch(new Request(`http://${request.headers.host}${request.url}`, { headers }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return listening(server);
}

async function listening(server: Server): Promise<Stub> {
  // Both families: delivery is asked as localhost, preview as 127.0.0.1, and so told apart.
  server.listen(0, '::');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stub has no port');
  return { port: address.port, stop: () => server.close() };
}
