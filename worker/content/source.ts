import { entryGraph } from '../../content/model/graph.ts';
import type { Flags } from '../../content/flags.ts';
import { createFlagSource } from '../flagSource.ts';
import type { World } from '../world.ts';
import { createContentCache, type KeepAlive } from './cache.ts';
import { type Content, type ContentScope, createContentSource } from './content.ts';

/** What an isolate keeps between requests: the content cache and the flags that it last saw. */
export interface ContentSource {
  readonly open: (scope: ContentScope, keepAlive: KeepAlive) => Content;
  readonly flags: () => Promise<Flags>;
  /** Differs whenever the flags do. */
  readonly flagsVersion: () => string;
}

/** Opens the sources of an isolate. */
export function createSources(world: World): ContentSource {
  const { flags, version } = createFlagSource(world);
  return { open: createContentSource(world, createContentCache(world, (answer) => entryGraph(answer) !== undefined)), flags, flagsVersion: version };
}
