import type { Flags } from '../../content/flags.ts';
import { isListAnswer } from '../../content/model/graph.ts';
import { createFlagSource } from '../flagSource.ts';
import { createGenerationSource, type GenerationSource } from '../generationSource.ts';
import type { World } from '../world.ts';
import { createContentCache } from './cache.ts';
import { createContentSource, type OpenContent } from './content.ts';

/** What an isolate keeps between requests: the content cache, and the flags and generations that it last saw. */
export interface ContentSource {
  readonly open: OpenContent;
  readonly flags: () => Promise<Flags>;
  /** Differs whenever the flags do. */
  readonly flagsVersion: () => string;
  /** When what was last published. */
  readonly generations: GenerationSource;
}

/** Opens the sources of an isolate. */
export function createSources(world: World): ContentSource {
  const { flags, version } = createFlagSource(world);
  const generations = createGenerationSource(world);
  const cache = createContentCache(world, isListAnswer);
  return { open: createContentSource(world, cache, generations.known), flags, flagsVersion: version, generations };
}
