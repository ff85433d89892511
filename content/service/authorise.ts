import { accessTokenInvalid } from './errors.ts';
import type { Settings } from './settings.ts';

export type Api = 'delivery' | 'preview';

/** Which of the two APIs a request is for: they differ by host name only, as in the real service. */
export const apiOf = (url: URL, settings: Settings): Api =>
  url.hostname === settings.previewHostname ? 'preview' : 'delivery';

const tokenOf = (request: Request, url: URL): string | undefined => {
  const header = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return header ?? url.searchParams.get('access_token') ?? undefined;
};

/** Lets a request pass that carries the token of the API it asks; a token opens its own API only. */
export const authorise = (request: Request, url: URL, settings: Settings): Api => {
  const api = apiOf(url, settings);
  const wanted = api === 'preview' ? settings.previewToken : settings.deliveryToken;
  if (tokenOf(request, url) !== wanted) throw accessTokenInvalid();
  return api;
};
