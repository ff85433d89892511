import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { holderOf, takenPort } from '../../tools/start/portHolder.ts';

/** What is said of a port at which a server answers every request with these headers. */
async function heldBy(headers: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((_, response) => response.writeHead(404, headers).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const said = await holderOf(typeof address === 'object' && address ? address.port : 0, 60_000);
  server.close();
  return said;
}

describe('a taken port is named with what holds it', () => {
  test.each<[string, Record<string, string>, string]>([
    ['another run of the site', { 'X-Version': '' }, 'another run of this site, '],
    ['the embedded services', { 'X-Contentful-Request-Id': '1' }, 'another run of the embedded services, '],
    ['something else', {}, ''],
  ])('%s', async (_, headers, what) => {
    expect(await heldBy(headers)).toMatch(new RegExp(`^${what}process ${process.pid} \\(.+\\)$`));
  });

  test('a free port has none', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await takenPort([port])).toMatch(
      new RegExp(`^Port ${port} is taken by process ${process.pid} \\(.+\\)\\.$`),
    );
    await new Promise((resolve) => server.close(resolve));
    expect(await takenPort([port])).toBeUndefined();
  });

  test('a port that two programs are to have is named, too', async () => {
    expect(await takenPort([8787, 8787])).toBe('Port 8787 is asked for twice.');
  });
});
