import { type SavedAnswer, savedAnswer } from '../../content/model/drafts.ts';
import type { World } from '../world.ts';
import type { ListParameters } from './delivery.ts';
import { draftAnswer } from './draftAnswer.ts';
import { checked } from './listAnswer.ts';
import { noteAnswer } from './readSources.ts';
import type { ContentScope } from './scope.ts';

/** Reads drafts without a cache (docs/rules.md#preview-content), each call once for a page. Rejects as a list call does. */
export function createPreviewAnswers(
  world: World,
  ask: (parameters: ListParameters, isSiteQuestion: boolean) => Promise<unknown>,
  { drafts, view, later, provenance }: ContentScope,
): (parameters: ListParameters, isSiteQuestion: boolean) => Promise<unknown> {
  const answers = new Map<string, Promise<unknown>>();
  return async (parameters, isSiteQuestion) => {
    const readOnce = (call: ListParameters): Promise<unknown> => {
      const key = JSON.stringify([isSiteQuestion, call]);
      const answer = answers.get(key) ?? checked((parameters) => ask(parameters, isSiteQuestion), call, world);
      answers.set(key, answer);
      return answer;
    };
    const readSaved = async (call: ListParameters): Promise<SavedAnswer> => {
      const key = JSON.stringify([later, call]);
      const saved = view?.answers.get(key) ?? savedAnswer(await readOnce(call));
      view?.answers.set(key, saved);
      return saved;
    };
    const answer = await (drafts ? draftAnswer(parameters, drafts, readSaved) : readOnce(parameters));
    noteAnswer(answer, provenance);
    return answer;
  };
}
