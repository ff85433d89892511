import type { CityClock } from './clock.ts';
import type { Period } from './period.ts';
import { isArchived, isShown, timeState } from './timeState.ts';

/** What happens to an item between two moments. */
export type Transition = 'starts' | 'ends' | 'disappears' | 'is archived';

/** What happens to an item between two clocks of a city; undefined where visitors see no difference. */
export function transition(period: Period, before: CityClock, after: CityClock): Transition | undefined {
  if (isShown(period, before) && !isShown(period, after))
    return isArchived(period, after) ? 'is archived' : 'disappears';
  if (!isShown(period, after)) return undefined;
  const [was, is] = [timeState(period, before), timeState(period, after)];
  if (was === is) return undefined;
  return is === 'past' ? 'ends' : 'starts';
}
