import { stateNames } from '../../content/time/stateNames.ts';
import type { TimeState } from '../../content/time/timeState.ts';
import { useVisit } from '../visitContext.tsx';

/** An item's time state: Upcoming, Now on, Past (docs/rules.md#event-badge). */
export function StateBadge({ state }: { readonly state: TimeState }) {
  const { message } = useVisit();
  return (
    <span className="badge" data-state={state}>
      {message(stateNames[state])}
    </span>
  );
}
