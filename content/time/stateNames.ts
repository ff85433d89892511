import type { MessageKey } from '../messages/messages.ts';
import type { TimeState } from './timeState.ts';

/** Labels of the time states. */
export const stateNames = {
  upcoming: 'stateUpcoming',
  current: 'stateCurrent',
  past: 'statePast',
} as const satisfies Record<TimeState, MessageKey>;
