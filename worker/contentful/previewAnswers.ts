import { languages } from '../../content/languages.ts';
import {
  type Drafts,
  missingEntries,
  type SavedAnswer,
  savedAnswer,
  withDrafts,
  withMore,
} from '../../content/model/drafts.ts';
import { LINK_DEPTH } from '../../content/model/graph.ts';
import type { World } from '../world.ts';
import type { ListParameters } from './delivery.ts';
import { logged } from './listAnswer.ts';
import { IDS_PER_CALL } from './listCall.ts';
import { noteAnswer } from './readSources.ts';
import type { ContentScope } from './scope.ts';
import { idsByCall, sideBySide } from './spaceLists.ts';

/** Reads drafts without a cache (docs/rules.md#preview-content), each call once for a page. Rejects as a list call does. */
export function createPreviewAnswers(
  world: World,
  ask: (parameters: ListParameters, isSiteQuestion: boolean) => Promise<unknown>,
  { language, drafts, view, later, provenance }: ContentScope,
): (parameters: ListParameters, isSiteQuestion: boolean) => Promise<unknown> {
  const answers = new Map<string, Promise<unknown>>();
  return async (parameters, isSiteQuestion) => {
    const readOnce = (call: ListParameters): Promise<unknown> => {
      const key = JSON.stringify([isSiteQuestion, call]);
      const answer =
        answers.get(key) ?? logged((parameters) => ask(parameters, isSiteQuestion), call, world, isSiteQuestion);
      answers.set(key, answer);
      return answer;
    };
    const readSaved = async (call: ListParameters): Promise<SavedAnswer> => {
      const key = JSON.stringify([later, call]);
      const saved = view?.answers.get(key) ?? savedAnswer(await readOnce(call));
      view?.answers.set(key, saved);
      return saved;
    };
    const answer = await (drafts
      ? draftAnswer(parameters, drafts, languages[language].locale, readSaved)
      : readOnce(parameters));
    noteAnswer(answer, provenance);
    return answer;
  };
}

/**
 * A list answer with an editor's drafts laid over it. Entries that only a draft links to are asked for, with what they link
 * to themselves. `ask` rejects as a list call does.
 */
async function draftAnswer(
  parameters: ListParameters,
  drafts: Drafts,
  typedLocale: string,
  ask: (parameters: ListParameters) => Promise<SavedAnswer>,
): Promise<unknown> {
  const locale = String(parameters['locale']);
  const saved = await ask(parameters);
  const { include } = parameters;
  const missing = include === 0 ? [] : missingEntries(saved, drafts);
  const answers = await sideBySide(idsByCall(missing), (ids) =>
    ask({ 'sys.id[in]': ids, locale, include: LINK_DEPTH, limit: IDS_PER_CALL }),
  );
  return withDrafts(
    answers.reduce((whole, more) => withMore(whole, more), saved),
    drafts,
    typedLocale,
    locale,
  );
}
