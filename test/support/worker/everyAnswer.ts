import { HOOK_SECRET, tell } from './editing.ts';
import { formPages, formSite, goodNewsletter } from './formWorld.ts';
import { testSite } from './testWorld.ts';

const HEALTH_KEY = 'a-key-of-the-operators';
const PREVIEW_SECRET = 'a-secret-of-the-editors';

const closed = () => {
  const site = testSite();
  site.flagStore.values.set('flags', '{"maintenance":{"all":true}}');
  return site;
};
const failing = () => testSite({ fetch: async () => new Response('', { status: 500 }) });
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** Every kind of response: request, status, cache header and type. Needs the enquiry database. */
export const answers: readonly [string, () => Promise<Response>, number, RegExp, RegExp | undefined][] = [
  ['a page', () => testSite().visit('/en/sydney'), 200, /^public, max-age=\d{1,3}$/, /^text\/html; charset=utf-8$/],
  [
    'a page with the cache off',
    () => testSite({ variables: { CACHE: '0' } }).visit('/en/sydney'),
    200,
    /no-store/,
    /^text\/html/,
  ],
  ['a page that is not there', () => testSite().visit('/en/sydney/no-such-page'), 404, /^no-store$/, /^text\/html/],
  ['an error page', () => failing().visit('/en/sydney'), 500, /^no-store$/, /^text\/html/],
  ['a closed city', () => closed().visit('/sydney/maintenance'), 503, /^no-store$/, /^text\/html/],
  ['a redirect by a gate', () => testSite().visit('/'), 302, /^no-store$/, undefined],
  [
    'a redirect by a page',
    () => testSite().visit('/en/sydney/brand/offlinebrandstorypage?brandId=10001'),
    302,
    /^no-store$/,
    undefined,
  ],
  [
    'a redirect to a cleaned keyword',
    () => testSite().visit('/en/sydney/searching/%3Cb%3E'),
    302,
    /^no-store$/,
    undefined,
  ],
  [
    'an answer of the content proxy',
    () => testSite().visit('/sydney_api?content_type=news'),
    200,
    /^public, max-age=120$/,
    /^application\/json/,
  ],
  [
    'a refusal of the content proxy',
    () => testSite().visit('/sydney_api?content_type=nonsense'),
    400,
    /^no-store$/,
    /^application\/json/,
  ],
  [
    'a failure of the content proxy',
    () => failing().visit('/sydney_api?content_type=news'),
    502,
    /^no-store$/,
    /^application\/json/,
  ],
  [
    'a content query',
    () => testSite().visit('/_content/en/sydney/news', {}, json({ limit: 1 })),
    200,
    /^no-store$/,
    /^application\/json/,
  ],
  [
    'a search',
    () => testSite().visit('/_search/en/sydney?keyword=watch'),
    200,
    /^public, max-age=120$/,
    /^application\/json/,
  ],
  ['robots.txt', () => testSite().visit('/robots.txt'), 200, /^public, max-age=120$/, /^text\/plain/],
  ['a sitemap', () => testSite().visit('/sitemap.xml'), 200, /^public, max-age=120$/, /^application\/xml/],
  [
    'the web manifest',
    () => testSite().visit('/manifest/en/sydney.webmanifest'),
    200,
    /^public, max-age=120$/,
    /^application\/manifest\+json/,
  ],
  ['the service worker', () => testSite().visit('/sw.js'), 200, /^no-cache$/, /^text\/javascript/],
  [
    'a method that nothing answers to',
    () => testSite().visit('/en/sydney', {}, { method: 'DELETE' }),
    405,
    /^no-store$/,
    /^text\/plain/,
  ],
  ['a report', () => testSite().visit('/_csp', {}, json([])), 204, /^no-store$/, undefined],
  [
    'a HEAD request for a file',
    () => testSite().visit('/robots.txt', {}, { method: 'HEAD' }),
    200,
    /^public, max-age=120$/,
    /^text\/plain/,
  ],
  [
    'a page that ends a preview',
    () => testSite().visit('/en/sydney?is-preview-mode=false'),
    200,
    /^private, no-store$/,
    /^text\/html/,
  ],
  ['a preview', () => testSite().visit('/en/sydney?is-preview-mode=true'), 200, /^private, no-store$/, /^text\/html/],
  [
    'a refused preview',
    () => testSite({ variables: { PREVIEW_SECRET } }).visit('/preview?secret=wrong&path=/en/sydney'),
    403,
    /no-store/,
    undefined,
  ],
  [
    'an opened preview',
    () => testSite({ variables: { PREVIEW_SECRET } }).visit(`/preview?secret=${PREVIEW_SECRET}&path=/en/sydney`),
    302,
    /no-store/,
    undefined,
  ],
  [
    'a form that was sent',
    () => formSite().fill(formPages.newsletter, goodNewsletter),
    200,
    /^private, no-store$/,
    /^text\/html/,
  ],
  ['a form that comes back', () => formSite().fill(formPages.newsletter, {}), 422, /no-store/, /^text\/html/],
  [
    'a form from another site',
    () => formSite().post(formPages.newsletter, new FormData(), { origin: 'https://evil.example' }),
    403,
    /no-store/,
    /^text\/html/,
  ],
  [
    'a hook that is taken',
    () =>
      tell(testSite({ variables: { CONTENTFUL_HOOK_SECRET: HOOK_SECRET } }), {
        topic: 'ContentManagement.Asset.publish',
        payload: { sys: { type: 'Asset', id: 'a' } },
      }),
    200,
    /^no-store$/,
    /^application\/json/,
  ],
  [
    'a hook that is refused',
    () => testSite({ variables: { CONTENTFUL_HOOK_SECRET: HOOK_SECRET } }).visit('/_hooks/contentful', {}, json({})),
    403,
    /^no-store$/,
    /^application\/json/,
  ],
  ['health', () => testSite().visit('/_health'), 200, /^no-store$/, /^text\/plain/],
  [
    'health in particular',
    () => testSite({ variables: { HEALTH_KEY } }).visit('/_health', { 'x-health-key': HEALTH_KEY }),
    200,
    /^private, no-store$/,
    /^application\/json/,
  ],
  [
    'health with a wrong key',
    () => testSite().visit('/_health', { 'x-health-key': 'wrong' }),
    403,
    /^no-store$/,
    undefined,
  ],
  [
    'a call for members without a session',
    () => testSite().visit('/en/sydney/api/logincomall', {}, json({})),
    400,
    /no-store/,
    /^application\/json/,
  ],
  [
    'a call for members from another site',
    () => testSite().visit('/en/sydney/api/logincomall', { 'sec-fetch-site': 'cross-site' }, json({})),
    403,
    /^private, no-store$/,
    /^application\/json/,
  ],
  [
    'an empty cart',
    () => testSite().visit('/en/hong-kong/api/cart-quantity'),
    200,
    /^private, no-store$/,
    /^application\/json/,
  ],
  [
    'a report that is too long',
    () => testSite().visit('/_csp', {}, json('x'.repeat(20_000))),
    413,
    /^no-store$/,
    undefined,
  ],
];
