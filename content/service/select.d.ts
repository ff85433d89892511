import { type Target } from './paths.ts';
declare const ROOTS: readonly ['sys', 'fields', 'metadata'];
type Root = (typeof ROOTS)[number];
/** For each part of a resource: all of it, some keys of it, or (absent) nothing. `undefined` selects everything. */
export type Select = {
    readonly [root in Root]?: 'all' | ReadonlySet<string>;
} | undefined;
/** Reads the `select` parameter. */
export declare const parseSelect: (target: Target, text: string | null) => Select;
/** Whether a field is delivered under a selection. */
export declare const selectsField: (select: Select, id: string) => boolean;
type Body = Readonly<Partial<Record<Root, Readonly<Record<string, unknown>>>>>;
/** The selected parts of a resource's body. */
export declare const pick: (body: Body, select: Select) => Body;
export {};
