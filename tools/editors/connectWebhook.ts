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
  const problem = 'CONTENTFUL_HOOK_SECRET has to be set to 64 letters and digits, the same as for the site';
  if (!secretForm.test(secret)) return [{ ...step, action: 'refuse', details: [problem] }];
  const liveSecret = await management.webhook.getSigningSecret({}).catch(noneYet);
  // The service tells only the last four letters.
  if (liveSecret?.redactedValue.slice(-4) === secret.slice(-4)) return [{ ...step, action: 'unchanged' }];
  const apply = () => management.webhook.upsertSigningSecret({}, { value: secret });
  if (!liveSecret) return [{ ...step, action: 'create', apply }];
  const details = ['every webhook of the space is signed with it: others have to learn it too'];
  return [{ ...step, action: 'update', details, apply }];
}

/** The service knows no signing secret before the first; anything else is a failure. */
function noneYet(thrown: unknown): undefined {
  if (thrown instanceof Error && thrown.name === 'NotFound') return undefined;
  throw thrown;
}

/** Plans the webhook that tells the site of what is published. */
export async function connectWebhook(
  management: Management,
  { origin, environment }: ConnectedSite,
): Promise<readonly Step[]> {
  const url = `${origin}/_hooks/contentful`;
  const { items } = await management.webhook.getMany({ query: { limit: 1000 } });
  const live = items.find((webhook) => webhook.url === url);
  const step = { kind: 'webhook', id: url } as const;
  const filters: WebhookProps['filters'] = [{ equals: [{ doc: 'sys.environment.sys.id' }, environment] }];
  const definition = { name: nameIn(environment), url, topics, filters, headers: [], active: true };
  if (!live) {
    const details = [topics.join(', '), `of the environment ${environment}`];
    return [{ ...step, action: 'create', details, apply: () => management.webhook.create({}, definition) }];
  }
  const differs = (name: string, ours: unknown, theirs: unknown): readonly string[] =>
    canonical(ours) === canonical(theirs) ? [] : [`${name} is ${canonical(theirs)}, has to be ${canonical(ours)}`];
  const details = [
    ...differs('topics', topics.toSorted(), live.topics.toSorted()),
    ...differs('filters', filters, live.filters),
    ...differs('active', true, live.active),
    // The site reads the service's own payload, sent as JSON by POST.
    ...differs('transformation', {}, live.transformation ?? {}),
  ];
  if (details.length === 0) return [{ ...step, action: 'unchanged' }];
  const { transformation: _, ...liveFields } = live;
  const body = { ...liveFields, ...definition, headers: live.headers };
  const apply = () => management.webhook.update({ webhookDefinitionId: live.sys.id }, body);
  return [{ ...step, action: 'update', details, apply }];
}
