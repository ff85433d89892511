import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

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
    const view = <Hydrated View={View} props={parsedProps(props)} onDrawn={keepTyped(element)} onReady={onReady} />;
    if (isTranslated(element)) createRoot(element).render(view);
    else hydrateRoot(element, view);
  });
}

/** Returns true for markup whose texts a browser has translated: React would not know it again (docs/rules.md#translated-page). */
function isTranslated(element: HTMLElement): boolean {
  return element.querySelector('font') !== null;
}

/**
 * Takes what was typed, and the focus, from markup that is drawn anew, as React also does where an extension of the browser
 * has changed it; the returned function gives them back.
 */
function keepTyped(element: HTMLElement): () => void {
  const fields = [...element.querySelectorAll<HTMLInputElement>('input[id]')];
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  return () => {
    for (const field of element.querySelectorAll<HTMLInputElement>('input[id]'))
      field.value = fields.find(({ id }) => id === field.id)?.value ?? field.value;
    if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus();
  };
}

interface HydratedProps {
  readonly View: View;
  readonly props: Record<string, unknown>;
  /** Runs before the island's effects, which read its fields. */
  readonly onDrawn: () => void;
  readonly onReady: () => void;
}

/** Calls back once the island handles events. */
function Hydrated({ View, props, onDrawn, onReady }: HydratedProps) {
  useLayoutEffect(onDrawn, [onDrawn]);
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
