import type { ComponentType } from 'react';
import type { JsonObject } from '../hooks/carried.ts';
import { hook } from '../hooks/hook.ts';

/**
 * When an island is hydrated: when it is about to be visible, or on the first interaction with it, whose click is held
 * and replayed. A visible island hydrates on interaction too, if that comes first, but that click is the browser's own:
 * what does nothing without script is for `interaction`.
 */
type IslandTrigger = 'visible' | 'interaction';

/** An island as pages use it, with the component that the browser hydrates. */
export interface Island<Props> {
  (props: Props): React.JSX.Element;
  readonly View: ComponentType<Props>;
}

/**
 * Declares an island: a component with state that is rendered on the server and hydrated in the browser. One file
 * an island, named after it, with a named export of the same name; there is nothing to register. Views must not use
 * `useId`: separate roots would give other ids than the server did.
 */
export function island<Props extends JsonObject>(
  name: string,
  trigger: IslandTrigger,
  View: ComponentType<Props>,
): Island<Props> {
  const Rendered = (props: Props) => (
    <div {...hook('island', name)} {...hook('trigger', trigger)} {...hook('props', props)}>
      <View {...props} />
    </div>
  );
  return Object.assign(Rendered, { View });
}
