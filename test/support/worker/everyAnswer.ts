import { HOOK_SECRET, tell } from './editing.ts';
import { formPages, formSite, good } from './formWorld.ts';
import { HEALTH_KEY, PREVIEW_SECRET, testSite } from './testWorld.ts';

const closed = () => {
  const site = testSite({ flags: '{"maintenance":{"all":true}}' });
  return site;
};
const failing = () => testSite({ fetch: async () => new Response('', { status: 500 }) });
const preview = () => testSite({ variables: { PREVIEW_SECRET } });
const hooks = () => testSite({ variables: { CONTENTFUL_HOOK_SECRET: HOOK_SECRET } });
const publication = { topic: 'ContentManagement.Asset.publish', payload: { sys: { type: 'Asset', id: 'a' } } };
const form = formPages.newsletter;
const operated = () => testSite({ variables: { HEALTH_KEY } });
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

const [NO_STORE, PRIVATE, ANY_NO_STORE] = [/^no-store$/, /^private, no-store$/, /no-store/];
const [PUBLIC, MINUTES] = [/^public, max-age=\d{1,3}$/, /^public, max-age=120$/];
const [HTML, JSON_TYPE, TEXT, XML] = [/^text\/html/, /^application\/json/, /^text\/plain/, /^application\/xml/];
const [MANIFEST, SCRIPT] = [/^application\/manifest\+json/, /^text\/javascript/];
const MEMBER = '/en/sydney/api/logincomall';
const ask = (...[path, headers, init]: Parameters<ReturnType<typeof testSite>['visit']>) =>
  testSite().visit(path, headers, init);

/** Every kind of response: request, status, cache header and type. Needs the enquiry database. */
export const answers: readonly [string, () => Promise<Response>, number, RegExp, RegExp | undefined][] = [
  ['a page', () => ask('/en/sydney'), 200, PUBLIC, /^text\/html; charset=utf-8$/],
  [
    'a page with the cache off',
    () => testSite({ variables: { CACHE: '0' } }).visit('/en/sydney'),
    200,
    ANY_NO_STORE,
    HTML,
  ],
  ['a page that is not there', () => ask('/en/sydney/no-such-page'), 404, NO_STORE, HTML],
  ['an error page', () => failing().visit('/en/sydney'), 500, NO_STORE, HTML],
  ['a closed city', () => closed().visit('/sydney/maintenance'), 503, NO_STORE, HTML],
  ['a redirect by a gate', () => ask('/'), 302, NO_STORE, undefined],
  ['one by a page', () => ask('/en/sydney/brand/offlinebrandstorypage?brandId=10001'), 302, NO_STORE, undefined],
  ['one to a cleaned keyword', () => ask('/en/sydney/searching/%3Cb%3E'), 302, NO_STORE, undefined],
  ['an answer of the content proxy', () => ask('/sydney_api?content_type=news'), 200, MINUTES, JSON_TYPE],
  ['a refusal of the content proxy', () => ask('/sydney_api?content_type=nonsense'), 400, NO_STORE, JSON_TYPE],
  ['a failure of the content proxy', () => failing().visit('/sydney_api?content_type=news'), 502, NO_STORE, JSON_TYPE],
  ['a content query', () => ask('/_content/en/sydney/news', {}, json({ limit: 1 })), 200, NO_STORE, JSON_TYPE],
  ['a search', () => ask('/_search/en/sydney?keyword=watch'), 200, MINUTES, JSON_TYPE],
  ['robots.txt', () => ask('/robots.txt'), 200, MINUTES, TEXT],
  ['a sitemap', () => ask('/sitemap.xml'), 200, MINUTES, XML],
  ['the web manifest', () => ask('/manifest/en/sydney.webmanifest'), 200, MINUTES, MANIFEST],
  ['the service worker', () => ask('/sw.js'), 200, /^no-cache$/, SCRIPT],
  ['a method that nothing answers to', () => ask('/en/sydney', {}, { method: 'DELETE' }), 405, NO_STORE, TEXT],
  ['a report', () => ask('/_csp', {}, json([])), 204, NO_STORE, undefined],
  ['a HEAD request for a file', () => ask('/robots.txt', {}, { method: 'HEAD' }), 200, MINUTES, TEXT],
  ['a page that ends a preview', () => ask('/en/sydney?is-preview-mode=false'), 200, PRIVATE, HTML],
  ['a preview', () => ask('/en/sydney?is-preview-mode=true'), 200, PRIVATE, HTML],
  ['a refused preview', () => preview().visit('/preview?secret=wrong&path=/en/sydney'), 403, ANY_NO_STORE, undefined],
  [
    'an opened one',
    () => preview().visit(`/preview?secret=${PREVIEW_SECRET}&path=/en/sydney`),
    302,
    PRIVATE,
    undefined,
  ],
  ['a form that was sent', () => formSite().fill(form, good.newsletter), 200, PRIVATE, HTML],
  ['a form that comes back', () => formSite().fill(form, {}), 422, ANY_NO_STORE, HTML],
  ['a form from elsewhere', () => formSite().post(form, new FormData(), { origin: 'null' }), 403, ANY_NO_STORE, HTML],
  ['a hook that is taken', () => tell(hooks(), publication), 200, NO_STORE, JSON_TYPE],
  ['a hook that is refused', () => hooks().visit('/_hooks/contentful', {}, json({})), 403, NO_STORE, JSON_TYPE],
  ['health', () => ask('/_health'), 200, NO_STORE, TEXT],
  ['health in particular', () => operated().visit('/_health', { 'x-health-key': HEALTH_KEY }), 200, PRIVATE, JSON_TYPE],
  ['health with a wrong key', () => ask('/_health', { 'x-health-key': 'wrong' }), 403, NO_STORE, undefined],
  ['a call for members without a session', () => ask(MEMBER, {}, json({})), 400, ANY_NO_STORE, JSON_TYPE],
  ['one from elsewhere', () => ask(MEMBER, { 'sec-fetch-site': 'cross-site' }, json({})), 403, PRIVATE, JSON_TYPE],
  ['an empty cart', () => ask('/en/hong-kong/api/cart-quantity'), 200, PRIVATE, JSON_TYPE],
  ['a report that is too long', () => ask('/_csp', {}, json('x'.repeat(20_000))), 413, NO_STORE, undefined],
];
