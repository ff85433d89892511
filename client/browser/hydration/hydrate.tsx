import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type View = ComponentType<Record<string, unknown>>;

/** Hydrates one island from the props in the page; resolves after its first effects, and rejects what is no island. */
export function hydrate(element: HTMLElement, island: unknown, props: string): Promise<void> {
  if (!hasView(island)) return Promise.reject(new Error(`${element.dataset.island} is no island`));
  const { View } = island;
  return new Promise((resolve) => {
    const onReady = (): void => {
      element.dataset.hydrated = '';
      resolve();
    };
    hydrateRoot(element, <Hydrated View={View} props={parsedProps(props)} onReady={onReady} />);
  });
}

interface HydratedProps {
  readonly View: View;
  readonly props: Record<string, unknown>;
  readonly onReady: () => void;
}

/** Calls back once the island handles events. */
function Hydrated({ View, props, onReady }: HydratedProps) {
  useEffect(onReady, [onReady]);
  return <View {...props} />;
}

function hasView(value: unknown): value is { readonly View: View } {
  return typeof value === 'function' && 'View' in value;
}

function parsedProps(props: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(props);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}
