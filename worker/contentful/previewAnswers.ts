import { type SavedAnswer, savedAnswer } from '../../content/model/drafts.ts';
import type { World } from '../world.ts';
import type { ListParameters } from './delivery.ts';
import { draftAnswer } from './draftAnswer.ts';
import { checked } from './listAnswer.ts';
import { noteAnswer } from './readSources.ts';
import type { ContentScope } from './scope.ts';

/** Reads drafts past every cache (docs/rules.md#preview-content), each answer once a page. Rejects as a list call does. */
export function createPreviewAnswers(
  world: World,
  ask: (isOwn: boolean) => (parameters: ListParameters) => Promise<unknown>,
  { drafts, view, later, provenance }: ContentScope,
): (parameters: ListParameters, isOwn: boolean) => Promise<unknown> {
  const answers = new Map<string, Promise<unknown>>();
  return async (parameters, isOwn) => {
    const read = (asked: ListParameters): Promise<unknown> => {
      const key = JSON.stringify([isOwn, asked]);
      const answer = answers.get(key) ?? checked(ask(isOwn), asked, world);
      answers.set(key, answer);
      return answer;
    };
    const readSaved = async (asked: ListParameters): Promise<SavedAnswer> => {
      const key = JSON.stringify([later, asked]);
      const saved = view?.answers.get(key) ?? savedAnswer(await read(asked));
      view?.answers.set(key, saved);
      return saved;
    };
    const answer = await (drafts ? draftAnswer(parameters, drafts, readSaved) : read(parameters));
    noteAnswer(answer, provenance);
    return answer;
  };
}
