import { expect, test } from 'vitest';
import { editorAddress, editorOrigins } from '../../../content/address/editorAddress.ts';

const webApps = ['https://app.contentful.com', 'https://app.eu.contentful.com'];

test.each([
  ['cdn.contentful.com', 'https://app.contentful.com', webApps],
  ['preview.eu.contentful.com', 'https://app.eu.contentful.com', webApps],
  ['localhost:8788', 'http://localhost:8788/editor', [...webApps, 'http://localhost:8788']],
  ['localhost.evil.example', 'https://app.contentful.com', webApps],
  ['', 'https://app.contentful.com', webApps],
])('a space on %s is edited at %s, which may frame its previews', (host, address, origins) => {
  const space = `${address}/spaces/meridian/environments/master`;
  expect(editorAddress({ space: 'meridian', environment: 'master', host })).toBe(space);
  expect(editorOrigins(host)).toEqual(origins);
});
