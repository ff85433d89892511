import { hashText } from '../../../content/freshness/hash.ts';
import { askContentService, testSite } from './testWorld.ts';

/** What each page asks the content service at a moment, by its path: each is made by an isolate of its own. */
export async function questionsOf(
  paths: Iterable<string>,
  now: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const questions = new Map<string, ReadonlySet<string>>();
  for (const path of paths) {
    const site = testSite({ now, variables: { LOG_LEVEL: '4' } });
    await site.read(path);
    await site.settled();
    questions.set(path, new Set(site.calls));
  }
  return questions;
}

/** What the content service answers, as hashes, but for when its entries were last published. */
export async function answersTo(questions: Iterable<string>, now: string): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  const waiting = [...questions];
  const work = async (): Promise<void> => {
    for (let question = waiting.pop(); question !== undefined; question = waiting.pop()) {
      const request = new Request(question, { headers: { authorization: 'Bearer meridian-delivery' } });
      const text = await (await askContentService(request, now)).text();
      answers.set(question, hashText(text.replaceAll(/"(?:updatedAt|publishedAt|revision)":[^,}]*,?/g, '')));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return answers;
}
