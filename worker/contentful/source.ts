import * as v from 'valibot';
import { isListAnswer } from '../../content/model/graph.ts';
import { createContentCache } from '../cache/contentCache.ts';
import { createIsolateState, type IsolateState } from '../cache/isolateState.ts';
import { storedFrame } from '../cache/storedFrame.ts';
import type { World } from '../world.ts';
import { createLongLists } from './longLists.ts';
import { createOpenContent } from './openContent.ts';

export type ContentSource = ReturnType<typeof createContentSource>;

/** The state of an isolate, and the content of cities through its caches. */
export function createContentSource(world: World, state: IsolateState = createIsolateState(world)) {
  // Answers of the service, and what is made from them.
  const isUsable = (answer: unknown): boolean => isListAnswer(answer) || v.is(storedFrame, answer);
  const cache = createContentCache(world, state.tiers, state.changes, state.latestReadings, isUsable);
  const longLists = createLongLists(world.log);
  return { ...state, longLists, open: createOpenContent(world, cache, longLists, state.changes.knowledge) };
}
