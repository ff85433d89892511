import { doubtOf, type HeldAnswer, heldAnswer, isConfirmed } from '../../content/freshness/damage.ts';
import type { World } from '../world.ts';
import { answerLimits } from './cacheLimits.ts';
import type { ChangeSource } from './changeSource.ts';
import { createLruCache } from './lruCache.ts';
import type { StoredAnswer } from './storedAnswer.ts';

/** Returns true for an answer that lacks what the stored one has, though no change explains it: the stored one stays. */
type IsHeld = (key: string, answer: StoredAnswer, storedAnswer: StoredAnswer) => boolean;

export function createHeldAnswers(world: Pick<World, 'now' | 'log'>, changes: Pick<ChangeSource, 'knowledge'>): IsHeld {
  const held = createLruCache<HeldAnswer>(answerLimits.keys);
  return (key, { answer, tag }, storedAnswer) => {
    const now = world.now().getTime();
    const doubt = tag === storedAnswer.tag ? undefined : doubtOf(answer, storedAnswer, changes.knowledge());
    const holding = heldAnswer(held.get(key), tag, now);
    if (doubt === undefined || isConfirmed(holding, now)) {
      held.delete(key);
      return false;
    }
    held.set(key, holding);
    world.log('warning', 'content held', { key, problem: doubt });
    return true;
  };
}
