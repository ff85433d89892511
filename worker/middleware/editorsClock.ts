import { createMiddleware } from 'hono/factory';
import { cityClock } from '../../content/address/visit.ts';
import type { AppEnv } from '../appEnv.ts';
import { readSettings } from '../pages/render/shell.ts';

/**
 * After the gates, before a page: the clock of the page counts the days that the city's editors set
 * (docs/rules.md#shown-for-days). The gates have read the settings already.
 */
export function editorsClock() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { visitor, content } = c.var;
    const { city, clock } = visitor.visit;
    const settings = visitor.parsed.kind === 'address' ? await readSettings(content, c.get('frame')) : undefined;
    c.set('visitor', { ...visitor, visit: { ...visitor.visit, clock: cityClock(city, clock.now, settings) } });
    await next();
  });
}
