import { accessTokenInvalid } from './errors.ts';
import type { Settings } from './settings.ts';
import { tokenOf } from './tokens.ts';

export type Api = 'delivery' | 'preview';

/** Which of the two APIs a request is for: they differ by host name only, as in the real service. */
function apiOf(url: URL, settings: Settings): Api {
  return url.hostname === settings.previewHostname ? 'preview' : 'delivery';
}

/** Lets a request pass that carries the token of the API it asks; a token opens its own API only. */
export function authorise(request: Request, url: URL, settings: Settings): Api {
  const api = apiOf(url, settings);
  const wanted = api === 'preview' ? settings.previewToken : settings.deliveryToken;
  if (tokenOf(request, url) !== wanted) throw accessTokenInvalid();
  return api;
}
