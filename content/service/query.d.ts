import type { Filter } from './filters.ts';
import { type LocaleChoice } from './locales.ts';
import { type MimeGroup } from './mimetypes.ts';
import type { Model, Resource } from './model.ts';
import { type Order } from './order.ts';
import { type Select } from './select.ts';
/** A list request, read and checked against the content model. */
export interface Query {
    readonly contentType: string | undefined;
    readonly select: Select;
    readonly locale: LocaleChoice;
    readonly include: number;
    readonly filters: readonly Filter[];
    /** Full text over all text fields. */
    readonly search: string | undefined;
    readonly order: readonly Order[];
    readonly skip: number;
    readonly limit: number;
    /** The link keys of what the entries must link to. */
    readonly linksTo: readonly string[];
    readonly mimeGroup: MimeGroup | undefined;
}
/** Reads the parameters of a list request; whatever does not fit the content model is refused. */
export declare const parseQuery: (kind: Resource['kind'], model: Model, params: URLSearchParams) => Query;
