import type { Field } from './model.ts';
export interface Link {
    readonly linkType: 'Entry' | 'Asset';
    readonly id: string;
}
/** One text for a link, to use as a key. */
export declare const linkKey: (link: Link) => string;
/** Whether a value is an object that can be looked into. */
export declare const isRecord: (value: unknown) => value is Readonly<Record<string, unknown>>;
/**
 * The links in a field's value, in their order. What looks like a link inside a JSON field is plain data, as
 * in the real service.
 */
export declare const linksIn: (field: Field, value: unknown) => readonly Link[];
