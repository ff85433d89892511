import { ownValue } from '../../../content/ownValue.ts';
import { select } from '../../hooks/hook.ts';

/**
 * Island files by name; Vite makes one chunk of each. React is in a chunk that they share. The picker stands in one with
 * what opens it.
 */
const files: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> = {
  ...import.meta.glob<Record<string, unknown>>(['../../islands/[A-Z]*.tsx', '!../../islands/DestinationPicker.tsx']),
  '../../islands/DestinationPicker.tsx': async () => (await import('../popups/destinationPicker.ts')).islands,
};

/** Islands that are hydrated, or being so. */
const hydrated = new WeakMap<Element, Promise<void>>();

/** Fetches an island and React, for a visitor who is likely to need them. */
export function fetchIsland(name: string): void {
  // A file that fails here is fetched again when the island hydrates.
  for (const file of [ownValue(files, pathOf(name))?.(), import('./hydrate.tsx')]) file?.catch(() => undefined);
}

/** Hydrates the islands of a name. Resolves when all are interactive; rejects where there is none. */
export async function hydrateIslands(name: string): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>(select('island', name))];
  if (elements.length === 0) throw new Error(`no island ${name} on this page`);
  await Promise.all(elements.map(hydrateIsland));
}

/**
 * Hydrates an island, once. Resolves when it is interactive; rejects when its file does not come
 * (docs/rules.md#script-missing).
 */
export function hydrateIsland(element: HTMLElement): Promise<void> {
  const before = hydrated.get(element);
  if (before) return before;
  const work = fetchAndHydrate(element);
  hydrated.set(element, work);
  work.catch(() => hydrated.delete(element));
  return work;
}

async function fetchAndHydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? '';
  const [module, { hydrate }] = await Promise.all([ownValue(files, pathOf(name))?.(), import('./hydrate.tsx')]);
  await hydrate(element, ownValue(module, name), element.dataset.props ?? '{}');
}

function pathOf(name: string): string {
  return `../../islands/${name}.tsx`;
}
