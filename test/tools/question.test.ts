import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { answerTo } from '../../tools/question.ts';

afterEach(() => vi.restoreAllMocks());

/** What is said and how the command ends where a person types something at a question. */
async function typing(keys: string, isHidden: boolean) {
  const said: string[] = [];
  for (const stream of ['stdout', 'stderr'] as const)
    vi.spyOn(process[stream], 'write').mockImplementation((text) => said.push(String(text)) > 0);
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`ends with ${status}`);
  });
  const input = new PassThrough();
  const outcome = answerTo('New key: ', { isHidden, input }).catch((thrown: Error) => thrown.message);
  input.write(keys);
  return { outcome: await outcome, said: said.join('') };
}

test.each([true, false])('an answer is read, and seen unless it is hidden: %s', async (isHidden) => {
  const { outcome, said } = await typing('word\r', isHidden);
  expect([outcome, said.includes('New key: '), said.includes('word')]).toEqual(['word', true, !isHidden]);
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
  ['Ctrl-C after some letters', 'wo\u0003'],
])('whoever leaves a question with %s is told that nothing has changed', async (_, keys) => {
  for (const isHidden of [true, false]) {
    const { outcome, said } = await typing(keys, isHidden);
    expect([outcome, said]).toEqual(['ends with 2', expect.stringContaining('\nStopped: nothing has been changed.\n')]);
  }
});
