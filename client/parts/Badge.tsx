import type { MessageKey } from '../../content/messages/messages.ts';
import type { TimeState } from '../../content/time/timeState.ts';
import { Message } from '../visitContext.tsx';

/** Labels of the time states. */
export const stateNames = {
  upcoming: 'stateUpcoming',
  current: 'stateCurrent',
  past: 'statePast',
} as const satisfies Record<TimeState, MessageKey>;

/** An item's time state: Upcoming, Now on, Past (docs/rules.md#event-badge). */
export function StateBadge({ state }: { readonly state: TimeState }) {
  return (
    <span className="badge" data-state={state}>
      <Message of={stateNames[state]} />
    </span>
  );
}
