import { type Drafts, missingEntries, type SavedAnswer, withDrafts, withMore } from '../../content/model/drafts.ts';
import { LINK_DEPTH } from '../../content/model/graph.ts';
import type { ListParameters } from './delivery.ts';

/**
 * A list answer with an editor's drafts laid over it. Entries that only a draft links to are asked for, with what they link
 * to themselves. `ask` rejects as a list call does.
 */
export async function draftAnswer(
  parameters: ListParameters,
  drafts: Drafts,
  ask: (parameters: ListParameters) => Promise<SavedAnswer>,
): Promise<unknown> {
  const locale = String(parameters['locale']);
  const saved = await ask(parameters);
  const { include } = parameters;
  const missing = include === 0 ? [] : missingEntries(saved, drafts);
  if (missing.length === 0) return withDrafts(saved, drafts, locale);
  const more = await ask({ 'sys.id[in]': missing.join(','), locale, include: LINK_DEPTH, limit: missing.length });
  return withDrafts(withMore(saved, more), drafts, locale);
}
