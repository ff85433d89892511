import { type CreateClientParams, createClient } from 'contentful';
import { ContentFailure } from '../failures.ts';
import { orLate } from '../timeLimit.ts';
import type { World } from '../world.ts';
import { contentHost } from './contentHost.ts';

/** Outer limit of a content call (content-pages §7). */
const TIMEOUT_MS = 200_000;

/** Parameters of a list call, beside locale and tags (content-pages §7). */
export type ListParameters = Readonly<Record<string, string | number | boolean>>;

/** The content service, delivery or preview, answering raw: links are resolved after the cache. A locale of `*` asks for all. */
export interface Delivery {
  readonly list: (parameters: ListParameters) => Promise<unknown>;
}

type Adapter = Exclude<NonNullable<CreateClientParams['adapter']>, string | readonly unknown[]>;

/** A client of the content service through its own SDK, without retries: the cache decides about those. */
export function createDelivery(
  world: Pick<World, 'settings' | 'fetch' | 'after'>,
  isPreview: boolean,
  timeout = TIMEOUT_MS,
): Delivery {
  const { content } = world.settings;
  const { host, insecure } = contentHost(isPreview ? content.previewHost : content.deliveryHost);
  const client = createClient({
    space: content.space,
    environment: content.environment,
    accessToken: isPreview ? content.previewToken : content.deliveryToken,
    host,
    insecure,
    adapter: fetchAdapter(world),
    retryOnError: false,
    timeout,
  }).withoutLinkResolution;
  return {
    list: ({ locale, ...parameters }) =>
      locale === '*'
        ? client.withAllLocales.getEntries(parameters)
        : client.getEntries({ ...parameters, ...(locale !== undefined && { locale: String(locale) }) }),
  };
}

/** Own code, since the SDK can't be given a fetch; its timeout spans the body, and a status outside 2xx is a failure. */
function fetchAdapter(world: Pick<World, 'fetch' | 'after'>): Adapter {
  return async (config) => {
    const query = new URLSearchParams(
      Object.entries(config.params ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    );
    // The SDK hands over whole addresses.
    const url = `${config.url}?${query}`;
    const headers = Object.fromEntries(
      Object.entries(config.headers ?? {}).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    const controller = new AbortController();
    const call = async () => {
      const response = await world.fetch(new Request(url, { headers, signal: controller.signal }));
      return { response, body: await response.text() };
    };
    const tooLate = (): never => {
      controller.abort();
      throw new ContentFailure(504, 'content service was too slow');
    };
    try {
      const { response, body } = await orLate(world, config.timeout ?? TIMEOUT_MS, call(), tooLate);
      if (!response.ok)
        throw new ContentFailure(response.status, `content service answered ${response.status}`, {
          retryAfterMs: resetOf(response),
        });
      return { data: parsed(body), status: response.status, statusText: response.statusText, headers: {}, config };
    } catch (thrown) {
      if (thrown instanceof ContentFailure) throw thrown;
      throw new ContentFailure(502, 'content service could not be reached', { cause: thrown });
    }
  };
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
