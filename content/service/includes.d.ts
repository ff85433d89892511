import { type Link } from './links.ts';
import { type LocaleChoice } from './locales.ts';
import { type Resource } from './model.ts';
import { type Select } from './select.ts';
import type { View } from './space.ts';
export interface Includes {
    readonly entries: readonly Resource[];
    readonly assets: readonly Resource[];
    /** Links that lead nowhere: to what does not exist, or to drafts on the delivery API. */
    readonly unresolvable: readonly Link[];
}
/**
 * Follows links from the items, level by level. Each resource comes once, and the items themselves never:
 * they are already in the answer. A selection narrows the items only, what they lead to is delivered whole.
 */
export declare const collectIncludes: (view: View, items: readonly Resource[], depth: number, locale: LocaleChoice, select: Select) => Includes;
