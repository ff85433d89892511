/** A page that Lighthouse visits. */
interface Page {
  readonly name: string;
  /** After language and city, on the mobile tree, as phones are led to it. */
  readonly path: string;
  /** Audits that a page fails on purpose, with the reason; they are left out of its score, and the table says so. */
  readonly leftOut?: Readonly<Record<string, string>>;
}

/** One page of each kind that visitors come to most. */
export const pages: readonly Page[] = [
  { name: 'home', path: '' },
  { name: 'listing', path: '/what-is-happening/event/listing' },
  { name: 'detail', path: '/what-is-happening/event/atrium-table' },
  { name: 'search', path: '/searching' },
  {
    name: 'results',
    path: '/searching/honey',
    leftOut: { 'is-crawlable': 'results of a search are kept out of search engines: there is no end of them' },
  },
  { name: 'stores', path: '/stores/listing' },
  { name: 'form', path: '/contact-us' },
];

/** Languages that each page is visited in. */
export const visited = ['en', 'cn'] as const;
