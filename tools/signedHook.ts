import { createHmac } from 'node:crypto';
import { ownValue } from '../content/ownValue.ts';

/** A webhook as the content service signs it: method, path, signed headers in order, body. */
export function signedHook(address: string, secret: string, topic: string, payload: unknown, now: Date): Request {
  const body = JSON.stringify(payload);
  const plain = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-timestamp': String(now.getTime()),
    'x-contentful-topic': topic,
  };
  const names = [...Object.keys(plain), 'x-contentful-signed-headers'].toSorted();
  const headers: Readonly<Record<string, string>> = { ...plain, 'x-contentful-signed-headers': names.join(',') };
  const canonical = [
    'POST',
    new URL(address).pathname,
    names.map((name) => `${name}:${ownValue(headers, name)}`).join(';'),
    body,
  ].join('\n');
  const signature = createHmac('sha256', secret).update(canonical).digest('hex');
  return new Request(address, { method: 'POST', headers: { ...headers, 'x-contentful-signature': signature }, body });
}
