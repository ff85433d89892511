import { Hono } from 'hono';
import type { ExportData } from './readExport.ts';
import type { Settings } from './settings.ts';
/** The two content APIs, told apart by host name. */
export declare const contentApi: (data: () => ExportData, settings: Settings, realTime: () => Date) => Hono;
