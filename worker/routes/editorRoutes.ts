import type { Hono } from 'hono';
import type { AppEnv } from '../appEnv.ts';
import type { ContentSource } from '../contentful/source.ts';
import type { World } from '../world.ts';
import { desk } from './desk.ts';
import { draftParts } from './draftParts.tsx';
import { guestLinks } from './guestLinks.ts';
import { openPreview } from './preview.ts';
import { receipt } from './receipt.ts';
import { savedEntries } from './savedEntries.ts';
import { shownPages } from './shownPages.ts';
import { specimens } from './specimens.ts';

/** What editors use beside the pages. */
export function editorRoutes(app: Hono<AppEnv>, world: World, source: ContentSource): void {
  app.route('/', openPreview());
  app.route('/', desk(world));
  app.route('/', guestLinks()); // behind the door of the desk
  app.route('/', draftParts(source, world)); // what editors type
  app.route('/', savedEntries(source));
  app.route('/', receipt(source)); // what became of a publication
  app.route('/', shownPages(world)); // where it can be seen
  app.route('/', specimens(source, world)); // in development only
}
