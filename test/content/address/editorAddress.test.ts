import { expect, test } from 'vitest';
import { editorAddress } from '../../../content/address/editorAddress.ts';

test.each([
  ['cdn.contentful.com', 'https://app.contentful.com/spaces/meridian/environments/master'],
  ['preview.eu.contentful.com', 'https://app.eu.contentful.com/spaces/meridian/environments/master'],
  ['localhost:8788', 'https://app.contentful.com/spaces/meridian/environments/master'],
  ['', 'https://app.contentful.com/spaces/meridian/environments/master'],
])('a space on %s is edited at %s', (host, address) => {
  expect(editorAddress({ space: 'meridian', environment: 'master', host })).toBe(address);
});
