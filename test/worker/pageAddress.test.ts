import { describe, expect, test, vi } from 'vitest';
import { pageParameters } from '../../content/address/pageParameters.ts';
import { isPageKind } from '../../content/pages.ts';
import { pageKey } from '../../worker/cache/pageKey.ts';
import { createPageAddresses, pageAddress } from '../../worker/pageAddress.ts';
import { closingFlagsOfPages, pageAddresses } from '../support/worker/pageAddresses.ts';
import { DESKTOP, ORIGIN, PHONE, testSite } from '../support/worker/testWorld.ts';

describe('the address of a page', () => {
  test.each<[string, string | undefined, boolean]>([
    ['/en/sydney', '/en/sydney', true],
    ['/en/sydney/brand/listing', '/en/sydney/brand/listing', true],
    ['/en/sydney/brand/listing?utm=1', '/en/sydney/brand/listing', true],
    ['/en/sydney/brand/listing?page=2&by=floor', '/en/sydney/brand/listing?by=floor&page=2', false],
    ['/jp/okinawa/searching', '/jp/okinawa/searching', true],
    ['/en/sydney/searching/tea', '/en/sydney/searching/tea', false],
    // WeChat and others add parameters of their own, whose names other pages have, too.
    ['/en/sydney?from=timeline&state=1&page=2', '/en/sydney', true],
    ['/en/sydney/my-visit?from=timeline&state=1', '/en/sydney/my-visit?from=timeline', false],
    ['/en/sydney?without-overlay=true', '/en/sydney?without-overlay=true', false],
    ['/en/sydney?without-overlay=false', '/en/sydney?without-overlay=false', false],
    ['/en/sydney?without-overlay=maybe', '/en/sydney', true],
    [`/en/sydney/brand/listing?by=${'x'.repeat(64)}`, `/en/sydney/brand/listing?by=${'x'.repeat(64)}`, false],
    [`/en/sydney/brand/listing?by=${'x'.repeat(65)}`, undefined, false],
    [`/en/sydney/${'/'.repeat(496)}brand`, `/en/sydney/${'/'.repeat(496)}brand`, true],
    [`/en/sydney/${'/'.repeat(497)}brand`, undefined, false],
    [`/en/sydney/${'x'.repeat(161)}`, undefined, false],
    ['/en/sydney/brand/%E3%82', undefined, false],
    ['/en/sydney/contact-us', '/en/sydney/contact-us', true],
    ['/en/sydney/stored-data', '/en/sydney/stored-data', true],
    ['/en/sydney/api/cart', undefined, false],
    ['/', undefined, false],
    ['/en', undefined, false],
    ['/sydney', undefined, false],
    ['/xx/sydney', undefined, false],
    // Notations of one address.
    ['/en/sydney/searching/caf%c3%a9', '/en/sydney/searching/caf%C3%A9', false],
    ['/en/sydney/%62rand/listing', '/en/sydney/brand/listing', true],
    ['/en/sydney/searching?keyword=%FF', '/en/sydney/searching?keyword=%EF%BF%BD', false],
    ['/en/sydney/searching?keyword=%FE&keyword=x', '/en/sydney/searching?keyword=%EF%BF%BD', false],
    ['/en/sydney/searching?%6Beyword=a+b', '/en/sydney/searching?keyword=a%20b', false],
    ['/en/sydney/stores?map=1&at=20:15&utm=1', '/en/sydney/stores?at=20%3A15&map=1', false],
    // Spellings that are redirected.
    ['/en/sydney//brand', '/en/sydney//brand', true],
    ['/en/sydney/brand/', '/en/sydney/brand/', true],
    // What a visitor brings along decides.
    ['/en/sydney/member/card?from=mail', undefined, false],
    ['/en/sydney/eshop/bag', undefined, false],
    ['/en/sydney?is-preview-mode=false', undefined, false],
    ['/fr/hong-kong', undefined, false],
  ])('%s', (address, canonical, isCommon) => {
    const parsedAddress = pageAddress(ORIGIN + address);
    expect([parsedAddress.canonical, parsedAddress.isCommon]).toEqual([
      canonical === undefined ? undefined : ORIGIN + canonical,
      isCommon,
    ]);
    expect(createPageAddresses('')(ORIGIN + address)).toEqual(parsedAddress);
  });

  test('names all parameters that any page reads', async () => {
    const get = vi.spyOn(URLSearchParams.prototype, 'get');
    const site = testSite({ flags: closingFlagsOfPages });
    for (const [kind, address] of Object.entries(await pageAddresses())) {
      get.mockClear();
      await (await site.visit(address)).text();
      const names = new Set(get.mock.calls.map(([name]) => name));
      // The last two are the coordinator's.
      const ofAll = ['is-preview-mode', 'without-overlay', 'epoch', 'since'];
      const named = [...(isPageKind(kind) ? pageParameters(kind) : []), ...ofAll];
      expect([kind, [...names].filter((name) => !named.includes(name))]).toEqual([kind, []]);
    }
    get.mockRestore();
  });

  test.each<[string, RequestInit, string | undefined]>([
    ['a desktop abroad', { headers: { 'user-agent': DESKTOP } }, 'key|desktop|abroad|flags'],
    [
      'a phone in the mainland',
      { headers: { 'user-agent': PHONE, 'cf-ipcountry': 'CN' } },
      'key|mobile|mainland|flags',
    ],
    ['the headers alone', { method: 'HEAD' }, 'key|desktop|abroad|flags'],
    ['a form', { method: 'POST' }, undefined],
    ['Internet Explorer', { headers: { 'user-agent': 'Trident/7.0; rv:11.0' } }, undefined],
  ])('for %s', (_, init, key) => {
    expect(
      pageKey(new Request(ORIGIN, init), { canonical: 'key', match: undefined }, { isPreview: false, flags: 'flags' }),
    ).toBe(key);
    expect(
      pageKey(new Request(ORIGIN, init), { canonical: 'key', match: undefined }, { isPreview: true, flags: 'flags' }),
    ).toBeUndefined();
  });
});
