import type { MessageKey } from '../../content/messages/messages.ts';
import type { TimeState } from '../../content/time/timeState.ts';
import { Message } from '../visitContext.tsx';

/** Where something stands in time, in words. */
export const stateNames = {
  upcoming: 'stateUpcoming',
  current: 'stateCurrent',
  past: 'statePast',
} as const satisfies Record<TimeState, MessageKey>;

/** Where something stands in time: Upcoming, Now on, Past (content-pages §4). */
export function StateBadge({ state }: { readonly state: TimeState }) {
  return (
    <span className="badge" data-state={state}>
      <Message of={stateNames[state]} />
    </span>
  );
}
