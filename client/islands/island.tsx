import type { ComponentType } from 'react';

/**
 * When an island is hydrated: when it is about to be visible, or on the first interaction with it, whose click is held
 * and replayed. A visible island hydrates on interaction too, if that comes first.
 */
type IslandTrigger = 'visible' | 'interaction';

/** Props travel as JSON in the page. */
type IslandProps = { readonly [name: string]: Json };
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

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
export function island<Props extends IslandProps>(
  name: string,
  trigger: IslandTrigger,
  View: ComponentType<Props>,
): Island<Props> {
  const Rendered = (props: Props) => (
    <div className="island" data-island={name} data-trigger={trigger} data-props={JSON.stringify(props)}>
      <View {...props} />
    </div>
  );
  return Object.assign(Rendered, { View });
}
