import { StorePlan } from '../../../client/pages/StorePlan.tsx';
import { spokenVisit } from '../../../client/visitContext.tsx';
import type { Visit } from '../../../content/address/visit.ts';
import type { EntryOf } from '../../../content/model/registry.ts';
import { renderFragment } from './renderFragment.tsx';

/** The drawn plan of a store, by itself. */
export function storePlanHtml(store: EntryOf<'storeLocator'>, visit: Visit): Promise<string> {
  return renderFragment(<StorePlan store={store} />, spokenVisit(visit));
}
