import type { ClosingFlag } from '../../../content/flags.ts';
import type { EntryOf } from '../../../content/model/registry.ts';
import type { ShellModel } from '../../../content/shell/shellPlaces.ts';
import type { Content } from '../../contentful/content.ts';
import { ContentFailure } from '../../failures.ts';
import type { Log } from '../../platform/log.ts';

/** Levels of links in the global settings call (docs/rules.md#list-depths). */
const SETTINGS_DEPTH = 5;
/** More notices than any city shows at a time. */
const NOTICES_LIMIT = 20;

/**
 * Loads header and footer (docs/rules.md#settings-missing). Of the cities it needs no links: their hours stand on the page of
 * destinations alone. Notices that cannot be read are left out. An outage rejects, since a page needs its navigation and
 * its cities; an error page sets `makesDo` and shows what there is.
 */
export async function loadShell(content: Content, log: Log, makesDo = false): Promise<ShellModel> {
  const orNothing = (thrown: unknown): undefined => {
    if (!makesDo && thrown instanceof ContentFailure && thrown.isOutage) throw thrown;
  };
  const [settings, cities, announcements, notifications] = await Promise.all([
    content.first('globalSettings', { include: SETTINGS_DEPTH }).catch(orNothing),
    content
      .list('localeWebsite', { include: 0, order: 'fields.locale,fields.cityBaseValue', limit: 100 })
      .catch(orNothing),
    content.list('announcement', { include: 4, order: '-sys.updatedAt', limit: NOTICES_LIMIT }).catch(() => undefined),
    content.list('notification', { include: 2, order: '-sys.createdAt', limit: NOTICES_LIMIT }).catch(() => undefined),
  ]);
  if (!settings) log('warning', 'page without settings');
  return {
    settings,
    cities: cities?.entries ?? [],
    announcements: announcements?.entries ?? [],
    notifications: notifications?.entries ?? [],
  };
}

/** A city's global settings; undefined when they cannot be read. */
export async function readSettings(content: Content): Promise<EntryOf<'globalSettings'> | undefined> {
  return content.first('globalSettings', { include: SETTINGS_DEPTH }).catch(() => undefined);
}

/** A city's closing settings in its content. */
export type CityClosings = Readonly<Record<ClosingFlag, boolean>>;

/** Reads a city's closing settings; undefined when they cannot be read. */
export async function readClosings(content: Content): Promise<CityClosings | undefined> {
  const settings = await readSettings(content);
  return settings && { maintenance: settings.maintenance === true, comingSoon: settings.comingSoon === true };
}
