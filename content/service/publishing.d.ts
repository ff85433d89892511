import { Hono } from 'hono';
import type { ExportData } from './readExport.ts';
import type { Settings } from './settings.ts';
/** The space as editors have changed it since the start; gone when the service ends. */
export interface Publishing {
    readonly data: () => ExportData;
    readonly routes: Hono;
}
/** POST `/_publish` with the management token, on this machine only: answers with the webhook that the real service would send. */
export declare const createPublishing: (exported: ExportData, settings: Settings, realTime: () => Date) => Publishing;
