import type { Settings } from './settings.ts';
export type Api = 'delivery' | 'preview';
/** Which of the two APIs a request is for: they differ by host name only, as in the real service. */
export declare const apiOf: (url: URL, settings: Settings) => Api;
/** Lets a request pass that carries the token of the API it asks; a token opens its own API only. */
export declare const authorise: (request: Request, url: URL, settings: Settings) => Api;
