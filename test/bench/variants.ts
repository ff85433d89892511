import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readRuntime } from '../../tools/build/builtWorker.ts';
import { temporaryFolder } from '../../tools/temporaryFolder.ts';
import { declaredVariables } from '../../tools/variables.ts';
import { visitorHeaders } from './connection.ts';
import { startWorkerd, type Variant } from './workerd.ts';

/** What the load generator asks for. */
export const HOME = '/en/sydney';

/** Headers of a connection, not of an answer. */
const connectionHeaders: readonly string[] = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
];

/** The built site with settings of its own. */
export function siteVariant(
  name: string,
  contentPort: number,
  variables: Readonly<Record<string, string>> = {},
): Variant {
  const script = resolve('dist/meridian_galleria/index.js');
  return {
    name,
    script,
    runtime: readRuntime(dirname(script)),
    variables: {
      ...declaredVariables(),
      CONTENTFUL_HOST: `localhost:${contentPort}`,
      CONTENTFUL_PREVIEW_HOST: `127.0.0.1:${contentPort}`,
      LOG_LEVEL: '4',
      ...variables,
    },
    namespaces: ['CONTENT', 'FLAGS'],
  };
}

/** A worker that does nothing but send the bytes and the headers that a site's cached page has. */
export async function constantVariant(site: Variant, port: number, kvPort: number): Promise<Variant> {
  const running = await startWorkerd(site, port, kvPort);
  const ask = (): Promise<Response> => fetch(`http://127.0.0.1:${port}${HOME}`, { headers: visitorHeaders });
  await (await ask()).arrayBuffer();
  const cached = await ask();
  const page = await cached.text();
  await running.stop();
  if (cached.status !== 200 || cached.headers.get('x-cache') !== 'HIT') throw new Error(`${HOME} is not in the cache`);
  // As an object: an array of pairs would cost the constant worker half as much again.
  const headers = Object.fromEntries([...cached.headers].filter(([name]) => !connectionHeaders.includes(name)));
  const script = join(temporaryFolder('constant'), 'index.js');
  writeFileSync(
    script,
    `const bytes = new TextEncoder().encode(${JSON.stringify(page)});
const headers = ${JSON.stringify(headers)};
export default { fetch: () => new Response(bytes, { headers }) };
`,
  );
  return { name: 'constant', script, variables: {}, namespaces: [], runtime: site.runtime };
}
