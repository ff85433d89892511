import type { ShellModel } from '../content/pageModel.ts';
import type { Content } from './content/content.ts';
import type { GateVisit } from './gates/gates.ts';
import type { Log } from './log.ts';

/** Depth of the global settings call (site-shell §7). */
const SETTINGS_DEPTH = 5;
/** More than any city ever shows at a time. */
const NOTICES_LIMIT = 20;

/**
 * What stands around every page (site-shell §7). A part that can't be read is left out and logged: a page without its
 * navigation is still a page.
 */
export async function loadShell(content: Content, log: Log): Promise<ShellModel> {
  const [settings, cities, announcements, notifications] = await Promise.all([
    content.first('globalSettings', { include: SETTINGS_DEPTH }).catch(() => undefined),
    content.list('localeWebsite', { include: 1, order: 'fields.locale,fields.cityBaseValue', limit: 100 }).catch(() => undefined),
    content.list('announcement', { include: 4, order: '-sys.updatedAt', limit: NOTICES_LIMIT }).catch(() => undefined),
    content.list('notification', { include: 2, order: '-sys.createdAt', limit: NOTICES_LIMIT }).catch(() => undefined),
  ]);
  if (!settings) log('warning', 'page without settings');
  return { settings, cities: cities?.entries ?? [], announcements: announcements?.entries ?? [], notifications: notifications?.entries ?? [] };
}

/** What the content says of a city's two doors. Never fails closed: settings that can't be read leave them open. */
export async function readDoors(content: Content): Promise<GateVisit['doors']> {
  const settings = await content.first('globalSettings', { include: SETTINGS_DEPTH }).catch(() => undefined);
  return settings && { maintenance: settings.maintenance === true, comingSoon: settings.comingSoon === true };
}
