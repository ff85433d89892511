import { askContentService, ORIGIN, testSite } from './testWorld.ts';

/** A request to the loyalty or the cart service. */
interface ServiceRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

/** Settings of the two services, with keys that no answer may contain. */
export const serviceVariables = {
  LOYALTY_ORIGIN: 'https://loyalty.example',
  LOYALTY_APP_KEY: 'the-loyalty-key',
  CART_ORIGIN: 'https://cart.example',
  CART_APP_KEY: 'the-cart-key',
};

/** A site whose loyalty and cart services answer as a test says; content comes from the embedded service. */
export function siteWithServices(
  answer: (request: ServiceRequest) => Response | Promise<Response>,
  options: Parameters<typeof testSite>[0] = {},
) {
  const requests: ServiceRequest[] = [];
  const site = testSite({
    ...options,
    variables: { ...serviceVariables, ...options.variables },
    fetch: async (request) => {
      const url = new URL(request.url);
      if (!/^(?:loyalty|cart)\.example$/.test(url.hostname)) return askContentService(request);
      const question = { url, method: request.method, headers: request.headers, body: await request.text() };
      requests.push(question);
      return answer(question);
    },
  });
  return { ...site, asked: requests };
}

/** A POST as a page of the site sends it. */
export function posted(
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): [Readonly<Record<string, string>>, RequestInit] {
  return [
    { 'content-type': 'application/json', origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...headers },
    { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) },
  ];
}

/** How the two services fail. */
export const misbehaviours: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'is down': () => new Response('Service Unavailable', { status: 503 }),
  'can’t be reached': () => Promise.reject(new TypeError('network connection lost')),
  'answers a page': () => new Response('<!doctype html><title>It works!</title>'),
  'answers half of its JSON': () => new Response('{"name":"Mei'),
  'answers nothing': () => new Response(''),
  'answers null': () => Response.json(null),
  'answers a list': () => Response.json([]),
  'answers wrong shapes': () => Response.json({ name: 42, menus: 'none', availablePoints: {} }),
  redirects: () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } }),
  'answers without end': () => new Response('x'.repeat(70_000)),
};
