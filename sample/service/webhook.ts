import type { Hook } from './api/publishing.ts';

/** Where the site takes webhooks, and the secret that it knows them by; empty: none are sent. */
interface Target {
  readonly address: string;
  readonly secret: string;
}

/** Sends the site a webhook as the content service signs it: method, path, signed headers in order, body. */
export async function sendWebhook({ address, secret }: Target, { topic, payload }: Hook, now: Date): Promise<void> {
  if (address === '') return;
  const body = JSON.stringify(payload);
  const names = ['content-type', 'x-contentful-signed-headers', 'x-contentful-timestamp', 'x-contentful-topic'];
  const headers = new Headers({
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-signed-headers': names.join(','),
    'x-contentful-timestamp': String(now.getTime()),
    'x-contentful-topic': topic,
  });
  const signed = names.map((name) => `${name}:${headers.get(name)}`).join(';');
  const text = ['POST', new URL(address).pathname, signed, body].join('\n');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
  headers.set('x-contentful-signature', [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  const answer = await fetch(address, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the site answered the webhook with status ${answer.status}`);
}
