import { describe, expect, test } from 'vitest';
import type { Service } from '../../sample/service/service.ts';
import { spaceOver } from '../../tools/contract/askSpace.ts';
import { expectations, tryContract } from '../../tools/contract/tryContract.ts';
import { embeddedService } from '../../tools/editors/contentAccess.ts';
import { sampleSpace } from '../support/sample/sampleSpace.ts';
import { sampleService } from '../support/sample/server.ts';
import { runHere } from '../support/tools/runHere.ts';
import { serve } from '../support/tools/serve.ts';

type Fault = (url: URL, answer: Response) => Promise<Response> | Response;

/** The embedded service as a space; a fault changes what it answers. */
function spaceOf(service: Service, { fault, burst }: { readonly fault?: Fault; readonly burst?: number } = {}) {
  return spaceOver({
    space: 'meridian',
    environment: 'master',
    origins: { delivery: 'http://localhost:8788', preview: 'http://127.0.0.1:8788' },
    tokens: { delivery: 'meridian-delivery', preview: 'meridian-preview' },
    burst,
    fetch: async (request) => {
      const answer = await service.fetch(request);
      return fault ? fault(new URL(request.url), answer) : answer;
    },
  });
}

/** What is known of a space where an expectation needs no example. */
const noExamples = {
  standardLocale: 'en-US',
  otherLocale: undefined,
  types: [],
  newest: [],
  named: undefined,
  tag: undefined,
  text: undefined,
};

const tooBig = 'an answer that is too big: refused in these words, and given in smaller parts';
const limited = 'too many calls: refused with the seconds to wait';

test('the embedded service holds to the contract over the whole sample space', async () => {
  const findings = await tryContract(spaceOf(embeddedService(new Date('2026-06-15T02:00:00Z'))));
  expect(findings.filter(({ state }) => state !== 'held').map(({ name, state }) => [name, state])).toEqual([
    [tooBig, 'not tried'],
    [limited, 'not tried'],
  ]);
});

test('it refuses calls beyond its limit as the contract says', async () => {
  const service = sampleService({ RATE_LIMIT: '9' });
  const space = spaceOf(service, { burst: 20 });
  expect(await expectations[limited]?.(space, noExamples)).toBeUndefined();
});

test('it refuses an answer that is too big as the contract says', async () => {
  const [first] = sampleSpace.entries;
  const text = 'long '.repeat(2000);
  const many = Array.from({ length: 800 }, (_, at) => ({
    ...first,
    sys: { ...first?.sys, id: `many-${at}` },
    fields: { ...first?.fields, title: { 'en-US': `${at} ${text}` } },
  }));
  const service = sampleService({}, { file: { ...sampleSpace, entries: [...sampleSpace.entries, ...many] } });
  expect(await tryContract(spaceOf(service), [tooBig])).toEqual([{ name: tooBig, state: 'held' }]);
});

const changed =
  (isMeant: (url: URL) => boolean, from: RegExp, to: string): Fault =>
  async (url, answer) =>
    isMeant(url) ? new Response((await answer.text()).replaceAll(from, to), answer) : answer;
const asks = (name: string, value?: string) => (url: URL) =>
  value === undefined ? url.searchParams.has(name) : url.searchParams.get(name) === value;
const of = (ending: string) => (url: URL) => url.pathname.endsWith(ending);
const everywhere = (): boolean => true;
const accepted =
  (isMeant: (url: URL) => boolean): Fault =>
  (url, answer) =>
    isMeant(url) && !answer.ok ? Response.json({}) : answer;

/** For each expectation a service that breaks it. */
const faults: Readonly<Record<string, Fault>> = {
  'locales: one is the standard, the others name what they fall back to': changed(
    of('/locales'),
    /"fallbackCode":"[^"]+"/g,
    '"fallbackCode":"fr"',
  ),
  'content source maps: of each text in preview its type and editor, by their places in two lists': changed(
    asks('includeContentSourceMaps', 'true'),
    /"fieldType":\d+/g,
    '"fieldType":99',
  ),
  'content types: with their fields': changed(of('/content_types'), /"total":\d+/g, '"total":99'),
  'a list: a hundred by default, each with type, dates, revision and locale': changed(
    of('/entries'),
    /"limit":100,/g,
    '"limit":25,',
  ),
  'limit: 1000 is taken, more is refused': accepted(asks('limit', '1001')),
  'include: 10 is taken, more is refused': accepted(asks('include', '11')),
  'pages: skip and limit cut one list, ordered by id, into parts that fit': changed(
    asks('skip', '2'),
    /"total":\d+/g,
    '"total":1',
  ),
  'cursors: the same list page by page, without a count': changed(asks('cursor'), /pageNext/g, 'page'),
  'order: by creation, by change and backwards': changed(
    asks('order', '-sys.updatedAt,sys.id'),
    /"updatedAt":"2026-01-10/g,
    '"updatedAt":"2027-01-10',
  ),
  'order: by a short text it loses nothing, by a long text it is refused': accepted(asks('order')),
  'select: the fields and system fields that are named, and tags only where they are named': changed(
    asks('select'),
    /"fields":/g,
    '"tags":[],"fields":',
  ),
  'fields: asked for by value with their type, refused without it': accepted(
    (url) => !url.searchParams.has('content_type'),
  ),
  'questions that mean nothing: an unknown type, field, parameter': accepted(asks('none-of-this-name')),
  'ids: several at once, and nothing for one that is not there': changed(asks('sys.id'), /"total":0/g, '"total":1'),
  'tags: an entry with any of those that are named': changed(
    asks('metadata.tags.sys.id[in]'),
    /"linkType":"Tag","id":"[^"]+"/g,
    '"linkType":"Tag","id":"other"',
  ),
  'links: unresolved in fields, once among the includes, named where nothing is there': changed(
    asks('include', '1'),
    /"errors":\[/g,
    '"unnamed":[',
  ),
  'locale: another one falls back, all at once stand side by side, an unknown one is refused': changed(
    asks('locale', 'xx-XX'),
    /Unknown locale/g,
    'No such language',
  ),
  'changes: what was updated since a moment, with tags and revision alone': changed(
    asks('sys.updatedAt[gte]'),
    /"items":\[.*\]/g,
    '"items":[]',
  ),
  'synchronization: of deletions, from now on, and a token that is none is refused': (url, answer) =>
    url.searchParams.get('sync_token') === 'none-of-this-name' ? new Response('{}', { status: 422 }) : answer,
  'one entry: alone, or not found': (url, answer) =>
    url.pathname.endsWith('/entries/none-of-this-name') ? new Response('{}', { status: 404 }) : answer,
  'assets: a file without a scheme in its address, with its type and size': changed(
    of('/assets'),
    /"url":"\/\//g,
    '"url":"https://',
  ),
  'a wrong token and an unknown environment': changed(everywhere, /AccessTokenInvalid/g, 'AccessDenied'),
  'preview: a token of its own, and everything that is published': changed(
    ({ hostname }) => hostname === '127.0.0.1',
    /"total":\d+/g,
    '"total":1',
  ),
  'an answer that is too big: refused in these words, and given in smaller parts': (url, answer) =>
    url.searchParams.get('include') === '10' && url.searchParams.get('locale') === '*'
      ? new Response('{}', { status: 413 })
      : answer,
  'too many calls: refused with the seconds to wait': (url, answer) =>
    url.searchParams.get('skip') === '3' ? new Response('{}', { status: 503 }) : answer,
};

describe('a service that breaks the contract', () => {
  test('has a fault here for each expectation', () => {
    expect(Object.keys(faults).toSorted()).toEqual(Object.keys(expectations).toSorted());
  });

  test.each(Object.entries(faults))('is found out: %s', async (name, fault) => {
    const [finding] = await tryContract(spaceOf(sampleService(), { fault, burst: 5 }), [name]);
    expect(finding).toMatchObject({ name, state: 'broken', reason: expect.stringMatching(/./) });
  });
});

describe('npm run contract', () => {
  const contract = (...words: readonly string[]) => runHere('contract/contract', words);
  test('asks a space over the network, and ends with 1 where something is broken', async () => {
    const service = sampleService();
    const server = await serve({
      fetch: (request) =>
        asks('cursor')(new URL(request.url)) ? new Response('{}', { status: 400 }) : service.fetch(request),
    });
    try {
      const words = ['--space', 'meridian', '--token', 'meridian-delivery', '--host', server.host];
      const { status, stdout } = await contract(...words);
      expect(status).toBe(1);
      expect(stdout).toMatch(/✗ cursors:.+\n {4}status 400/);
      expect(stdout).toMatch(/– preview:.+\n {4}no --preview-token/);
      // What was not tried counts neither way.
      const count = (sign: string) => stdout.split('\n').filter((line) => line.startsWith(sign)).length;
      const [held, untried] = [count('✓'), count('–')];
      expect([held + untried, untried > 0]).toEqual([24, true]);
      expect(stdout).toContain(`\n${held} of ${held + 1} expectations held; ${untried} of 25 not tried.\n`);
    } finally {
      server.close();
    }
  });
});
