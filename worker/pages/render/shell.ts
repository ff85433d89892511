import { LINK_DEPTH } from '../../../content/model/graph.ts';
import { ALL_LIMIT, type EntryOf } from '../../../content/model/registry.ts';
import type { ShellModel } from '../../../content/shell/shellPlaces.ts';
import { type CityClosings, closingsIn } from '../../closings.ts';
import type { Content } from '../../contentful/content.ts';
import type { ListQuery } from '../../contentful/listCall.ts';
import { ContentFailure } from '../../failures.ts';
import type { Log } from '../../platform/log.ts';
import { wordedParts } from '../loaders/cardTypes.ts';

/** A city's global settings, with their links (docs/rules.md#list-depths). */
export const SETTINGS = { include: LINK_DEPTH } as const satisfies ListQuery;
/** All cities, without links: their hours stand on the page of destinations alone. */
export const CITIES = {
  include: 0,
  order: 'fields.locale,fields.cityBaseValue',
  limit: 100,
} as const satisfies ListQuery;

/** What header and footer are made of but for its notices. */
export type Frame = Omit<ShellModel, 'announcements' | 'notifications'>;

interface ShellOptions {
  /** The cached frame; when it fails, settings and cities are loaded from the content. */
  readonly frame?: Promise<Frame> | undefined;
  /** An error page is shown without what can't be loaded; any other page fails in an outage. */
  readonly isPartialAllowed?: boolean;
}

/**
 * Loads header and footer (docs/rules.md#settings-missing). Notices that cannot be read are left out. An outage rejects,
 * since a page needs its navigation and its cities, but for an error page.
 */
export async function loadShell(
  content: Content,
  log: Log,
  { frame, isPartialAllowed = false }: ShellOptions = {},
): Promise<ShellModel> {
  const loadWhole = (): Promise<Frame> => loadWholeFrame(content, isPartialAllowed);
  const [loadedFrame, notices] = await Promise.all([
    frame ? frame.catch(loadWhole) : loadWhole(),
    loadNotices(content),
  ]);
  if (!loadedFrame.settings) log('warning', 'page without settings');
  // A frame's HTML has its marks.
  else if (!loadedFrame.html) content.expectTexts(wordedParts(loadedFrame.settings));
  return { ...loadedFrame, ...notices };
}

/** A city's announcements and notifications; the languages of their texts are asked for while the frame is made. */
async function loadNotices(content: Content): Promise<Pick<ShellModel, 'announcements' | 'notifications'>> {
  const [announcements, notifications] = await Promise.all([
    content.addressed('announcement', {
      include: 4,
      order: '-sys.updatedAt',
      // Those that are over stay in the space.
      limit: ALL_LIMIT,
      isTagged: true,
    }),
    content.addressed('notification', { include: 2, order: '-sys.createdAt', limit: ALL_LIMIT }),
  ]);
  const notices = { announcements: announcements?.entries ?? [], notifications: notifications?.entries ?? [] };
  content.expectTexts([
    ...notices.announcements,
    ...notices.notifications.flatMap((notification) => [notification, ...notification.cta]),
  ]);
  return notices;
}

/** Settings and cities as the content has them, for pages that render all of it themselves. */
async function loadWholeFrame(content: Content, isPartialAllowed: boolean): Promise<Frame> {
  const orNothing = (thrown: unknown): undefined => {
    if (!isPartialAllowed && thrown instanceof ContentFailure && thrown.isOutage) throw thrown;
  };
  const [settings, cities] = await Promise.all([
    content.first('globalSettings', SETTINGS).catch(orNothing),
    content.list('localeWebsite', CITIES).catch(orNothing),
  ]);
  return { settings, cities: cities?.entries ?? [] };
}

/** A city's global settings, from its frame where that is loaded anyway; undefined when they cannot be read. */
export async function readSettings(
  content: Content,
  frame?: Promise<Frame>,
): Promise<EntryOf<'globalSettings'> | undefined> {
  const loadedFrame = await frame?.catch(() => undefined);
  return loadedFrame?.settings ?? content.first('globalSettings', SETTINGS).catch(() => undefined);
}

/** What the content says of the cities, or of the frame's own; nothing where it cannot be read. */
export async function readCities(
  content: Content,
  frame?: Promise<Frame>,
): Promise<readonly EntryOf<'localeWebsite'>[]> {
  const loadedFrame = await frame?.catch(() => undefined);
  return loadedFrame?.cities ?? (await content.list('localeWebsite', CITIES).catch(() => undefined))?.entries ?? [];
}

/** Reads a city's closing settings; undefined when they cannot be read. */
export async function readClosings(content: Content, frame?: Promise<Frame>): Promise<CityClosings | undefined> {
  return closingsIn(await readSettings(content, frame));
}
