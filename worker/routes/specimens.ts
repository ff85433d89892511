import { Hono } from 'hono/quick';
import { DEFAULT_LANGUAGE, isLanguage } from '../../content/languages.ts';
import type { AppEnv } from '../appEnv.ts';
import type { ContentSource } from '../contentful/source.ts';
import { bareModel } from '../pages/render/page.tsx';
import { renderPage } from '../pages/render/render.tsx';
import { loadShell } from '../pages/render/shell.ts';
import type { World } from '../world.ts';

/** GET `/specimens?lang=cn`: every section and variant with its fixture; in development only. */
export function specimens(source: ContentSource, { clientFiles }: Pick<World, 'clientFiles'>) {
  const app = new Hono<AppEnv>();
  if (!clientFiles.isDevelopment) return app;
  return app.get('/specimens', async (c) => {
    const { visitor, keepAlive, world } = c.var;
    const lang = c.req.query('lang') ?? '';
    const visit = { ...visitor.visit, language: isLanguage(lang) ? lang : DEFAULT_LANGUAGE };
    c.set('visitor', { ...visitor, visit });
    const shell = await loadShell(source.open(visit, keepAlive), world.log);
    return renderPage(c, bareModel(visit, shell, { view: 'specimens' }, 'Specimens'));
  });
}
