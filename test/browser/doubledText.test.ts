import { describe, expect, inject } from 'vitest';
import { addressesByKind } from '../support/browser/addressesByKind.ts';
import { doubledFaults } from '../support/browser/layoutFaults.ts';
import { test } from '../support/browser/visitor.ts';

/** French has the longest words of the site's languages. */
const further = [
  '/fr/paris',
  '/fr/paris/brand/listing',
  '/fr/paris/dining/listing',
  '/fr/paris/what-is-happening/event/listing',
  '/fr/paris/stores/paris',
  '/fr/paris/stores/listing',
  '/fr/paris/contact-us',
  '/fr/paris/subscribe-news',
  '/fr/paris/select-destination',
  '/fr/paris/my-visit?on=2026-06-17&at=19:30',
  '/fr/paris/privacy-policy',
  '/fr/paris/no-such-page',
] as const;

describe('with the root size of text doubled', async () => {
  const addresses = await addressesByKind(inject('site'));

  test.for([...addresses.values(), ...further])('all can be read and pressed on %s', async (path, { visit }) => {
    const page = await visit(path, { width: 390, cookies: { 'cookie-consent': 'none' }, expectedFault: /404/ });
    expect(await doubledFaults(page, [390, 1440])).toEqual([]);
  });
});
