import { type Resource } from './model.ts';
import type { Path } from './paths.ts';
import type { View } from './space.ts';
/** What values are read against: what the asker can see, and in which locales. */
export interface Scope {
    readonly view: View;
    readonly chain: readonly string[];
}
/**
 * All values that a resource has at a path. A list of them, so that arrays, and links to several entries,
 * filter by the same rules as single values.
 */
export declare const valuesAt: (resource: Resource, path: Path, scope: Scope) => readonly unknown[];
