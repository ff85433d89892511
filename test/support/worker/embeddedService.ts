import { readFileSync } from 'node:fs';
import type { Service } from '../../../sample/service/service.ts';
import { serviceOver } from '../../../sample/service/serviceOver.ts';
import { ownAssetsSpace } from '../sample/ownAssetsSpace.ts';

/** A request as workerd hands it over: its classes are not Node's. */
interface WorkerdRequest {
  readonly url: string;
  readonly method: string;
  readonly text: () => Promise<string>;
  readonly headers: Iterable<[string, string]> & { get: (name: string) => string | null };
}

/** An answer that can be given again. */
interface Answer {
  readonly body: ArrayBuffer;
  readonly init: ResponseInit;
}

/** A content service at one moment, with its answers to questions so far: they stay the same until something is changed. */
interface ServiceAt {
  readonly service: Service;
  readonly answers: Map<string, Promise<Answer>>;
}

const services = new Map<string, ServiceAt>();

/** All tests ask the same space, mostly the same questions: each is worked out once. */
const MOST_ANSWERS = 2000;
let exported: unknown;

/**
 * Answers from the embedded content service at the moment that the request's `x-test-clock` names, with its pictures where
 * `x-test-pictures` says. It runs in Node: the whole space is too large for every test's isolate.
 */
export async function embeddedService(request: WorkerdRequest): Promise<Response> {
  const headers = [...request.headers].filter(([name]) => name !== 'host');
  const { service, answers } = serviceAt(
    request.headers.get('x-test-clock') ?? '',
    request.headers.get('x-test-pictures') === 'assets',
  );
  const { url, method } = request;
  if (method !== 'GET') {
    const body = method === 'POST' ? { body: await request.text() } : {};
    const answer = await service.fetch(new Request(url, { method, headers, ...body }));
    answers.clear();
    return answer;
  }
  const question = JSON.stringify([url, headers]);
  const pendingAnswer = answers.get(question) ?? answerOf(service, new Request(url, { headers }));
  answers.set(question, pendingAnswer);
  const [oldest] = answers.keys();
  if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
  const { body, init } = await pendingAnswer;
  return new Response(body.byteLength > 0 ? body : null, init);
}

async function answerOf(service: Service, request: Request): Promise<Answer> {
  const answer = await service.fetch(request);
  return { body: await answer.arrayBuffer(), init: { status: answer.status, headers: [...answer.headers] } };
}

function serviceAt(clock: string, hasOwnAssets: boolean): ServiceAt {
  exported ??= JSON.parse(readFileSync('sample/space/space.json', 'utf8'));
  const name = hasOwnAssets ? `${clock} assets` : clock;
  const serviceAtClock = services.get(name) ?? {
    service: serviceOver(hasOwnAssets ? ownAssetsSpace(exported) : exported, clock),
    answers: new Map(),
  };
  services.set(name, serviceAtClock);
  return serviceAtClock;
}
