import { type Context, Hono } from 'hono';
import { invalidQuery, notFound } from '../model/apiError.ts';
import { instantOf, isDateText } from '../model/movedDates.ts';
import type { Settings } from '../model/serviceSettings.ts';
import { createCalendar } from '../model/spaceAt.ts';
import { authorise } from './authorise.ts';
import { spaceBody } from './bodies.ts';
import { type Edit, type EditedSpace, edit } from './editing.ts';
import { type Ask, listAssets, listContentTypes, listEntries, listLocales, listTags } from './lists.ts';
import { isManagement, managementBody, managementParams } from './management.ts';
import type { Publishing } from './publishing.ts';
import { createRateLimit } from './rateLimit.ts';
import { contentResponse } from './respond.ts';
import { oneAsset, oneContentType, oneEntry, oneLocale, oneTag } from './singles.ts';
import { listSnapshots } from './snapshots.ts';
import { takeSourceMaps, withSourceMaps } from './sourceMaps.ts';
import { synchronise } from './sync.ts';

const lists = {
  entries: listEntries,
  assets: listAssets,
  content_types: listContentTypes,
  locales: listLocales,
  tags: listTags,
} satisfies Record<string, (ask: Ask) => unknown>;

const singles = {
  entries: oneEntry,
  assets: oneAsset,
  content_types: oneContentType,
  locales: oneLocale,
  tags: oneTag,
} satisfies Record<keyof typeof lists, (ask: Ask, id: string) => unknown>;

/** Separates the moment and the release of a timeline request from its other parameters, which are those of any list. */
function timelineOf(params: URLSearchParams): {
  readonly until: Date | undefined;
  readonly release: string | undefined;
} {
  const text = params.get('timestamp[lte]');
  const release = params.get('release[lte]') ?? undefined;
  params.delete('timestamp[lte]');
  params.delete('release[lte]');
  if (text === null && release !== undefined) return { until: undefined, release };
  if (text === null || !isDateText(text))
    throw invalidQuery({ name: 'timestamp', path: ['timestamp'], value: text ?? '' });
  return { until: new Date(instantOf(text)), release };
}

/** The two content APIs, which differ by host name and token, and of the Content Management API what reads and edits entries. */
export function contentApi(
  publishing: Pick<Publishing, 'environment'> & EditedSpace,
  settings: Settings,
  realTime: () => Date,
): Hono {
  const { data, environment: behindAlias, versionOf } = publishing;
  const spaceAt = createCalendar(data);
  const count = createRateLimit(settings.rateLimit);

  const answer = async (
    request: Request,
    space: string | undefined,
    environment: string | undefined,
    bodyOf: (ask: Ask) => unknown,
    isTimeline = false,
  ): Promise<Response> => {
    const url = new URL(request.url);
    const isManaged = isManagement(request, url, settings);
    const api = isManaged ? 'preview' : authorise(request, url, settings);
    // The limit counts real seconds: with a pinned clock it would never end.
    const limits = count(realTime());
    const isHere = [settings.environment, behindAlias()].includes(environment ?? 'master');
    if (space !== settings.space || !isHere) throw notFound();
    const now = settings.clock ?? realTime();
    const { until = now, release } = isTimeline ? timelineOf(url.searchParams) : {};
    if (isTimeline && api !== 'preview') throw notFound();
    if (release !== undefined && !data().releases?.has(release)) throw notFound();
    const view = spaceAt(now, until, release)[api];
    const origin = { space: settings.space, environment: behindAlias(), host: url.host };
    if (!isManaged) {
      // The Delivery API knows no such parameter.
      const isMapped = api === 'preview' && takeSourceMaps(url.searchParams);
      const body = bodyOf({ view, params: url.searchParams, origin });
      return contentResponse(request, isMapped ? withSourceMaps(body, view.model) : body, limits);
    }
    const body = bodyOf({ view, params: managementParams(url.searchParams), origin });
    return contentResponse(request, managementBody(body, versionOf), limits);
  };

  /** Answers a call of a path that names its space and environment. */
  const answered =
    (bodyOf: (ask: Ask, id: string) => unknown, isTimeline = false) =>
    (c: Context): Promise<Response> => {
      const { space, environment, id = '' } = c.req.param();
      return answer(c.req.raw, space, environment, (ask) => bodyOf(ask, id), isTimeline);
    };

  const api = new Hono();
  const spaceOf = ({ view, origin }: Ask) => spaceBody(view.model, origin);
  api.get('/spaces/:space', (c) => answer(c.req.raw, c.req.param('space'), settings.environment, spaceOf));
  for (const base of ['/spaces/:space', '/spaces/:space/environments/:environment'] as const) {
    // The preview API as it will be at a moment: `/timeline/entries?timestamp[lte]=...`.
    api.get(`${base}/timeline/entries`, answered(listEntries, true));
    api.get(`${base}/timeline/assets`, answered(listAssets, true));
    api.get(`${base}/sync`, (c) => {
      const { protocol } = new URL(c.req.url);
      const now = (settings.clock ?? realTime()).getTime();
      return answered((ask) => synchronise({ ...ask, data: data(), now, protocol }))(c);
    });
    api.get(`${base}/entries/:id/snapshots`, (c) => {
      if (!isManagement(c.req.raw, new URL(c.req.url), settings)) throw notFound();
      return answered((ask, id) => listSnapshots(ask, data(), id))(c);
    });
    const edited = (action: Edit) => async (c: Context) => {
      const { space, id = '' } = c.req.param();
      if (space !== settings.space) throw notFound();
      await edit(c.req.raw, id, action, publishing, settings);
      return answered(oneEntry)(c);
    };
    api.put(`${base}/entries/:id`, edited('save'));
    api.put(`${base}/entries/:id/published`, edited('publish'));
    api.delete(`${base}/entries/:id/published`, edited('unpublish'));
    for (const [name, list] of Object.entries(lists)) api.get(`${base}/${name}`, answered(list));
    for (const [name, single] of Object.entries(singles)) api.get(`${base}/${name}/:id`, answered(single));
  }
  // Any other path of the API: a missing token is reported first, as for all paths.
  api.get('/spaces/*', (c) => answer(c.req.raw, undefined, undefined, () => undefined));
  return api;
}
