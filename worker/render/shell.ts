import type { ShellModel } from '../../content/pageModel.ts';
import type { Content } from '../content/content.ts';
import { ContentFailure } from '../failures.ts';
import type { GateVisit } from '../gates/gates.ts';
import type { Log } from '../log.ts';

/** Depth of the global settings call (site-shell §7). */
const SETTINGS_DEPTH = 5;
/** More than any city ever shows at a time. */
const NOTICES_LIMIT = 20;

/**
 * What stands around every page (site-shell §7). Notices that can't be read are left out. Without its navigation and its
 * cities a page is half a page: then its content has failed, and only the error page makes do with what there is.
 */
export async function loadShell(content: Content, log: Log, makesDo = false): Promise<ShellModel> {
  const orNothing = (thrown: unknown): undefined => {
    if (!makesDo && thrown instanceof ContentFailure && thrown.isOutage) throw thrown;
  };
  const [settings, cities, announcements, notifications] = await Promise.all([
    content.first('globalSettings', { include: SETTINGS_DEPTH }).catch(orNothing),
    content
      .list('localeWebsite', { include: 1, order: 'fields.locale,fields.cityBaseValue', limit: 100 })
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

/** What the content says of a city's two doors. Never fails closed: settings that can't be read leave them open. */
export async function readDoors(content: Content): Promise<GateVisit['doors']> {
  const settings = await content.first('globalSettings', { include: SETTINGS_DEPTH }).catch(() => undefined);
  return settings && { maintenance: settings.maintenance === true, comingSoon: settings.comingSoon === true };
}
