import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** The site at an address of its own, whose network a test can cut. */
export interface CuttableSite {
  readonly origin: string;
  /** From now on nobody answers at the address: connections are refused. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Answers a path with this body, a script by default, in place of the site's. */
  readonly replace: (path: string, body: string, type?: string) => void;
  /** Answers all as the site does, again. */
  readonly restore: () => void;
}

/**
 * Opens a way to a site at a free port, which adds headers as the edge does. Its pages are as after two minutes: the
 * browser's own cache has none of them.
 */
export async function openCuttableSite(
  site: string,
  added: Readonly<Record<string, string>> = {},
): Promise<CuttableSite> {
  const replaced = new Map<string, { readonly body: string; readonly type: string }>();
  const server = createServer((incoming, answer) => {
    const replacement = replaced.get(incoming.url ?? '');
    if (replacement !== undefined) {
      answer.writeHead(200, { 'Content-Type': replacement.type, 'Cache-Control': 'no-cache' }).end(replacement.body);
      return;
    }
    const { method, headers } = incoming;
    const onward = request(site + incoming.url, { method, headers: { ...headers, ...added } }, (got) => {
      const cacheControl = got.headers['cache-control']?.replace(/max-age=\d{1,3}$/, 'max-age=0');
      answer.writeHead(got.statusCode ?? 502, {
        ...got.headers,
        ...(cacheControl && { 'cache-control': cacheControl }),
      });
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  const listen = async (port: number): Promise<number> => {
    await once(server.listen(port), 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  };
  const port = await listen(0);
  return {
    origin: `http://localhost:${port}`,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    mend: async () => {
      await listen(port);
    },
    replace: (path, body, type = 'text/javascript') => replaced.set(path, { body, type }),
    restore: () => replaced.clear(),
  };
}
