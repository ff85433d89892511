import { contentHost } from '../../content/address/contentHost.ts';
import { isListAnswer } from '../../content/model/graph.ts';
import { withTimeout } from '../../content/time/timeouts.ts';
import { ContentFailure } from '../failures.ts';
import type { World } from '../world.ts';

/** Outer limit of a content call (docs/rules.md#call-timeout). */
const TIMEOUT_MS = 200_000;

/** Parameters of a list call, beside locale and tags (docs/rules.md#list-call). */
export type ListParameters = Readonly<Record<string, string | number | boolean>>;

export type Delivery = ReturnType<typeof createDelivery>;

/** What of a world asks the content service. */
export type Asking = Pick<World, 'settings' | 'fetch' | 'after'>;

/**
 * A client of the content service, delivery or preview, answering raw: links are resolved after the cache. A locale of `*`
 * asks for all. Without retries: the cache decides about those. The timeout spans the body, and a status outside 2xx is a
 * failure, a redirect too: the service has none, and a circle of them costs one call (docs/rules.md#service-redirects).
 * What is no list is a failure, and never taken for an empty one (docs/rules.md#damaged-answers). A failure names no token
 * (docs/rules.md#calls-hide-tokens). Own code, since the service's SDK brings 90 KB of axios into every isolate's start.
 */
export function createDelivery(world: Asking, service: 'delivery' | 'preview', timeout = TIMEOUT_MS) {
  const { content } = world.settings;
  const { origin } = contentHost(content[`${service}Host`]);
  const address = `${origin}/spaces/${content.space}/environments/${content.environment}`;
  const headers = { Authorization: `Bearer ${content[`${service}Token`]}` };
  const ask = async (path: string): Promise<unknown> => {
    const controller = new AbortController();
    const call = async (): Promise<unknown> => {
      const response = await world.fetch(
        new Request(`${address}/${path}`, { headers, signal: controller.signal, redirect: 'manual' }),
      );
      const body = await response.text();
      if (response.ok) return parsed(body);
      throw new ContentFailure(response.status, `content service answered ${response.status}`, {
        retryAfterMs: resetOf(response),
        reason: response.status === 400 ? reasonOf(body) : undefined,
      });
    };
    const tooLate = (): never => {
      controller.abort();
      throw new ContentFailure(504, 'content service was too slow');
    };
    try {
      return await withTimeout(world, timeout, call(), tooLate);
    } catch (thrown) {
      if (thrown instanceof ContentFailure) throw thrown;
      throw new ContentFailure(502, 'content service could not be reached', { cause: thrown });
    }
  };
  const askList = async (kind: 'entries' | 'assets', parameters: ListParameters): Promise<unknown> => {
    const query = Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]);
    const answer = await ask(`${kind}?${new URLSearchParams(query)}`);
    if (!isListAnswer(answer)) throw new ContentFailure(502, 'content service answered no list');
    return answer;
  };
  return {
    list: (parameters: ListParameters) => askList('entries', parameters),
    /** A list of the space's own assets. */
    assets: (parameters: ListParameters) => askList('assets', parameters),
    /** The space's locales. */
    locales: () => ask('locales'),
  };
}

/** Recognised by the service's own words, since it gives these problems no ids. */
function reasonOf(body: string): ContentFailure['reason'] {
  if (/response size too big/i.test(body)) return 'too big';
  return /unknown locale/i.test(body) ? 'unknown locale' : undefined;
}

/** What a limiting service says of when its limit ends: whole seconds. */
function resetOf(response: Response): number | undefined {
  const text = response.headers.get('X-Contentful-RateLimit-Reset') ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) * 1000 : undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (thrown) {
    throw new ContentFailure(502, 'content service answered no JSON', { cause: thrown });
  }
}
