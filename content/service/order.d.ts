import type { Filter } from './filters.ts';
import type { Resource } from './model.ts';
import { type Path, type Target } from './paths.ts';
import { type Scope } from './values.ts';
export interface Order {
    readonly path: Path;
    readonly descending: boolean;
}
/** Reads the `order` parameter; without one the newest comes first. */
export declare const parseOrder: (target: Target, text: string) => readonly Order[];
/** Sorts by nearness where a filter asks for it, then by each order in turn, then by id to be stable. */
export declare const sortBy: (orders: readonly Order[], filters: readonly Filter[], resources: readonly Resource[], scope: Scope) => readonly Resource[];
