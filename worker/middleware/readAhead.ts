import { createMiddleware } from 'hono/factory';
import { typesOfPage } from '../../content/address/contentPaths.ts';
import { isClosedCityPage, matchPage, type PageMatch } from '../../content/pages.ts';
import type { AppEnv } from '../appEnv.ts';
import type { Content } from '../contentful/content.ts';
import { bySlug } from '../pages/loaders/bySlug.ts';
import { homePage } from '../pages/loaders/homePage.ts';
import { suggestionsPage } from '../pages/loaders/suggestions.ts';
import { loadFrame } from '../pages/render/frame.ts';
import { loadShell } from '../pages/render/shell.ts';
import { typesIn } from '../pages/render/shownCardTypes.ts';
import { isRead } from '../requestFacts.ts';
import { redirectList } from './redirects.ts';

/** Begins to ask for what a page's loader will ask for, and fails where this does. */
function expectOwn(content: Content, match: PageMatch): void {
  const { id } = match.parameters;
  // Pages about the store are found by their list.
  const types = id === undefined || match.kind === 'aboutTheStore' ? [] : typesOfPage(match.kind);
  const asked: readonly Promise<object | undefined>[] = [
    ...types.map((type) => content.first(type, bySlug({ match }, id ?? ''))),
    ...(match.kind === 'home' ? [homePage(content)] : []),
    ...(match.kind === 'searching' ? [suggestionsPage(content).then(({ entries: [page] }) => page)] : []),
  ];
  const shown = (entry: object = {}): readonly unknown[] =>
    Object.entries(entry).flatMap(([name, value]) => (name === 'content' || name === 'relatedItems' ? [value] : []));
  for (const answer of asked) answer.then((entry) => content.expectCards(typesIn(shown(entry)))).catch(() => undefined);
}

/**
 * Starts to load what a page needs beside its own content while the gates load their settings: the city's redirects,
 * the shell, in which languages the page's entry is written, and the entry itself. So a cold page asks the content service
 * in two rounds (docs/rules.md#cold-calls).
 */
export function readAhead() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { visitor, content, world } = c.var;
    if (isRead(c.req.method) && visitor.parsed.kind === 'address') {
      const { path } = visitor.visit;
      // Editors cannot redirect the home page.
      if (path.length > 0) c.set('redirects', redirectList(content));
      const match = matchPage(path);
      if (match && !isClosedCityPage(match.kind)) {
        const frame = loadFrame(c.var);
        const shell = loadShell(content, world.log, { frame });
        // Redirects and files need no shell; pages await it.
        shell.catch(() => undefined);
        if (frame) c.set('frame', frame);
        c.set('shell', shell);
        const [type] = typesOfPage(match.kind);
        if (type) content.expectTranslations(type);
        expectOwn(content, match);
      }
    }
    await next();
  });
}
