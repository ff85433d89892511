import * as v from 'valibot';
import { contentHost } from '../../content/address/contentHost.ts';
import { sanitizeHtml } from '../../content/html/sanitizeHtml.ts';
import { type Language, languages } from '../../content/languages.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { readEntries } from '../../content/model/readEntry.ts';
import type { ContentType } from '../../content/model/registry.ts';
import { localesOf } from '../../content/model/spaceLocales.ts';
import { once } from '../../content/once.ts';
import { serviceOver } from '../../sample/service/serviceOver.ts';
import { portOfService } from '../environment.ts';
import { contentsFrom, contentsOf } from '../networkProblem.ts';
import { secretProblem } from '../secrets.ts';
import { siteVariables } from '../variables.ts';
import { spaceLocales } from './listedSpace.ts';
import { readSpaceFile } from './spaceFile.ts';
import { wholeList } from './wholeList.ts';

const refusal = v.object({ message: v.string() });
const list = v.object({ total: v.number(), items: v.array(v.unknown()) });

/** Asks the content service for a list by its own parameters; throws an error whose message is for the operator. */
export type AskEntries = (
  parameters: Readonly<Record<string, string>>,
  list?: 'entries' | 'locales',
) => Promise<unknown>;

/** The content that a command reads: of the live service that the settings name, or of the embedded space's file. */
export function contentAccess(isLive: boolean, now: Date): AskEntries {
  const variables = siteVariables(process.env, portOfService());
  const embedded = once(() => (isLive ? undefined : embeddedService(now)));
  return async (parameters, listName = 'entries') => {
    const service = embedded();
    const { origin } = contentHost(service ? 'localhost' : (variables['CONTENTFUL_HOST'] ?? ''));
    const space = service ? 'meridian' : variables['CONTENTFUL_SPACE_ID'];
    const environment = service ? 'master' : variables['CONTENTFUL_ENVIRONMENT'];
    const token = service ? 'meridian-delivery' : variables['CONTENTFUL_ACCESS_TOKEN'];
    const unsendable = secretProblem('CONTENTFUL_ACCESS_TOKEN', token ?? '');
    if (unsendable) throw new Error(unsendable);
    const query = new URLSearchParams(parameters);
    const request = new Request(`${origin}/spaces/${space}/environments/${environment}/${listName}?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const response = await (service ? service.fetch(request) : overNetwork(request));
    if (!response.ok) {
      const reason = (await contentsOf(response, refusal))?.message;
      const answer = `The content service answered ${response.status} for ${parameters['content_type'] ?? listName}`;
      throw new Error(reason ? `${answer}: ${reason}` : `${answer}.`);
    }
    return contentsFrom('a content service', response, v.unknown());
  };
}

/** The service's answer; throws an error with its address when there is none. */
async function overNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(30_000) });
  } catch {
    throw new Error(`The content service does not answer at ${new URL(request.url).origin}.`);
  }
}

/** The space's locale of a language (docs/rules.md#space-locales); throws an error whose message is for the operator. */
export async function localeIn(ask: AskEntries, language: Language): Promise<string> {
  const answer = v.safeParse(v.object({ items: spaceLocales }), await ask({}, 'locales'));
  return answer.success ? localesOf(answer.output.items)(language) : languages[language].locale;
}

/** All entries of a type without what they link to; throws an error whose message is for the operator. */
export async function entriesOf<Type extends ContentType>(
  ask: AskEntries,
  type: Type,
  parameters: Readonly<Record<string, string>>,
) {
  const items = await wholeList(async ({ skip, limit }) => {
    const page = { include: '0', order: 'sys.id', skip: String(skip), limit: String(limit) };
    const answer = v.safeParse(list, await ask({ content_type: type, ...parameters, ...page }));
    if (!answer.success) throw new Error(`The content service answered no list of ${type}.`);
    return answer.output;
  });
  return entriesIn({ items }, [type]) ?? [];
}

/** The entries of some types in an answer of the service; undefined for one that is no list. */
export function entriesIn<Type extends ContentType>(answer: unknown, types: readonly Type[]) {
  const graph = entryGraph(answer);
  return graph && readEntries(graph, types, sanitizeHtml).entries;
}

/** The embedded service at a moment, straight from its file. */
export function embeddedService(now: Date) {
  return serviceOver(readSpaceFile(), now.toISOString());
}
