import { readFileSync } from 'node:fs';
import { readSettings } from '../../../sample/service/model/serviceSettings.ts';
import { createService, type Service } from '../../../sample/service/service.ts';

/** A request as workerd hands it over: its classes are not Node's. */
interface WorkerdRequest {
  readonly url: string;
  readonly method: string;
  readonly text: () => Promise<string>;
  readonly headers: Iterable<[string, string]> & { get: (name: string) => string | null };
}

const services = new Map<string, Service>();

/**
 * Answers from the embedded content service at the moment that the request's `x-test-clock` names. It runs in Node: the
 * whole space is too large for every test's isolate.
 */
export async function embeddedService(request: WorkerdRequest): Promise<Response> {
  const headers = [...request.headers].filter(([name]) => name !== 'host');
  const body = request.method === 'POST' ? { body: await request.text() } : {};
  const { url, method } = request;
  return serviceAt(request.headers.get('x-test-clock') ?? '').fetch(new Request(url, { method, headers, ...body }));
}

function serviceAt(clock: string): Service {
  const service =
    services.get(clock) ??
    createService(JSON.parse(readFileSync('sample/space/space.json', 'utf8')), readSettings({ CLOCK: clock }), {
      now: () => new Date(clock),
      requestId: () => 'test',
      media: { open: async () => new Response(null, { status: 404 }), widthsOf: () => ({ whole: [], tall: [] }) },
    });
  services.set(clock, service);
  return service;
}
