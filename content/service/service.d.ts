import { type Media } from './assetHost.ts';
import type { Settings } from './settings.ts';
/** What the service needs from outside. */
export interface World {
    readonly now: () => Date;
    readonly requestId: () => string;
    readonly media: Media;
}
export interface Service {
    readonly fetch: (request: Request) => Response | Promise<Response>;
}
/** Builds the service over an export file; a broken file throws an error that says where. */
export declare const createService: (exportFile: unknown, settings: Settings, world: World) => Service;
