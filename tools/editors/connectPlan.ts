import type { WebhookProps } from 'contentful-management';
import type { Management } from './contentManagement.ts';
import type { Step } from './contentPushStep.ts';
import { canonical } from './drift.ts';

/** The site that a space is connected with. */
interface ConnectedSite {
  /** Its public origin, such as `https://www.meridian.example`. */
  readonly origin: string;
  readonly environment: string;
  /** What signs the webhooks: the site's own CONTENTFUL_HOOK_SECRET; empty for none. */
  readonly hookSecret: string;
}

/** The name that the webhook and the tokens of an environment have in the space, where a name of tokens stands once. */
const nameIn = (environment: string): string => `Meridian Galleria site (${environment})`;
/** Letters that a signing secret may have, and how many: the service's own rule. */
const secretForm = /^[0-9a-zA-Z+/=_-]{64}$/;

/** What the site wants to hear of; drafts are nothing to it. */
const topics: string[] = ['Entry', 'Asset'].flatMap((kind) =>
  ['publish', 'unpublish', 'delete'].map((action) => `${kind}.${action}`),
);

/** Compares a space's webhook, signing secret and tokens with what the site needs, and plans the steps. */
export async function connectPlan(management: Management, site: ConnectedSite): Promise<readonly Step[]> {
  const [secret, webhooks, keys] = await Promise.all([
    management.webhook.getSigningSecret({}).catch(noneYet),
    management.webhook.getMany({ query: { limit: 1000 } }),
    management.apiKey.getMany({ query: { limit: 1000 } }),
  ]);
  const url = `${site.origin}/_hooks/contentful`;
  const token = { kind: 'token', id: nameIn(site.environment) } as const;
  return [
    secretStep(management, site.hookSecret, secret?.redactedValue),
    webhookStep(
      management,
      url,
      site.environment,
      webhooks.items.find((webhook) => webhook.url === url),
    ),
    keys.items.some(({ name }) => name === token.id)
      ? { ...token, action: 'unchanged', details: [] }
      : { ...token, ...newTokens(management, site) },
  ];
}

/** The service knows no signing secret before the first; anything else is a failure. */
function noneYet(thrown: unknown): undefined {
  if (thrown instanceof Error && thrown.name === 'NotFound') return undefined;
  throw thrown;
}

function secretStep(management: Management, secret: string, redacted: string | undefined): Step {
  const step = { kind: 'signing secret', id: 'of webhooks' } as const;
  if (!secretForm.test(secret))
    return {
      ...step,
      action: 'refuse',
      details: ['CONTENTFUL_HOOK_SECRET has to be set to 64 letters and digits, the same as for the site'],
    };
  // The service tells only the last four letters.
  if (redacted?.slice(-4) === secret.slice(-4)) return { ...step, action: 'unchanged', details: [] };
  return {
    ...step,
    action: redacted === undefined ? 'create' : 'update',
    details:
      redacted === undefined ? [] : ['every webhook of the space is signed with it: others have to learn it too'],
    apply: async () => void (await management.webhook.upsertSigningSecret({}, { value: secret })),
  };
}

function webhookStep(management: Management, url: string, environment: string, known: WebhookProps | undefined): Step {
  const step = { kind: 'webhook', id: url } as const;
  const wanted = {
    name: nameIn(environment),
    url,
    topics,
    filters: [
      {
        equals: [{ doc: 'sys.environment.sys.id' as const }, environment] as [
          { doc: 'sys.environment.sys.id' },
          string,
        ],
      },
    ],
    headers: [],
    active: true,
  };
  if (!known)
    return {
      ...step,
      action: 'create',
      details: [topics.join(', '), `of the environment ${environment}`],
      apply: async () => void (await management.webhook.create({}, wanted)),
    };
  const differs = (name: string, ours: unknown, theirs: unknown): readonly string[] =>
    canonical(ours) === canonical(theirs) ? [] : [`${name} is ${canonical(theirs)}, has to be ${canonical(ours)}`];
  const details = [
    ...differs('topics', topics.toSorted(), [...known.topics].sort()),
    ...differs('filters', wanted.filters, known.filters),
    ...differs('active', true, known.active),
    // The site reads the service's own payload, sent as JSON by POST.
    ...differs('transformation', {}, known.transformation ?? {}),
  ];
  const { transformation: _, ...kept } = known;
  return details.length === 0
    ? { ...step, action: 'unchanged', details }
    : {
        ...step,
        action: 'update',
        details,
        apply: async () =>
          void (await management.webhook.update(
            { webhookDefinitionId: known.sys.id },
            { ...kept, ...wanted, headers: known.headers },
          )),
      };
}

function newTokens(management: Management, { environment }: ConnectedSite): Omit<Step, 'kind' | 'id'> {
  return {
    action: 'create',
    details: ['one for what is published and one for drafts; both stand in the space under Settings, API keys'],
    apply: async () =>
      void (await management.apiKey.create(
        {},
        {
          name: nameIn(environment),
          description: 'The public site and its preview',
          environments: [{ sys: { type: 'Link', linkType: 'Environment', id: environment } }],
        },
      )),
  };
}
