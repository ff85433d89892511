import type { SiteFileEnv } from '../../appEnv.ts';
import { publicLife } from '../../cache/publicLife.ts';

/** The part of a request's context that decides how long its answer is kept. */
interface AnswerContext {
  readonly var: Pick<SiteFileEnv['Variables'], 'world' | 'flags'>;
  readonly header: (name: string, value: string) => void;
}

/**
 * Lets caches keep a response for 120 seconds, or until a moment in milliseconds. Returns false where operators have
 * turned caching off, by the setting or by their flag.
 */
export function cachePublicly(c: AnswerContext, latest?: number): boolean {
  const { world, flags } = c.var;
  if (!world.settings.isCacheOn || flags.cache === false) return false;
  for (const [name, value] of Object.entries(publicLife(world.now().getTime(), latest))) c.header(name, value);
  return true;
}
