import type { Hook } from '../../../sample/service/api/publishing.ts';
import { hexOf, signatureOf } from '../../../worker/platform/crypto.ts';
import { askContentService, testSite } from './testWorld.ts';

export const HOOK_SECRET = 'hook-secret-'.padEnd(64, '0123456789');

type Site = ReturnType<typeof testSite>;

interface Change {
  /** Each test file uses another moment, and so a content service of its own: no other file sees what it publishes. */
  readonly at: string;
  readonly id: string;
  readonly action?: 'save' | 'publish' | 'schedule' | 'release' | 'unpublish' | 'delete';
  /** When a scheduled publication is due. */
  readonly due?: string;
  /** The release that a change waits in. */
  readonly release?: string;
  readonly fields?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A site that takes webhooks, at the moment of a test file. */
export const editingSite = (now: string, options: Parameters<typeof testSite>[0] = {}) =>
  testSite({ now, ...options, variables: { CONTENTFUL_HOOK_SECRET: HOOK_SECRET, ...options.variables } });

/** An editor changes an entry of the embedded space. */
export async function edit({ at, id, due, release, action = 'publish', fields = {} }: Change): Promise<Hook> {
  const request = new Request('http://localhost:8788/_publish', {
    method: 'POST',
    headers: { Authorization: 'Bearer meridian-management', 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, action, fields, at: due, release }),
  });
  const answer = await askContentService(request, at);
  if (!answer.ok) throw new Error(`the embedded service answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

interface Signing {
  readonly secret?: string;
  readonly timestamp?: number;
  /** Headers that are signed beside the timestamp and the list itself. */
  readonly signed?: readonly string[];
  readonly path?: string;
}

/** The headers and the body of a signed webhook. */
export async function signedHook(
  { topic, payload }: Hook,
  now: number,
  options: Signing = {},
): Promise<{ readonly headers: Record<string, string>; readonly body: string }> {
  const body = JSON.stringify(payload);
  const names = (
    options.signed ?? ['content-type', 'x-contentful-topic', 'x-contentful-timestamp', 'x-contentful-signed-headers']
  ).toSorted();
  const headers: Record<string, string> = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': topic,
    'x-contentful-timestamp': String(options.timestamp ?? now),
    'x-contentful-signed-headers': names.join(','),
  };
  const canonical = [
    'POST',
    options.path ?? '/_hooks/contentful',
    names.map((name) => `${name}:${headers[name]}`).join(';'),
    body,
  ].join('\n');
  headers['x-contentful-signature'] = hexOf(await signatureOf(options.secret ?? HOOK_SECRET, canonical));
  return { headers, body };
}

/** Sends a webhook, signed rightly, to a site. */
export async function tell(site: Site, hook: Hook, options: Signing = {}): Promise<Response> {
  const { headers, body } = await signedHook(hook, site.world.now().getTime(), options);
  return site.visit('/_hooks/contentful', headers, { method: 'POST', body });
}
