import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect, createServer } from 'node:net';

/** A key that everybody knows, of `localhost`, for measurements alone. */
const pem = readFileSync('test/lighthouse/localhost.pem');

/** Headers of one connection, which HTTP/2 does not have. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * Stands before a service of this machine as the platform stands before the site: HTTP/2 over TLS, one connection for all
 * files of a host, Brotli. Gives what stops it.
 */
export async function startSecureFront(port: number, servicePort: number): Promise<() => void> {
  const server = createSecureServer({ key: pem, cert: pem }, (incoming, answer) =>
    forward(incoming, answer, port, servicePort),
  );
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return () => {
    server.close();
  };
}

/** Name, connection and TLS of a second host: four round trips of 25 ms before its first file is asked for. */
const SECOND_HOST_MS = 100;

/**
 * Stands before the asset host, as far from the browser as a second host is in production: Lighthouse counts what was there
 * before the largest picture. Gives what stops it.
 */
export async function startDistantFront(port: number, servicePort: number): Promise<() => void> {
  const server = createServer((browser) => {
    const service = connect(servicePort, 'localhost');
    setTimeout(() => browser.pipe(service).pipe(browser), SECOND_HOST_MS);
    for (const socket of [browser, service]) socket.on('error', () => [browser, service].map((each) => each.destroy()));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return () => {
    server.close();
  };
}

function forward(incoming: Http2ServerRequest, answer: Http2ServerResponse, port: number, servicePort: number): void {
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
  const passed = request(
    {
      host: 'localhost',
      port: servicePort,
      path: incoming.url,
      method: incoming.method,
      headers: { ...headers, host: `localhost:${port}`, 'accept-encoding': 'br' },
    },
    (response) => {
      const forwarded = Object.entries(response.headers).filter(([name]) => !ofConnection.includes(name));
      answer.writeHead(response.statusCode ?? 502, Object.fromEntries(forwarded));
      response.pipe(answer);
    },
  );
  passed.once('error', () => {
    answer.writeHead(502).end();
  });
  incoming.pipe(passed);
}
