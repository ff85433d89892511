import * as v from 'valibot';
import { contentHost } from '../../content/address/contentHost.ts';
import { ContentFailure } from '../failures.ts';
import type { World } from '../world.ts';

/** New values of an entry, by field and locale. */
type FieldsByLocale = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What the content service tells the site of a publication, as its webhook says it. */
const hook = v.object({ topic: v.string(), payload: v.unknown() });
const refusal = v.object({ message: v.string() });

/** Publishes an entry with new values. Throws a ContentFailure with the service's own sentence. */
export type Publish = (id: string, fields: FieldsByLocale) => Promise<v.InferOutput<typeof hook>>;

/**
 * Publishing for engineers who try the panel without an account: in the embedded content service only. Undefined without
 * a management token, and where the content service runs on another machine (docs/rules.md#panel-publishing).
 */
export function createPublish({ settings, fetch }: Pick<World, 'settings' | 'fetch'>): Publish | undefined {
  const { origin, isHere } = contentHost(settings.content.previewHost);
  if (settings.content.managementToken === '' || !isHere) return undefined;
  const headers = { Authorization: `Bearer ${settings.content.managementToken}`, 'Content-Type': 'application/json' };
  return async (id, fields) => {
    const body = JSON.stringify({ id, action: 'publish', fields });
    const answer = await fetch(new Request(`${origin}/_publish`, { method: 'POST', headers, body }));
    const parsedAnswer = v.safeParse(answer.ok ? hook : refusal, await answer.json().catch(() => undefined));
    if (parsedAnswer.success && 'topic' in parsedAnswer.output) return parsedAnswer.output;
    const reason =
      parsedAnswer.success && 'message' in parsedAnswer.output
        ? parsedAnswer.output.message
        : `status ${answer.status}`;
    throw new ContentFailure(answer.status, reason);
  };
}
