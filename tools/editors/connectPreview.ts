import * as v from 'valibot';
import { counted } from '../../content/counted.ts';
import { contentTypes } from '../../content/model/registry.ts';
import { type ConnectedSite, nameIn } from './connectedSite.ts';
import type { Management } from './contentManagement.ts';
import type { Step } from './contentPushStep.ts';

/** The site takes no shorter one. */
const SECRET_LENGTH = 16;

const platforms = v.object({
  items: v.array(
    v.object({
      sys: v.object({ id: v.string(), version: v.number() }),
      name: v.string(),
      description: v.fallback(v.string(), ''),
      configurations: v.array(
        v.object({
          url: v.string(),
          enabled: v.boolean(),
          entityId: v.optional(v.string()),
          contentType: v.optional(v.string()),
        }),
      ),
    }),
  ),
});

/** Plans where the editor opens drafts, by the editor's own calls, because the service's library has none. */
export async function connectPreview(management: Management, site: ConnectedSite): Promise<readonly Step[]> {
  const step = { kind: 'preview address', id: nameIn(site.environment) } as const;
  const problem = `PREVIEW_SECRET has to be set, ${SECRET_LENGTH} characters or more, the same as for the site`;
  if (site.previewSecret.length < SECRET_LENGTH) return [{ ...step, action: 'refuse', details: [problem] }];
  const address = `/spaces/${management.raw.getDefaultParams()?.spaceId}/preview_environments`;
  const { items } = v.parse(platforms, await management.raw.get(address, { params: { limit: 100 } }));
  const platform = items.find(({ name }) => name === step.id);
  const url = `${site.origin}/preview?secret=${encodeURIComponent(site.previewSecret)}&entry={entry.sys.id}&locale={locale}`;
  const right = (platform?.configurations ?? []).flatMap(({ entityId, contentType, ...set }) =>
    set.enabled && set.url === url ? [entityId ?? contentType] : [],
  );
  const missing = contentTypes.filter((id) => !right.includes(id));
  if (missing.length === 0) return [{ ...step, action: 'unchanged' }];
  const body = {
    name: step.id,
    description: platform?.description ?? 'Drafts on the site',
    // Content types that are not named stay as they are; one that is named in the answer's two forms is refused.
    configurations: missing.map((entityId) => ({ url, enabled: true, entityType: 'ContentType', entityId })),
  };
  const details = [`for ${counted(missing.length, 'content type')} at ${site.origin}/preview`];
  if (!platform) return [{ ...step, action: 'create', details, apply: () => management.raw.post(address, body) }];
  const headers = { 'X-Contentful-Version': platform.sys.version };
  const apply = () => management.raw.put(`${address}/${platform.sys.id}`, body, { headers });
  return [{ ...step, action: 'update', details, apply }];
}
