import { createServer, type IncomingMessage } from 'node:http';
import type { Media } from '../../content/service/assetHost.ts';
import { createService, type Service } from '../../content/service/service.ts';
import { readSettings } from '../../content/service/settings.ts';
import { sampleSpace } from './sampleSpace.ts';

/** The day that the sample space is written for: nothing is shifted. */
const ANCHOR_DAY = '2026-01-15T12:00:00.000Z';

const noMedia: Media = { open: async () => new Response(null, { status: 404 }), widthsOf: () => [] };

interface Options {
  readonly file?: unknown;
  readonly media?: Media;
  readonly now?: () => Date;
}

/** The service over the sample space, with the clock at its anchor unless told otherwise. */
export const sampleService = (vars: Readonly<Record<string, string>> = {}, options: Options = {}): Service => {
  let count = 0;
  return createService(options.file ?? sampleSpace, readSettings({ CLOCK: ANCHOR_DAY, ...vars }), {
    now: options.now ?? (() => new Date(ANCHOR_DAY)),
    requestId: () => {
      count += 1;
      return `request-${count}`;
    },
    media: options.media ?? noMedia,
  });
};

/** A delivery request with its token; `path` starts after the environment. */
export const ask = async (service: Service, path: string, headers: Readonly<Record<string, string>> = {}) =>
  service.fetch(
    new Request(`http://localhost:8788/spaces/meridian/environments/master${path}`, {
      headers: { authorization: 'Bearer meridian-delivery', ...headers },
    }),
  );

const headersOf = (message: IncomingMessage): [string, string][] =>
  Object.entries(message.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );

/** Puts a service on a free port, for clients that insist on a real connection. */
export const listen = async (service: Service) => {
  const server = createServer(async (message, reply) => {
    const url = `http://${message.headers.host ?? ''}${message.url ?? ''}`;
    const response = await service.fetch(
      new Request(url, { method: message.method ?? 'GET', headers: headersOf(message) }),
    );
    reply.writeHead(response.status, Object.fromEntries(response.headers));
    reply.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
