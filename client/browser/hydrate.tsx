import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type View = ComponentType<Record<string, unknown>>;

/** Hydrates one island from the props that stand in the page; resolves after its first effects. */
export function hydrate(element: HTMLElement, island: unknown, props: string): Promise<void> {
  if (!hasView(island)) return Promise.reject(new Error(`${element.dataset['island']} is no island`));
  const { View } = island;
  return new Promise((resolve) => {
    const onAlive = (): void => {
      element.dataset['alive'] = '';
      resolve();
    };
    hydrateRoot(element, <Alive View={View} props={parsedProps(props)} onAlive={onAlive} />);
  });
}

/** An island that tells when it answers to its visitor. */
function Alive({
  View,
  props,
  onAlive,
}: {
  readonly View: View;
  readonly props: Record<string, unknown>;
  readonly onAlive: () => void;
}) {
  useEffect(onAlive, [onAlive]);
  return <View {...props} />;
}

function hasView(value: unknown): value is { readonly View: View } {
  return typeof value === 'function' && 'View' in value;
}

function parsedProps(props: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(props);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}
