import { accessTokenInvalid } from '../model/apiError.ts';
import type { Settings } from '../model/serviceSettings.ts';

type Api = 'delivery' | 'preview';

/**
 * The API that a request is for. Drafts take both the host of the preview and its token: 127.0.0.1 alone is only another
 * name of this machine. Throws for a token that does not fit.
 */
export function authorise(request: Request, url: URL, settings: Settings): Api {
  const token = tokenOf(request, url);
  if (token === settings.deliveryToken) return 'delivery';
  if (token === settings.previewToken && url.hostname === settings.previewHostname) return 'preview';
  throw accessTokenInvalid();
}

/** The token that a request carries, in its header or its address. */
export function tokenOf(request: Request, url: URL): string | undefined {
  const header = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return header ?? url.searchParams.get('access_token') ?? undefined;
}
