import type { WebhookProps } from 'contentful-management';
import { type ConnectedSite, nameIn } from './connectedSite.ts';
import type { Management } from './contentManagement.ts';
import type { Step } from './contentPushStep.ts';
import { canonical } from './drift.ts';

/** Letters that a signing secret may have, and how many: the service's own rule. */
const secretForm = /^[0-9a-zA-Z+/=_-]{64}$/;

/** What the site wants to hear of; drafts are nothing to it. */
const topics: string[] = ['Entry', 'Asset'].flatMap((kind) =>
  ['publish', 'unpublish', 'delete'].map((action) => `${kind}.${action}`),
);

/** Plans what signs the webhooks of the space. */
export async function connectSecret(
  management: Management,
  { hookSecret: secret }: ConnectedSite,
): Promise<readonly Step[]> {
  const step = { kind: 'signing secret', id: 'of webhooks' } as const;
  if (!secretForm.test(secret))
    return [
      {
        ...step,
        action: 'refuse',
        details: ['CONTENTFUL_HOOK_SECRET has to be set to 64 letters and digits, the same as for the site'],
      },
    ];
  const liveSecret = await management.webhook.getSigningSecret({}).catch(noneYet);
  // The service tells only the last four letters.
  if (liveSecret?.redactedValue.slice(-4) === secret.slice(-4)) return [{ ...step, action: 'unchanged', details: [] }];
  return [
    {
      ...step,
      action: liveSecret ? 'update' : 'create',
      details: liveSecret ? ['every webhook of the space is signed with it: others have to learn it too'] : [],
      apply: async () => void (await management.webhook.upsertSigningSecret({}, { value: secret })),
    },
  ];
}

/** The service knows no signing secret before the first; anything else is a failure. */
function noneYet(thrown: unknown): undefined {
  if (thrown instanceof Error && thrown.name === 'NotFound') return undefined;
  throw thrown;
}

/** Plans the webhook that tells the site of what is published. */
export async function connectWebhook(management: Management, site: ConnectedSite): Promise<readonly Step[]> {
  const url = `${site.origin}/_hooks/contentful`;
  const { items } = await management.webhook.getMany({ query: { limit: 1000 } });
  return [
    webhookStep(
      management,
      url,
      site.environment,
      items.find((webhook) => webhook.url === url),
    ),
  ];
}

function webhookStep(management: Management, url: string, environment: string, live: WebhookProps | undefined): Step {
  const step = { kind: 'webhook', id: url } as const;
  const definition = {
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
  if (!live)
    return {
      ...step,
      action: 'create',
      details: [topics.join(', '), `of the environment ${environment}`],
      apply: async () => void (await management.webhook.create({}, definition)),
    };
  const differs = (name: string, ours: unknown, theirs: unknown): readonly string[] =>
    canonical(ours) === canonical(theirs) ? [] : [`${name} is ${canonical(theirs)}, has to be ${canonical(ours)}`];
  const details = [
    ...differs('topics', topics.toSorted(), [...live.topics].sort()),
    ...differs('filters', definition.filters, live.filters),
    ...differs('active', true, live.active),
    // The site reads the service's own payload, sent as JSON by POST.
    ...differs('transformation', {}, live.transformation ?? {}),
  ];
  const { transformation: _, ...liveFields } = live;
  return details.length === 0
    ? { ...step, action: 'unchanged', details }
    : {
        ...step,
        action: 'update',
        details,
        apply: async () =>
          void (await management.webhook.update(
            { webhookDefinitionId: live.sys.id },
            { ...liveFields, ...definition, headers: live.headers },
          )),
      };
}
