import { type ConnectedSite, nameIn } from './connectedSite.ts';
import { connectPreview } from './connectPreview.ts';
import { connectRoles } from './connectRoles.ts';
import { connectSecret, connectWebhook } from './connectWebhook.ts';
import { type Management, missingRight } from './contentManagement.ts';
import { leftLine } from './contentPushRun.ts';
import type { Step } from './contentPushStep.ts';

type Part = Required<Pick<Step, 'kind' | 'otherwise'>> & {
  readonly plan: (management: Management, site: ConnectedSite) => Promise<readonly Step[]>;
};

/** What the whole space has for the site, and what to do where the service does not let it be set. */
const parts: readonly Part[] = [
  {
    kind: 'signing secret',
    plan: connectSecret,
    otherwise: 'set it in the space under Settings, Webhooks, Settings: the same as the site’s CONTENTFUL_HOOK_SECRET',
  },
  {
    kind: 'webhook',
    plan: connectWebhook,
    otherwise: 'have an owner of the space run this: without it changes show after a minute',
  },
  {
    kind: 'token',
    plan: connectTokens,
    otherwise: 'have an owner of the space make a key under Settings, API keys',
  },
  {
    kind: 'preview address',
    plan: connectPreview,
    otherwise: 'set them in the space under Settings, Content preview (docs/editors/connect.md)',
  },
  {
    kind: 'role',
    plan: connectRoles,
    otherwise: 'every editor may then change every city: roles of one’s own are part of larger plans',
  },
];

/** Plans what the whole space needs for the site, but for what the token may not read (docs/rules.md#space-connection). */
export async function connectPlan(management: Management, site: ConnectedSite): Promise<readonly Step[]> {
  const steps = await Promise.all(
    parts.map(async ({ kind, plan, otherwise }): Promise<readonly Step[]> => {
      try {
        return (await plan(management, site)).map((step) => ({ ...step, otherwise }));
      } catch (thrown) {
        const missing = missingRight(thrown);
        if (missing === undefined) throw thrown;
        return [{ kind, id: 'of the space', action: 'leave', details: [leftLine(missing, otherwise)] }];
      }
    }),
  );
  return steps.flat();
}

async function connectTokens(management: Management, { environment }: ConnectedSite): Promise<readonly Step[]> {
  const id = nameIn(environment);
  const { items } = await management.apiKey.getMany({ query: { limit: 1000 } });
  if (items.some(({ name }) => name === id)) return [{ kind: 'token', id, action: 'unchanged' }];
  const body = {
    name: id,
    description: 'The public site and its preview',
    environments: [{ sys: { type: 'Link' as const, linkType: 'Environment', id: environment } }],
  };
  const details = ['one for what is published and one for drafts; both stand in the space under Settings, API keys'];
  return [{ kind: 'token', id, action: 'create', details, apply: () => management.apiKey.create({}, body) }];
}
