import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendWebhook, signedHook } from '../../sample/service/webhook.ts';

test('a hook is signed as the content service signs it: method, path, headers in order, body', async () => {
  const secret = 's'.repeat(64);
  const request = await signedHook(
    { address: 'http://localhost:8787/_hooks/contentful', secret },
    { topic: 'ContentManagement.Entry.publish', payload: { sys: { id: 'e' } } },
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

test.each([
  ['address', { address: '', secret: 's' }],
  ['secret', { address: 'http://localhost:9/_hooks/contentful', secret: '' }],
])('no hook is sent without %s', async (_, target) => {
  const hook = { topic: 'ContentManagement.Entry.publish', payload: { sys: { id: 'e' } } };
  await expect(sendWebhook(target, hook, new Date(1_750_000_000_000))).resolves.toBeUndefined();
});
