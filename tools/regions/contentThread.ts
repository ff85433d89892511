import { openAsBlob, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { readWidths } from '../../sample/service/assets/readWidths.ts';
import { readSettings } from '../../sample/service/model/serviceSettings.ts';
import { createService } from '../../sample/service/service.ts';
import { sendWebhook } from '../../sample/service/webhook.ts';

// The embedded content service in a thread of its own: while it looks through its space, whoever stands in for KV and for the
// network in the thread that started it can answer.

const settings = readSettings(workerData);
const service = createService(JSON.parse(readFileSync('sample/space/space.json', 'utf8')), settings, {
  now: () => new Date(),
  requestId: () => crypto.randomUUID(),
  media: { open: openPicture, widthsOf: readWidths(JSON.parse(readFileSync('sample/media/catalog.json', 'utf8'))) },
  editor: readFileSync('sample/editor/built.html', 'utf8'),
  tell: (hook) => sendWebhook(settings.site, hook, settings.clock ?? new Date()),
});
const server = createServer(async (message, reply) => {
  try {
    const response = await service.fetch(await requestOf(message));
    reply.writeHead(response.status, Object.fromEntries(response.headers));
    reply.end(await response.bytes());
  } catch {
    reply.destroy();
  }
});
// As the service around it: only whoever calls ends a connection.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => parentPort?.postMessage(server.address()));

async function openPicture(path: string): Promise<Response> {
  try {
    return new Response(await openAsBlob(`sample/media/prepared${path}`));
  } catch {
    return new Response(null, { status: 404 });
  }
}

async function requestOf(message: IncomingMessage): Promise<Request> {
  const parts: Buffer<ArrayBuffer>[] = [];
  for await (const part of message) parts.push(part);
  return new Request(`http://${message.headers.host}${message.url}`, {
    method: message.method ?? 'GET',
    headers: Object.entries(message.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, each]),
    ),
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
}
