import { createHash } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import * as v from 'valibot';

const queryBody = v.object({ sql: v.string() });
const importBody = v.object({ action: v.string() });
const bulkBody = v.array(v.object({ key: v.string(), value: v.string(), metadata: v.optional(v.unknown()) }));
const queueBody = v.object({ queue_name: v.string() });
const namedBody = v.looseObject({ name: v.string() });

const BOOKMARK = { bookmark: '00000085-0000024c' };
const ALERTS = ['health_check_status_notification', 'universal_ssl_event_type'];

type Answer = (request: Request, parts: readonly string[]) => unknown;

/**
 * The platform's HTTP interface of databases, key-value stores, buckets, queues and alarms as wrangler and the commands ask it,
 * for one database. Undefined for any other call.
 */
export function storesStandIn(database: DatabaseSync) {
  const values = new Map<string, { readonly text: string; readonly metadata?: unknown }>();
  const stored: Record<string, { readonly id: string; readonly name: string }[]> = {};
  const queues: string[] = [];
  let uploaded = '';

  const rows = (sql: string) => {
    const statements = splitStatements(sql);
    return statements.map((each) => ({
      success: true,
      results: plainRows(database.prepare(each).all()),
      meta: { duration: 1, changes: 0 },
    }));
  };
  const keep: Answer = async (request, [path = '', id]) => {
    const body = v.parse(namedBody, await request.json());
    const list = stored[path] ?? [];
    const item = { ...body, id: id ?? `${path.length}-${list.length}` };
    stored[path] = [...list.filter((each) => each.id !== item.id), item];
    return item;
  };
  const keepList: Answer = (_, [path = '']) => stored[path] ?? [];
  const routes: readonly (readonly [method: string, path: RegExp, answer: Answer])[] = [
    ['GET', /\/d1\/database$/, () => []],
    ['GET', /\/d1\/database\/([^/]+)$/, (_, [id]) => ({ uuid: id, name: 'enquiries' })],
    ['POST', /\/d1\/database$/, () => ({ uuid: 'a-database', name: 'made' })],
    ['POST', /\/d1\/database\/[^/]+\/query$/, async (request) => rows(v.parse(queryBody, await request.json()).sql)],
    ['POST', /\/d1\/database\/[^/]+\/export$/, (request) => exported(request.url)],
    ['POST', /\/d1\/database\/[^/]+\/import$/, takeFile],
    ['GET', /\/time_travel\/bookmark$/, () => BOOKMARK],
    ['POST', /\/time_travel\/restore$/, () => ({ ...BOOKMARK, previous_bookmark: '00000086', message: 'restored' })],
    ['GET', /\/storage\/kv\/namespaces\/[^/]+\/keys$/, () => keysOf()],
    ['PUT', /\/storage\/kv\/namespaces\/[^/]+\/bulk$/, keepValues],
    ['POST', /\/storage\/kv\/namespaces$/, () => ({ id: 'a-namespace' })],
    ['GET', /\/r2\/buckets\/[^/]+$/, () => ({ name: 'a-bucket' })],
    ['POST', /\/r2\/buckets$/, () => ({ name: 'a-bucket' })],
    ['GET', /\/lifecycle$/, () => ({ rules: [] })],
    ['PUT', /\/lifecycle$/, () => ({})],
    ['GET', /\/queues$/, (request) => queuesNamed(new URL(request.url).searchParams.get('name'))],
    ['POST', /\/queues$/, makeQueue],
    ['GET', /\/queues\/[^/]+\/consumers$/, () => []],
    ['POST', /\/queues\/[^/]+\/consumers$/, () => ({})],
    ['GET', /\/zones$/, () => [{ id: 'zone', name: 'meridian.example' }]],
    ['GET', /\/available_alerts$/, () => ({ all: ALERTS.map((type) => ({ type })) })],
    ['GET', /(\/healthchecks|\/policies)$/, keepList],
    ['POST', /(\/healthchecks|\/policies)$/, keep],
    ['PUT', /(\/healthchecks|\/policies)\/([^/]+)$/, keep],
    ['PUT', /\/workers\/scripts\/meridian-coordinator\/secrets$/, () => ({ name: 'a-secret' })],
    ['POST', /\/tails$/, () => ({ id: 'tail', url: 'ws://localhost:9', expires_at: '2027-01-01T00:00:00Z' })],
    ['DELETE', /\/tails\/tail$/, () => ({})],
  ];

  function exported(url: string) {
    const signed = new URL('/export.sql', url).href;
    return { success: true, status: 'complete', messages: [], result: { signed_url: signed, filename: 'export.sql' } };
  }

  async function takeFile(request: Request) {
    const { action } = v.parse(importBody, await request.json());
    if (action === 'init') return { success: true, upload_url: new URL('/upload', request.url).href, filename: 'file' };
    database.exec(uploaded);
    const meta = { duration: 1, rows_read: 0, rows_written: 0, size_after: 0 };
    return { success: true, type: 'import', status: 'complete', messages: [], result: { num_queries: 1, meta } };
  }

  const queuesNamed = (name: string | null) => queues.filter((each) => each === name).map(queueOf);

  async function makeQueue(request: Request) {
    const { queue_name: name } = v.parse(queueBody, await request.json());
    queues.push(name);
    return queueOf(name);
  }

  async function keepValues(request: Request) {
    for (const { key, value, metadata } of v.parse(bulkBody, await request.json()))
      values.set(key, { text: value, metadata });
    return {};
  }

  function keysOf() {
    return [...values].map(([name, { metadata }]) => ({ name, metadata }));
  }

  return {
    fetch: async (request: Request): Promise<Response | undefined> => {
      const { pathname } = new URL(request.url);
      if (pathname === '/upload') {
        uploaded = await request.text();
        return new Response(null, { headers: { etag: createHash('md5').update(uploaded).digest('hex') } });
      }
      if (pathname === '/export.sql') return new Response(inserts(database));
      const [, key] = /\/storage\/kv\/namespaces\/[^/]+\/values\/(.+)$/.exec(pathname) ?? [];
      if (key !== undefined && request.method === 'GET') {
        const value = values.get(decodeURIComponent(key));
        return value ? new Response(value.text) : Response.json(failure('key not found', 10_009), { status: 404 });
      }
      if (/\/r2\/buckets\/[^/]+\/objects\//.test(pathname))
        return request.method === 'GET'
          ? new Response(inserts(database).replaceAll('INSERT INTO', 'INSERT OR IGNORE INTO'))
          : Response.json(success({}));
      for (const [method, path, answer] of routes) {
        const [matched, ...parts] = path.exec(pathname) ?? [];
        if (matched === undefined || method !== request.method) continue;
        try {
          return Response.json(success(await answer(request, parts)));
        } catch (thrown) {
          return Response.json(failure(String(thrown), 7500), { status: 400 });
        }
      }
      return undefined;
    },
  };
}

const success = (result: unknown) => ({ success: true, errors: [], messages: [], result, result_info: { page: 1 } });
const failure = (message: string, code: number) => ({ success: false, errors: [{ code, message }], messages: [] });

/** A queue as wrangler reads it; nothing takes its messages yet. */
function queueOf(name: string) {
  return { queue_id: name, queue_name: name, consumers: [], producers: [] };
}

/** A database's rows of enquiries as the platform exports them. */
function inserts(database: DatabaseSync): string {
  const ids = plainRows(database.prepare('SELECT id FROM enquiries').all());
  return ids.map(({ id }) => `INSERT INTO "enquiries" ("id") VALUES('${id}');\n`).join('');
}

function plainRows(list: readonly Record<string, SQLOutputValue>[]): readonly Record<string, SQLOutputValue>[] {
  return list.map((row) => ({ ...row }));
}

function splitStatements(sql: string): readonly string[] {
  return sql
    .split(/;\s*(?:\n|$)/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
