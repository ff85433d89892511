import { type ShellHtml, shellParts } from '../../../client/shell/shellParts.tsx';
import type { Visit } from '../../../content/address/visit.ts';
import { menuItems } from '../../../content/shell/menuItems.ts';
import type { ShellModel } from '../../../content/shell/shellPlaces.ts';
import type { RenderShellHtml } from '../../appEnv.ts';
import { dataBytes, textBytes } from '../../cache/heapBytes.ts';
import { createLruCache } from '../../cache/lruCache.ts';
import { problemOf } from '../../platform/log.ts';
import type { World } from '../../world.ts';
import { renderFragment } from './renderFragment.tsx';

/** Bytes of the kept combinations of city, language, tree and asset host, about 100 KB each. */
const KEPT_BYTES = 6 * 1024 * 1024;

interface Kept {
  readonly shell: Pick<ShellModel, 'settings' | 'cities'>;
  readonly html: Promise<ShellHtml | undefined>;
}

/** Renders the shared parts of header and footer once per city, language and version of their content. */
export function createShellHtml({ log, settings }: Pick<World, 'log' | 'settings'>): RenderShellHtml {
  const kept = createLruCache<Kept>(KEPT_BYTES);
  return async (shell, visit) => {
    // In preview every text carries a mark of its source.
    if (visit.isPreview || !shell.settings) return undefined;
    const { city, language, tree, isMainland, carriedQuery } = visit;
    const key = JSON.stringify([city, language, tree, isMainland, carriedQuery]);
    const known = kept.get(key);
    if (known && known.shell.settings === shell.settings && known.shell.cities === shell.cities) return known.html;
    const html = render(shell, visit, settings.hiddenDestinations).catch((thrown: unknown) => {
      kept.delete(key);
      log('error', 'shell parts failed', { problem: problemOf(thrown) });
      return undefined;
    });
    const entry: Kept = { shell: { settings: shell.settings, cities: shell.cities }, html };
    kept.set(key, entry);
    const made = await html;
    if (made && kept.get(key) === entry) kept.set(key, entry, shellBytes(made));
    return made;
  };
}

function shellBytes({ items, panels, menu, footer, destination, search }: ShellHtml): number {
  return dataBytes(items) + textBytes(...panels.values(), menu, footer, destination, search);
}

/** What differs from page to page: a shared part that reads it throws, and is rendered with each page instead. */
const pageFree: Pick<Visit, 'path' | 'clock'> = {
  get path(): never {
    throw new Error('shared parts have no path');
  },
  get clock(): never {
    throw new Error('shared parts have no time');
  },
};

function render(shell: ShellModel, visit: Visit, hiddenDestinations: string): Promise<ShellHtml> {
  const pageless: Visit = Object.defineProperties({ ...visit }, Object.getOwnPropertyDescriptors(pageFree));
  return shellParts(shell, menuItems(shell.settings, visit.domains), hiddenDestinations, (element) =>
    renderFragment(element, pageless),
  );
}
