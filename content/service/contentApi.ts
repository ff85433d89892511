import { Hono } from 'hono';
import { authorise } from './authorise.ts';
import { instantOf, isDateText } from './clock.ts';
import { invalidQuery, notFound } from './errors.ts';
import { type Ask, listAssets, listContentTypes, listEntries, listLocales, listTags } from './lists.ts';
import { isManagement, managementBody, managementParams } from './management.ts';
import { createRateLimit } from './rateLimit.ts';
import type { ExportData } from './readExport.ts';
import { contentResponse } from './respond.ts';
import type { Settings } from './settings.ts';
import { oneAsset, oneContentType, oneEntry, oneLocale, oneTag, theSpace } from './singles.ts';
import { createCalendar } from './space.ts';

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

/** Takes the moment out of a timeline's parameters; the others are those of any list. */
function timelineMoment(params: URLSearchParams): Date {
  const text = params.get('timestamp[lte]') ?? '';
  params.delete('timestamp[lte]');
  if (!isDateText(text)) throw invalidQuery({ name: 'timestamp', path: ['timestamp'], value: text });
  return new Date(instantOf(text));
}

/** The two content APIs, told apart by host name, and for its token what the Content Management API tells. */
export function contentApi(data: () => ExportData, settings: Settings, realTime: () => Date): Hono {
  const spaceAt = createCalendar(data);
  const count = createRateLimit(settings.rateLimit);

  const answer = async (
    request: Request,
    space: string | undefined,
    environment: string | undefined,
    read: (ask: Ask) => unknown,
    isTimeline = false,
  ): Promise<Response> => {
    const url = new URL(request.url);
    const isManaged = isManagement(request, url, settings);
    const api = isManaged ? 'preview' : authorise(request, url, settings);
    // The limit counts real seconds, a pinned clock would never give a new one.
    const limits = count(realTime());
    if (space !== settings.space || (environment ?? 'master') !== settings.environment) throw notFound();
    const now = settings.clock ?? realTime();
    const until = isTimeline ? timelineMoment(url.searchParams) : now;
    if (isTimeline && api !== 'preview') throw notFound();
    const view = spaceAt(now, until)[api];
    const origin = { space: settings.space, environment: settings.environment, host: url.host };
    if (!isManaged) return contentResponse(request, read({ view, params: url.searchParams, origin }), limits);
    const body = read({ view, params: managementParams(url.searchParams), origin });
    return contentResponse(request, managementBody(body), limits);
  };

  const api = new Hono();
  api.get('/spaces/:space', (c) => answer(c.req.raw, c.req.param('space'), settings.environment, theSpace));
  for (const base of ['/spaces/:space', '/spaces/:space/environments/:environment'] as const) {
    // The preview API as it will be at a moment: `/timeline/entries?timestamp[lte]=...`.
    api.get(`${base}/timeline/entries`, (c) =>
      answer(c.req.raw, c.req.param('space'), c.req.param('environment'), listEntries, true),
    );
    for (const [name, list] of Object.entries(lists)) {
      api.get(`${base}/${name}`, (c) => answer(c.req.raw, c.req.param('space'), c.req.param('environment'), list));
    }
    for (const [name, one] of Object.entries(singles)) {
      api.get(`${base}/${name}/:id`, (c) => {
        const { space, environment, id = '' } = c.req.param();
        return answer(c.req.raw, space, environment, (ask) => one(ask, id));
      });
    }
  }
  // Any other path of the API: a stranger is told about the token first, as everywhere else.
  api.get('/spaces/*', (c) => answer(c.req.raw, undefined, undefined, () => undefined));
  return api;
}
