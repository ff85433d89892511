import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedHook } from '../../tools/signedHook.ts';

test('a hook is signed as the content service signs it: method, path, headers in order, body', async () => {
  const secret = 's'.repeat(64);
  const request = signedHook(
    'http://localhost:8787/_hooks/contentful',
    secret,
    'ContentManagement.Entry.publish',
    { sys: { id: 'e' } },
    new Date(1_750_000_000_000),
  );
  const body = await request.text();
  const canonical = [
    'POST',
    '/_hooks/contentful',
    'content-type:application/vnd.contentful.management.v1+json;x-contentful-signed-headers:content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic;x-contentful-timestamp:1750000000000;x-contentful-topic:ContentManagement.Entry.publish',
    '{"sys":{"id":"e"}}',
  ].join('\n');
  expect(body).toBe('{"sys":{"id":"e"}}');
  expect(request.headers.get('x-contentful-signature')).toBe(
    createHmac('sha256', secret).update(canonical).digest('hex'),
  );
});
