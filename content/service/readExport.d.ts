import type { Model, Resource } from './model.ts';
/** The export in our own types; the dates are still the file's. */
export interface ExportData {
    readonly model: Model;
    readonly entries: readonly Resource[];
    readonly assets: readonly Resource[];
    /** Newer drafts of entries, which the preview shows in their place. */
    readonly saved?: ReadonlyMap<string, Resource>;
}
/** Reads an export file once; a broken one throws an error that names the place. */
export declare const readExport: (file: unknown) => ExportData;
