import { type Resource } from './model.ts';
import type { Query } from './query.ts';
import type { View } from './space.ts';
export interface Page {
    readonly total: number;
    readonly items: readonly Resource[];
}
/** Filters, orders and pages resources that are all in the view. */
export declare const runQuery: (view: View, resources: Iterable<Resource>, query: Query) => Page;
