import type { EntryOf } from '../../../content/model/registry.ts';
import type { Content } from '../../contentful/content.ts';

/** The home page of a city: asked for ahead, since its lists can only be asked for when it is known which it shows. */
export function homePage(content: Content): Promise<EntryOf<'homePage'> | undefined> {
  return content.first('homePage', { include: 5 });
}
