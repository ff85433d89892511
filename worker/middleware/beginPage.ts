import { createMiddleware } from 'hono/factory';
import { isClosedCityPage } from '../../content/pages.ts';
import type { AppEnv } from '../appEnv.ts';
import { loadFrame } from '../pages/render/frame.ts';
import type { Renderer } from '../pages/render/page.tsx';
import { loadShell } from '../pages/render/shell.ts';
import { isSafeMethod } from '../requestFacts.ts';
import { leadsAway } from './gates.ts';
import { redirectList } from './redirects.ts';

/**
 * Begins to load a page, its header and footer and the city's redirects, while the gates wait for the city's settings: so a
 * cold page asks the content service in two rounds (docs/rules.md#cold-calls). A request that the gates send elsewhere in
 * any case begins nothing but the settings.
 */
export function beginPage(renderer: () => Promise<Renderer>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const variables = c.var;
    const { visitor, content, world } = variables;
    const { match } = visitor.visit;
    if (isSafeMethod(c.req.method) && visitor.parsed.kind === 'address' && !(match && isClosedCityPage(match.kind))) {
      const frame = loadFrame(variables);
      c.set('frame', frame);
      if (!leadsAway(c)) {
        // Editors cannot redirect the home page, but every other address, also one that no page ever has.
        if (visitor.visit.path.length > 0) c.set('redirects', redirectList(content));
        if (match) {
          const shell = loadShell(content, world.log, { frame });
          const loading = renderer().then(({ beginLoading }) => beginLoading(c, match));
          // Redirects and files need neither; pages await both.
          for (const work of [shell, loading]) work.catch(() => undefined);
          c.set('shell', shell);
          c.set('loading', loading);
        }
      }
    }
    await next();
  });
}
