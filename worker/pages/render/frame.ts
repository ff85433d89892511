import * as v from 'valibot';
import type { Visit } from '../../../content/address/visit.ts';
import { pageCity, pageSettings } from '../../../content/shell/pageSettings.ts';
import type { AppEnv } from '../../appEnv.ts';
import { memoised } from '../../cache/memoised.ts';
import { type StoredFrame, storedFrame } from '../../cache/storedFrame.ts';
import type { Content } from '../../contentful/content.ts';
import type { ListParameters } from '../../contentful/delivery.ts';
import { firstOnly, type ListQuery, listParameters } from '../../contentful/listCall.ts';
import { problemOf } from '../../platform/log.ts';
import type { World } from '../../world.ts';
import { wordedParts } from '../loaders/cardTypes.ts';
import { CITIES, type Frame, SETTINGS } from './shell.ts';

/**
 * Header and footer of a city as its pages need them: HTML and the little that pages read of the settings, kept together
 * in all tiers, since reading menus and rendering them takes longer than a page (docs/rules.md#shell-kept). Undefined in
 * preview, where every text carries a mark of its source. Rejects where it can't be made.
 */
export function loadFrame({
  content,
  visitor: { visit },
  world,
}: Pick<AppEnv['Variables'], 'content' | 'visitor' | 'world'>): Promise<Frame> | undefined {
  if (visit.isPreview) return undefined;
  const { tree, isMainland, carriedQuery, origin } = visit;
  const { release, clientFiles } = world;
  const parts = { made: 'frame', release, origin, tree, isMainland, carriedQuery };
  // A query that few visitors carry is not worth a write; under hot reload every change of code must show.
  const isStored = carriedQuery === '' && !clientFiles.isDevelopment;
  return content
    .cachedPart(parts, isStored, (publishedContent) => makeFrame(publishedContent, visit, world))
    .then((stored) => asFrame(content, stored));
}

const frames = new WeakMap<object, StoredFrame>();

async function asFrame(content: Content, stored: unknown): Promise<Frame> {
  const { html, settings, cities } = memoised(frames, stored, () => v.parse(storedFrame, stored));
  const [settingsReading, cityReading] = await Promise.all([
    content.read(settings, 'globalSettings'),
    content.read(cities, 'localeWebsite'),
  ]);
  return { settings: settingsReading.entries[0], cities: cityReading.entries, html };
}

async function makeFrame(content: Content, visit: Visit, { log }: Pick<World, 'log'>): Promise<StoredFrame> {
  const listOf = (type: 'globalSettings' | 'localeWebsite', query: ListQuery): ListParameters =>
    listParameters(type, visit.city, visit.language, query);
  const settingsList = listOf('globalSettings', { ...firstOnly, ...SETTINGS });
  const readingSettings = content.first('globalSettings', SETTINGS);
  content.expectTextsOf(settingsList, async () => {
    const entry = await readingSettings;
    return entry ? wordedParts(entry) : [];
  });
  const [settings, cities, settingsAnswer, citiesAnswer] = await Promise.all([
    readingSettings,
    content.list('localeWebsite', CITIES),
    content.raw(settingsList),
    content.raw(listOf('localeWebsite', CITIES)),
  ]);
  if (!settings) throw new Error('no settings');
  const { renderShellHtml } = await import('./shellHtml.tsx');
  try {
    const shell = { settings, cities: cities.entries, announcements: [], notifications: [] };
    return {
      html: await renderShellHtml(shell, visit, await content.untranslated()),
      settings: pageSettings(settingsAnswer, settings.id),
      cities: pageCity(citiesAnswer, visit.city),
    };
  } catch (thrown) {
    log('error', 'shell parts failed', { problem: problemOf(thrown) });
    throw thrown;
  }
}
