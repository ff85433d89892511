import { createMiddleware } from 'hono/factory';
import { typeOfPage } from '../../content/address/contentPaths.ts';
import { matchPage } from '../../content/pages.ts';
import type { AppEnv } from '../appEnv.ts';
import { homePage } from '../pages/loaders/homePage.ts';
import { loadShell, standsAlone } from '../pages/render/shell.ts';
import { isRead } from '../requestFacts.ts';
import { redirectList } from './redirects.ts';

/**
 * Starts to load what a page needs beside its own content while the gates load their settings: the city's redirects,
 * the shell, in which languages the page's entry is written, and the home page itself. So a cold page asks the content
 * service in two rounds (docs/rules.md#cold-calls).
 */
export function readAhead() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { visitor, content, world } = c.var;
    if (isRead(c.req.method) && visitor.parsed.kind === 'address') {
      const { path } = visitor.visit;
      // Editors cannot redirect the home page.
      if (path.length > 0) c.set('redirects', redirectList(content));
      const match = matchPage(path);
      if (match && !standsAlone(match.kind)) {
        const shell = loadShell(content, world.log);
        // Redirects and files need no shell; pages await it.
        shell.catch(() => undefined);
        c.set('shell', shell);
        const type = typeOfPage(match.kind);
        if (type) content.expectTranslations(type);
        // Its loader asks again, and fails where this does.
        if (match.kind === 'home') homePage(content).catch(() => undefined);
      }
    }
    await next();
  });
}
