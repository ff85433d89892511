import { type Model, type Resource } from './model.ts';
import type { ExportData } from './readExport.ts';
/** What one of the two APIs can see. A draft is not in the delivery view at all, so no query can reach it. */
export interface View {
    readonly model: Model;
    readonly entries: ReadonlyMap<string, Resource>;
    readonly assets: ReadonlyMap<string, Resource>;
    readonly entriesOfType: ReadonlyMap<string, readonly Resource[]>;
    /** The entries that link to an entry or asset in any locale, by link key. */
    readonly linkers: ReadonlyMap<string, ReadonlySet<Resource>>;
}
export interface Space {
    readonly delivery: View;
    readonly preview: View;
}
/** A resource with all its dates moved; text stays as it is, even if it looks like a date. */
export declare const shiftResource: (model: Model, resource: Resource, days: number) => Resource;
/** The space with its dates moved by some days, and its indexes. */
export declare const buildSpace: (data: ExportData, days: number) => Space;
/** The space as it stands at an instant; built again only when the day has changed, or an editor something. */
export declare const createCalendar: (current: () => ExportData) => ((now: Date) => Space);
