import { expect, test } from 'vitest';
import { contentHost } from '../../../content/address/contentHost.ts';

test.each([
  ['cdn.contentful.com', 'https://cdn.contentful.com'],
  ['https://cdn.contentful.com', 'https://cdn.contentful.com'],
  ['http://proxy.example:81', 'http://proxy.example:81'],
  ['localhost:8788', 'http://localhost:8788'],
  ['127.0.0.1:8788', 'http://127.0.0.1:8788'],
  ['[::1]:8788', 'http://[::1]:8788'],
  ['https://localhost:8788', 'https://localhost:8788'],
  ['localhost.example', 'https://localhost.example'],
])('a content service at %s is called at %s', (named, origin) => {
  const { host, insecure } = contentHost(named);
  expect([contentHost(named).origin, `${insecure ? 'http' : 'https'}://${host}`]).toEqual([origin, origin]);
});
