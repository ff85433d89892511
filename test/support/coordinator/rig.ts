import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { onTestFinished, vi } from 'vitest';
import { type ReportedChange, readState, type State } from '../../../content/freshness/changes.ts';
import { readHookMessage } from '../../../content/freshness/published.ts';
import { readSettings } from '../../../sample/service/model/serviceSettings.ts';
import { createService, type Service } from '../../../sample/service/service.ts';
import { smallSpace } from './smallSpace.ts';

/** In the future: the platform rings no alarm by itself, the tests do. */
const START = Date.parse('2041-03-04T10:00:00.000Z');

/** The coordinator in workerd beside a content service; its time passes when a test says so. */
export function coordinatorRig({ serviceAheadMs = 0 } = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  const serviceNow = (): Date => new Date(Date.now() + serviceAheadMs);
  const service: Service = createService(smallSpace, readSettings({}), { now: serviceNow, requestId: () => 'test' });
  const calls: string[] = [];
  let refusal = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    if (refusal > 0) return new Response('no', { status: refusal });
    const answer = await service.fetch(new Request(request.url, { headers: [...request.headers] }));
    return new Response(answer.body, {
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), Date: serviceNow().toUTCString() },
    });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const object = env.LOG.getByName(crypto.randomUUID());

  const stateOf = async (answer: Response): Promise<State> => {
    const state = readState(await answer.json());
    if (!state) throw new Error('the coordinator answered no state');
    return state;
  };
  const post = (path: string, body: unknown): Promise<Response> =>
    object.fetch(`http://coordinator${path}`, { method: 'POST', body: JSON.stringify(body) });

  const act = async (path: string, body: object): Promise<readonly ReportedChange[]> => {
    const answer = await service.fetch(
      new Request(`http://content.example${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer meridian-management' },
        body: JSON.stringify(body),
      }),
    );
    const { topic, payload }: { topic: string; payload: unknown } = await answer.json();
    return readHookMessage(topic, payload) ?? [];
  };

  return {
    object,
    /** Calls of the content service so far, by the last part of their address. */
    asked: calls,
    /** From now on the content service answers with a status; 0: it is well. */
    refuse: (status: number) => {
      refusal = status;
    },
    post,
    state: async (state?: Pick<State, 'epoch' | 'seq'>) =>
      stateOf(await object.fetch(`http://coordinator/state${state ? `?epoch=${state.epoch}&since=${state.seq}` : ''}`)),
    report: async (...changes: readonly ReportedChange[]) => stateOf(await post('/changes', { changes })),
    /** Lets time pass, with the alarms that ring meanwhile. */
    pass: async (seconds: number) => {
      for (let remaining = seconds; remaining > 0; remaining -= 15) {
        vi.setSystemTime(Date.now() + Math.min(remaining, 15) * 1000);
        if (remaining >= 15) await runDurableObjectAlarm(object);
      }
    },
    ring: () => runDurableObjectAlarm(object),
    restart: () => evictDurableObject(object),
    /** An editor's act; what the webhook says of it. */
    edit: (id: string, action: string) => act('/_publish', { id, action }),
    /** Lets the alias stand for another environment; what its webhook says. */
    switchTo: (environment: string) => act('/_alias', { environment }),
    flagsInStore: () => env.FLAGS.get('flags'),
    setFlags: (text: string) => env.FLAGS.put('flags', text),
  };
}
