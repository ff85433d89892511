import * as v from 'valibot';
import { fail } from '../commandLine.ts';
import { contentsOf, otherProgram } from '../networkProblem.ts';

const MANAGEMENT_TOKEN = 'meridian-management';

const storedEntry = v.object({
  metadata: v.object({ tags: v.array(v.object({ sys: v.object({ id: v.string() }) })) }),
  sys: v.object({
    contentType: v.object({ sys: v.object({ id: v.string() }) }),
    createdAt: v.string(),
  }),
  fields: v.looseObject({
    title: v.optional(v.string()),
    name: v.optional(v.string()),
    slug: v.fallback(v.string(), ''),
  }),
});
const refusal = v.object({ message: v.string() });
const hook = v.object({ topic: v.string(), payload: v.unknown() });

/** What is done with an entry, as the service's stand-in for an editor takes it. */
interface EntryChange {
  readonly action: string;
  /** Values by field and locale. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly release: string | undefined;
  readonly at: string | undefined;
}

/** An entry of the embedded content service on a port of this machine; the command ends where the service refuses. */
export function embeddedEntry(port: number, id: string, locale: string) {
  const ask = (request: Request): Promise<Response> =>
    fetch(request).catch(() =>
      fail(`The embedded content service does not answer on port ${port}. Start it with npm start.`),
    );
  return {
    /** As the preview API (with drafts) or the delivery API has it; undefined when there is none. */
    read: async (api: 'preview' | 'delivery') => {
      const host = api === 'preview' ? '127.0.0.1' : 'localhost';
      const address = `http://${host}:${port}/spaces/meridian/environments/master/entries/${encodeURIComponent(id)}?access_token=meridian-${api}&locale=${locale}`;
      const response = await ask(new Request(address));
      if (response.ok) return contents(response, storedEntry);
      if (response.status !== 404) fail(await refusalOf(response));
      // Another program has no such page either.
      await contents(response, refusal);
      return undefined;
    },
    /** Changes it; the answer is the webhook that the real service would send. */
    change: async (change: EntryChange) => {
      const request = new Request(`http://localhost:${port}/_publish`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${MANAGEMENT_TOKEN}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ id, ...change }),
      });
      const response = await ask(request);
      return response.ok ? contents(response, hook) : fail(await refusalOf(response));
    },
  };
}

async function contents<Schema extends v.GenericSchema>(response: Response, schema: Schema) {
  return (await contentsOf(response, schema)) ?? fail(otherProgram(new URL(response.url).host, 'a content service'));
}

/** What the content service says of what it refuses, in its own words. */
async function refusalOf(response: Response): Promise<string> {
  const body = await contentsOf(response, refusal);
  return `The content service refused: ${body?.message ?? `status ${response.status}`}`;
}
