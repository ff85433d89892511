import type { CreateRoleProps } from 'contentful-management';
import { type City, cityNames } from '../../content/cities.ts';
import type { ConnectedSite } from './connectedSite.ts';
import type { Management } from './contentManagement.ts';
import type { Step } from './contentPushStep.ts';
import { canonical } from './drift.ts';

/** What an editor does with what belongs to the city; the service limits neither reading nor creating by tag. */
const changes = ['update', 'publish', 'unpublish', 'archive', 'unarchive', 'delete'] as const;

/** Plans a role for the editors of each city, who change what carries its tag; a role that is there stays as it is. */
export async function connectRoles(management: Management, { cities }: ConnectedSite): Promise<readonly Step[]> {
  if (cities.length === 0) return [];
  const { items } = await management.role.getMany({ query: { limit: 1000 } });
  return cities.map((city): Step => {
    const role = editorsOf(city);
    const step = { kind: 'role', id: role.name } as const;
    const live = items.find(({ name }) => name === role.name);
    if (!live) return { ...step, action: 'create', apply: () => management.role.create({}, role) };
    const isOurs = canonical([role.policies, role.permissions]) === canonical([live.policies, live.permissions]);
    return { ...step, action: 'unchanged', details: isOurs ? [] : ['was changed in the space, and stays so'] };
  });
}

function editorsOf(city: City): CreateRoleProps {
  const ofKind = (kind: string) => ({ equals: [{ doc: 'sys.type' }, kind] });
  const byAuthor = { equals: [{ doc: 'sys.createdBy.sys.id' }, 'User.current()'] };
  const tagged = { in: [{ doc: 'metadata.tags.sys.id' }, [city]] };
  return {
    name: `Editors of ${cityNames[city].en}`,
    description: `Change and publish what carries the tag ${city}, and read everything`,
    permissions: {
      ContentModel: ['read'],
      ContentDelivery: [],
      EnvironmentAliases: [],
      Environments: [],
      Settings: [],
      Tags: [],
    },
    policies: ['Entry', 'Asset'].flatMap((kind) => [
      { effect: 'allow', actions: ['read', 'create'], constraint: { and: [ofKind(kind)] } },
      { effect: 'allow', actions: [...changes], constraint: { and: [ofKind(kind), tagged] } },
      // What is new has no tag yet.
      { effect: 'allow', actions: ['update', 'delete'], constraint: { and: [ofKind(kind), byAuthor] } },
    ]),
  };
}
