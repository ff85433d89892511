import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates one island from the props that stand in the page; resolves after its first effects. */
export function hydrate(element: HTMLElement, island: unknown, props: string): Promise<void> {
  if (!hasView(island)) return Promise.reject(new Error(`${element.dataset['island']} is no island`));
  const { View } = island;
  return new Promise((resolve) => {
    const Alive = () => {
      useEffect(() => {
        element.dataset['alive'] = '';
        resolve();
      }, []);
      return <View {...parsedProps(props)} />;
    };
    hydrateRoot(element, <Alive />);
  });
}

function hasView(value: unknown): value is { readonly View: ComponentType<Record<string, unknown>> } {
  return typeof value === 'function' && 'View' in value;
}

function parsedProps(props: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(props);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}
