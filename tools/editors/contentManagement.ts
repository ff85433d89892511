import { createClient, type PlainClientAPI } from 'contentful-management';
import * as v from 'valibot';
import { contentHost } from '../../content/address/contentHost.ts';
import { ownValue } from '../../content/ownValue.ts';
import { logHandler, otherProgram, refusedOrFailed, statusName } from '../networkProblem.ts';
import type { ManagedSpace } from './managedSpace.ts';

/** A client of the Content Management API, for one environment of a space. */
export type Management = PlainClientAPI;

/** The official client: it waits for rate limits and tries again; each wait is reported on stderr. */
export function managementClient({ space, environment, token, host, retries }: ManagedSpace): Management {
  const api = contentHost(host);
  return createClient(
    {
      accessToken: token,
      host: api.host,
      insecure: api.insecure,
      hostUpload: api.host.replace(/^api\./, 'upload.'),
      application: 'meridian-galleria',
      retryOnError: retries > 0,
      retryLimit: retries,
      timeout: 30_000,
      logHandler,
    },
    { type: 'plain', defaults: { spaceId: space, environmentId: environment } },
  );
}

/** Every page of a list in a fixed order, for `fetchAll`: each is below the limit of 7 MB for any entry of this model. */
export const ALL_PAGES = { query: { limit: 100, order: 'sys.id' } };

const problem = v.object({
  path: v.optional(v.unknown()),
  details: v.optional(v.string()),
  name: v.optional(v.string()),
});

/** What the library puts into an error's message as JSON. */
const refusal = v.object({
  status: v.optional(v.number()),
  message: v.optional(v.string()),
  details: v.fallback(v.object({ errors: v.fallback(v.array(problem), []) }), { errors: [] }),
});

/** What the service has not done in time, in words for an operator. */
export class NotYet extends Error {}

/** What to do about a refusal, by the service's own name for it. */
const advice: Readonly<Record<string, string>> = {
  Conflict: 'Somebody changed it while this ran. Run it again: the plan is made again.',
  VersionMismatch: 'Somebody changed it while this ran. Run it again: the plan is made again.',
  AccessTokenInvalid: 'The token is no management token, or has been revoked.',
  AccessDenied: 'The token’s owner may not do this in this space.',
  NotFound: 'Is the space, and the environment, spelled right, and may the token see it?',
  RateLimitExceeded: 'The space’s rate limit is used up by others. Run it again later.',
  MethodNotAllowed: 'The embedded space is made from sample/space: change it there, then run npm run space.',
  ValidationFailed: 'The service refuses what the model or the entry says.',
  UnknownField: 'The space’s content type lacks a field. Push the model first.',
};

function refusalIn({ message }: Error): v.InferOutput<typeof refusal> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refusal), message);
  return parsed.success ? parsed.output : undefined;
}

/**
 * What the service says to a token, or a space's plan, that lacks a right: `403 AccessDenied`; undefined for any other
 * failure.
 */
export function missingRight(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const status = refusalIn(thrown)?.status;
  return status === 403 || status === 404 ? statusName(status, thrown.name) : undefined;
}

/** A refusal of the service, or a failure to reach it, in words for an operator, with the place that was asked for. */
export function problemAt(
  { space, environment, host }: Pick<ManagedSpace, 'space' | 'environment' | 'host'>,
  thrown: unknown,
): string {
  return `Space ${space}, environment ${environment}: ${managementProblem(thrown, host)}`;
}

/** A refusal of the service, or a failure to reach it, in words for an operator. */
export function managementProblem(thrown: unknown, host = 'the host'): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if (thrown instanceof NotYet) return thrown.message;
  // The library stumbles over an answer that is none of the service's.
  if (thrown instanceof TypeError) return otherProgram(host, 'a content service');
  const serviceError = refusalIn(thrown);
  if (!serviceError) return `the service can’t be reached (${thrown.message})`;
  const { status, message, details } = serviceError;
  const lines = details.errors.map(({ name, path, details: words }) =>
    [[path].flat().join('.'), words ?? name].filter(Boolean).join(': '),
  );
  return [
    `the service ${refusedOrFailed(status)} (${statusName(status, thrown.name)})`,
    message,
    ...lines,
    ownValue(advice, thrown.name),
  ]
    .filter(Boolean)
    .join('\n    ');
}
