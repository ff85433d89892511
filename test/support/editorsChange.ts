import * as v from 'valibot';
import { signedHook } from '../../sample/service/webhook.ts';

const hookSchema = v.object({ topic: v.string(), payload: v.unknown() });

/** An editor's change in the embedded content service at an origin; gives its webhook. Throws where it is refused. */
export async function editorsChange(origin: string, change: object) {
  const answer = await fetch(`${origin}/_publish`, {
    method: 'POST',
    headers: { Authorization: 'Bearer meridian-management' },
    body: JSON.stringify(change),
  });
  if (!answer.ok) throw new Error(`the content service answered ${answer.status}: ${await answer.text()}`);
  return v.parse(hookSchema, await answer.json());
}

/** Tells a site at an origin of a change, as the content service does. */
export async function tellSite(origin: string, secret: string, hook: v.InferOutput<typeof hookSchema>) {
  return fetch(await signedHook({ address: `${origin}/_hooks/contentful`, secret }, hook, new Date()));
}
