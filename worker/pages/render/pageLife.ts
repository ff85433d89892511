import type { Context } from 'hono';
import type { AppEnv } from '../../appEnv.ts';
import { publicLife } from '../../cache/publicLife.ts';

/**
 * Lets caches keep a response for 120 seconds, or until a moment in milliseconds. Returns false where operators have
 * turned caching off, by the setting or by their flag.
 */
export function cachePublicly(c: Context<AppEnv>, latest?: number): boolean {
  const { world, flags } = c.var;
  if (!world.settings.isCacheOn || flags.cache === false) return false;
  for (const [name, value] of Object.entries(publicLife(world.now().getTime(), latest))) c.header(name, value);
  return true;
}
