import { hexOf, signatureOf } from '../../worker/platform/crypto.ts';
import type { Hook } from './api/publishing.ts';

/** Where a site takes webhooks, and the secret that it knows them by; empty: none are sent. */
interface Target {
  readonly address: string;
  readonly secret: string;
}

const names = ['content-type', 'x-contentful-signed-headers', 'x-contentful-timestamp', 'x-contentful-topic'];

/** A webhook as the content service signs it: method, path, signed headers in order, body. */
export async function signedHook({ address, secret }: Target, { topic, payload }: Hook, now: Date): Promise<Request> {
  const body = JSON.stringify(payload);
  const headers = new Headers({
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-signed-headers': names.join(','),
    'x-contentful-timestamp': String(now.getTime()),
    'x-contentful-topic': topic,
  });
  const signed = names.map((name) => `${name}:${headers.get(name)}`).join(';');
  const text = ['POST', new URL(address).pathname, signed, body].join('\n');
  headers.set('x-contentful-signature', hexOf(await signatureOf(secret, text)));
  return new Request(address, { method: 'POST', headers, body });
}

/** Sends the site a webhook; throws an error where it is not taken. */
export async function sendWebhook(target: Target, hook: Hook, now: Date): Promise<void> {
  if (target.address === '' || target.secret === '') return;
  const answer = await fetch(await signedHook(target, hook, now));
  if (!answer.ok) throw new Error(`the site answered the webhook with status ${answer.status}`);
}
