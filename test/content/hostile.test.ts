import fc from 'fast-check';
import type { Element, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { buildPath, parsePath } from '../../content/address/address.ts';
import { carriedQuery } from '../../content/address/addressQuery.ts';
import { addressTarget } from '../../content/address/linkTarget.ts';
import { type RedirectEntry, readRedirects, redirectionHref } from '../../content/address/redirectRules.ts';
import { readFlags } from '../../content/flags.ts';
import { readState } from '../../content/freshness/changes.ts';
import { readHookMessage } from '../../content/freshness/published.ts';
import { escapeHtml, removeHtml } from '../../content/html/htmlWords.ts';
import { sanitizeHtml } from '../../content/html/sanitizeHtml.ts';
import { entryGraph, isListAnswer } from '../../content/model/graph.ts';
import { cleanKeyword, KEYWORD_MAX, textLength } from '../../content/search/keyword.ts';
import { memberMenuSchema } from '../../content/visitor/memberInfo.ts';
import { storageKeys } from '../../content/visitor/storageKeys.ts';
import { words } from '../support/words.ts';
import { foreignAddresses, scriptAddresses } from './hostile/addresses.ts';
import { markup } from './hostile/markup.ts';
import { hostileJson, texts } from './hostile/texts.ts';

const ORIGIN = 'https://www.meridian.example';
const domains = ['meridian.example', 'meridian-china.example'];
const foreign = Object.entries(foreignAddresses).flatMap(([category, list]) =>
  list.map((address): [string, string] => [category, address]),
);
const hostile = [...foreign, ...scriptAddresses.map((address): [string, string] => ['script', address])];
const vectors = Object.entries(markup).flatMap(([category, list]) =>
  list.map((html): [string, string] => [category, html]),
);
const isOwn = ({ hostname, protocol }: URL): boolean =>
  /^https?:$/.test(protocol) && domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));

/** Where a browser goes that follows an address from a page of the site. */
const followed = (href: string): URL => new URL(href, `${ORIGIN}/en/sydney`);

describe('addresses', () => {
  test.each(foreign)('%s: a path of the router stays on the site: %j', (_, address) => {
    for (const path of [address, `/${address}`, `/en/sydney/${address}`, `/sydney/${address}`]) {
      const parsed = parsePath(path);
      if (parsed.kind === 'address') expect(followed(parsed.canonical).origin).toBe(ORIGIN);
    }
  });

  test.each(hostile)('%s: a link is what it is called: %j', (_, address) => {
    for (const value of [address, ` ${address}`, `${address} `]) {
      const target = addressTarget(value, domains);
      if (target.kind === 'internal') expect(isOwn(followed(target.href))).toBe(true);
      if (target.kind === 'outbound')
        expect([followed(target.href).protocol, isOwn(followed(target.href))]).toEqual([
          expect.stringMatching(/^https?:$/),
          false,
        ]);
      if (target.kind === 'mail') expect(target.href).toMatch(/^mailto:[\w.@-]+$/i);
    }
  });

  test.each(hostile)('%s: a redirect never leaves the company’s domains: %j', (_, address) => {
    const entry = (source: string, externalLink: string): RedirectEntry => ({
      id: 'x',
      title: 'x',
      source,
      match: 'exact',
      isPermanent: false,
      internalLink: undefined,
      externalLink,
    });
    const site = { city: 'sydney', origin: ORIGIN, domains } as const;
    for (const { destination } of readRedirects([entry('/old', address), entry(address, '/en/sydney/new')], site)
      .rules) {
      const href = redirectionHref(
        { id: 'x', isPermanent: false, destination },
        { language: 'en', city: 'sydney', tree: 'desktop' },
      );
      expect([address, isOwn(followed(href))]).toEqual([address, true]);
    }
  });

  test.each(hostile)('%s: a stored or delivered path leads nowhere else: %j', (_, address) => {
    expect(storageKeys.preferredPath.read(address)).toBeUndefined();
    const menu = safeParse(memberMenuSchema, {
      menus: [{ name: 'x', icon: address, path: address, sort: 1 }],
      qrCodeUrl: address,
    });
    const [item] = menu.success ? menu.output.menus : [];
    for (const path of [item?.path, menu.success ? menu.output.qrCodeUrl : ''])
      if (path) expect(followed(`/en/sydney${path}`).origin).toBe(ORIGIN);
    expect(item?.icon ?? '').toMatch(/^(?:$|https?:\/\/)/);
    expect(carriedQuery(() => address, true)).not.toContain('evil');
  });

  test('whatever stands in an address, no link runs script, and one that counts as ours leads to us', () => {
    const pieces = fc.array(
      fc.constantFrom(
        ' ',
        ...['\t', '\n', '\r', '\u0000'],
        ...words(`
          / \\ // @ : ? # . .. %2f %5c %09 https: http:// javascript: data: mailto: tel: evil.example meridian.example www. ／ 。 en/sydney
          [::1]
        `),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const target = addressTarget(parts.join(''), domains);
        if (target.kind === 'internal') expect(isOwn(followed(target.href))).toBe(true);
        if ('href' in target)
          expect(target.href).toMatch(/^(?:(?!javascript|data)[a-z][a-z\d+.-]*:\/\/|mailto:|tel:|\/(?![/\\])|#)/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('markup', () => {
  /** Elements that run, load or steal; names and addresses that do. Read off the tree: words in a title may look like markup. */
  const forbidden = new Set(
    words(`
    script style iframe object embed svg math template noscript form meta link base input button
  `),
  );
  const problemsOf = (node: Element | Root | RootContent): string[] => {
    const nodeProblems =
      node.type === 'element'
        ? [
            ...(forbidden.has(node.tagName) ? [node.tagName] : []),
            ...Object.entries(node.properties).flatMap(([name, value]) => {
              const isAddress = name === 'href' || name === 'src';
              const isSafe = !isAddress || /^(?:https?:|mailto:|tel:)|^[^:]*(?:[/?#]|$)/i.test(String(value));
              return /^(?:on|style|srcDoc|formAction|is$|data)/.test(name) || !isSafe ? [`${name}=${value}`] : [];
            }),
          ]
        : node.type === 'text' || node.type === 'root'
          ? []
          : [node.type];
    return [...nodeProblems, ...('children' in node ? node.children.flatMap(problemsOf) : [])];
  };

  test.each(vectors)('%s: nothing that runs is left of %.60s', (_, html) => {
    const safe = sanitizeHtml(html);
    expect(problemsOf(fromHtml(safe, { fragment: true }))).toEqual([]);
    expect(sanitizeHtml(safe)).toBe(safe);
    expect(typeof removeHtml(safe)).toBe('string');
    expect(escapeHtml(html)).not.toMatch(/[<>]/);
  });

  test('no vector takes long', () => {
    const slow = vectors.filter(([, html]) => {
      // Not by the clock: other processes take their share of it.
      const before = process.cpuUsage();
      sanitizeHtml(html);
      const { user, system } = process.cpuUsage(before);
      return user + system > 2_000_000;
    });
    expect(slow.map(([category]) => category)).toEqual([]);
  });
});

test.each(Object.entries(texts))('texts: %s', (_, text) => {
  const keyword = cleanKeyword(text);
  expect([cleanKeyword(keyword), keyword.isWellFormed(), textLength(keyword) <= KEYWORD_MAX]).toEqual([
    keyword,
    true,
    true,
  ]);
  const address = buildPath({ language: 'en', city: 'new-york-city', tree: 'mobile', path: ['searching', keyword] });
  expect(parsePath(address).kind).toBe('address');
  expect(() => sanitizeHtml(text)).not.toThrow();
  expect(parsePath(`/${text}`).kind).toMatch(/^(?:root|unknown)$/);
  const path = parsePath(`/en/sydney/${encodeSafely(text)}`);
  if (path.kind === 'address') expect(parsePath(path.canonical)).toEqual(path);
  expect(readFlags(text).flags.maintenance).toEqual({ all: undefined, cities: {} });
  expect(addressTarget(text, domains).kind).toMatch(/^(?:none|internal|outbound|mail)$/);
});

test.each(hostileJson)('JSON: %.60s', (json) => {
  for (const text of [json, `{"maintenance":${json}}`, `{"maintenance":{"cities":${json}}}`]) readFlags(text);
  const value = parsed(json);
  for (const state of [value, { epoch: 'a', seq: 1, floor: 0, changes: value }]) readState(state);
  for (const message of [value, { sys: value }, { sys: { type: 'Entry', id: value } }])
    readHookMessage('ContentManagement.Entry.publish', message);
  for (const raw of [
    value,
    { sys: value },
    { sys: { type: 'Array' }, total: 1, items: [value] },
    { items: [{ sys: { id: 'x', contentType: { sys: { id: 'news' } } }, fields: value }] },
  ]) {
    expect([true, false]).toContain(isListAnswer(raw));
    entryGraph(raw);
  }
  for (const key of Object.values(storageKeys)) if (typeof key !== 'function') key.read(value);
  expect([Reflect.get({}, 'polluted'), Reflect.get([], 'polluted'), Reflect.get(Object.prototype, 'x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

function encodeSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
