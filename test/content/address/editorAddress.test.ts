import { expect, test } from 'vitest';
import { editorAddress } from '../../../content/address/editorAddress.ts';

test.each([
  ['cdn.contentful.com', 'https://app.contentful.com/spaces/house/environments/master'],
  ['preview.eu.contentful.com', 'https://app.eu.contentful.com/spaces/house/environments/master'],
  ['localhost:8788', 'https://app.contentful.com/spaces/house/environments/master'],
  ['', 'https://app.contentful.com/spaces/house/environments/master'],
])('a space behind %s is edited at %s', (host, address) => {
  expect(editorAddress({ space: 'house', environment: 'master', host })).toBe(address);
});
