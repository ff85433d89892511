import { Hono } from 'hono';
import { DEFAULT_LANGUAGE, isLanguage } from '../../content/languages.ts';
import type { ContentSource } from '../content/source.ts';
import type { AppEnv } from '../requestContext.ts';
import type { World } from '../world.ts';
import { headOf } from './head.ts';
import { renderPage } from './render.tsx';
import { loadShell } from './shell.ts';

/** `/specimens?lang=cn`: every section and variant with its fixture. In development only; elsewhere it is no page. */
export function specimens(source: ContentSource, { clientFiles }: Pick<World, 'clientFiles'>) {
  const app = new Hono<AppEnv>();
  if (!clientFiles.isDevelopment) return app;
  return app.get('/specimens', async (c) => {
    const { visitor, keepAlive, world } = c.var;
    const asked = c.req.query('lang') ?? '';
    const visit = { ...visitor.visit, language: isLanguage(asked) ? asked : DEFAULT_LANGUAGE };
    c.set('visitor', { ...visitor, visit });
    const shell = await loadShell(source.open(visit, keepAlive), world.log);
    const head = headOf({ title: 'Specimens', description: '', isIndexed: false }, visit, shell);
    return renderPage(c, {
      kind: 'basic',
      status: 200,
      head,
      shell,
      body: { view: 'specimens' },
      isAgeRestricted: false,
      title: 'Specimens',
      untranslated: new Set(),
      changesAt: undefined,
    });
  });
}
