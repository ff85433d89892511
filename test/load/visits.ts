import { pick } from '../support/many.ts';
import { DESKTOP, PHONE } from '../support/userAgents.ts';
import { words } from '../support/words.ts';

/** What a visit is for, with how often in a hundred it comes and what it may answer while all is well, and while not. */
export const kinds = {
  /** Pages that were all served once before anything failed: they are served whatever happens. */
  page: { share: 50, healthy: [200], failing: [200] },
  search: { share: 12, healthy: [200], failing: [200, 500] },
  suggest: { share: 8, healthy: [200], failing: [200] },
  proxy: { share: 8, healthy: [200], failing: [200, 502] },
  redirect: { share: 6, healthy: [302], failing: [302] },
  missing: { share: 6, healthy: [404], failing: [404, 500] },
  file: { share: 5, healthy: [200], failing: [200, 500] },
  member: { share: 2, healthy: [200], failing: [200, 502] },
  /** 429 is the limit of twenty forms a minute and sender. */
  form: { share: 3, healthy: [200, 429], failing: [200, 429, 500] },
} as const satisfies Record<
  string,
  { readonly share: number; readonly healthy: readonly number[]; readonly failing: readonly number[] }
>;
export type VisitKind = keyof typeof kinds;

export interface Visit {
  readonly kind: VisitKind;
  readonly path: string;
  readonly init: RequestInit;
}

const places = [
  ['en', 'sydney'],
  ['cn', 'sydney'],
  ['en', 'paris'],
  ['fr', 'paris'],
  ['jp', 'okinawa'],
  ['en', 'okinawa'],
] as const;
const pages = [
  '',
  ...words(`
    brand/listing dining/listing what-is-happening/event/listing what-is-happening/news/listing special-offers/listing
    service/listing art-and-culture/listing stores/listing stores/map privacy-policy select-destination announcement
    searching
  `),
];
const keywords = words('watch rose gift tea garden scent silk chocolate art 香 時計 parfum');

const headers = (tree: 'desktop' | 'mobile'): Record<string, string> => ({
  'user-agent': tree === 'mobile' ? PHONE : DESKTOP,
});

/** Every page of the load: both trees of three cities, in two languages each. */
export const loadPages: readonly Visit[] = places.flatMap(([language, city]) =>
  (['desktop', 'mobile'] as const).flatMap((tree) =>
    pages.map(
      (page): Visit => ({
        kind: 'page',
        path: ['', language, city, ...(tree === 'mobile' ? ['mobile'] : []), ...(page ? [page] : [])].join('/'),
        init: { headers: headers(tree) },
      }),
    ),
  ),
);

/** A form that was filled in; its words differ each time, so that each is an enquiry of its own. */
export function formVisit(path: string, ticket: string, at: number): Visit {
  const body = new URLSearchParams({
    ticket,
    email: `visitor-${at}@lark.example`,
    firstName: `Ada ${at}`,
    consent: 'yes',
  });
  return {
    kind: 'form',
    path,
    init: { method: 'POST', body, headers: { ...headers('desktop'), 'sec-fetch-site': 'same-origin' } },
  };
}

/**
 * A visit by chance, the same for the same random numbers, to one of these pages among others; forms are made elsewhere,
 * since they need a ticket.
 */
export function nextVisit(random: () => number, choices: readonly Visit[]): Visit | 'form' {
  const [language, city] = pick(places, random);
  const tree = pick(['desktop', 'mobile'] as const, random);
  const init = { headers: headers(tree) };
  const inTree = tree === 'mobile' ? '/mobile' : '';
  const word = encodeURIComponent(pick(keywords, random));
  let remaining = random() * 100;
  const kind = (Object.keys(kinds) as VisitKind[]).find((candidate) => {
    remaining -= kinds[candidate].share;
    return remaining < 0;
  });
  switch (kind) {
    case 'search':
      return { kind, path: `/${language}/${city}${inTree}/searching/${word}`, init };
    case 'suggest':
      return { kind, path: `/_search/${language}/${city}?keyword=${word}`, init };
    case 'proxy':
      return {
        kind,
        path: `/${city}_api?content_type=${pick(['news', 'event', 'dining'], random)}&limit=${1 + Math.floor(random() * 5)}`,
        init,
      };
    case 'redirect':
      return { kind, path: `/${city}/brand/listing?utm_source=${Math.floor(random() * 1e6)}`, init };
    case 'missing':
      return { kind, path: `/${language}/${city}${inTree}/brand/nobody-${Math.floor(random() * 1e6)}`, init };
    case 'file':
      return {
        kind,
        path: pick(
          ['/robots.txt', '/sitemap.xml', `/sitemap/${city}.xml`, `/manifest/${language}/${city}.webmanifest`],
          random,
        ),
        init,
      };
    case 'member':
      return {
        kind,
        path: `/en/${city}/api/loginlistcomall`,
        init: {
          method: 'POST',
          body: JSON.stringify({ 'Accept-Language': language }),
          headers: { ...init.headers, 'content-type': 'application/json' },
        },
      };
    case 'form':
      return 'form';
    default:
      return pick(choices, random);
  }
}
