import { type Field, type FieldType, type Model, type Resource } from './model.ts';
/** What a path's values are, which decides the operators that it takes and how operands are read. */
export type ValueType = Exclude<FieldType, 'Array'>;
export type SysName = 'id' | 'type' | 'createdAt' | 'updatedAt' | 'publishedAt' | 'firstPublishedAt' | 'publishedVersion' | 'revision' | 'contentType';
/** Where a filter or an order looks. */
export type Path = {
    readonly at: 'sys';
    readonly name: SysName;
    readonly type: ValueType;
} | {
    readonly at: 'tags';
    readonly type: 'Symbol';
} | FieldPath
/** A key inside an asset's file. */
 | {
    readonly at: 'file';
    readonly keys: readonly string[];
    readonly type: ValueType;
}
/** `fields.brand.sys.id`: the ids that a link field holds. */
 | {
    readonly at: 'linkId';
    readonly field: Field;
    readonly type: 'Symbol';
}
/** `fields.brand.sys.contentType.sys.id`: the content types of the entries that it leads to. */
 | {
    readonly at: 'linkedType';
    readonly field: Field;
    readonly type: 'Symbol';
}
/** `fields.brand.fields.title`: a field of the entries that it leads to. */
 | {
    readonly at: 'linked';
    readonly field: Field;
    readonly contentType: string;
    readonly inner: FieldPath | {
        readonly at: 'linkId';
        readonly field: Field;
        readonly type: 'Symbol';
    };
    readonly type: ValueType;
};
export interface FieldPath {
    readonly at: 'field';
    readonly field: Field;
    /** `fields.title.en-US` looks into one locale, whatever was asked for. */
    readonly locale: string | undefined;
    readonly type: ValueType;
}
/** What is being queried, and so which paths exist. */
export interface Target {
    readonly kind: Resource['kind'];
    readonly model: Model;
    readonly contentType: string | undefined;
    /** For each link field the content type that the query says its entries have. */
    readonly linkedTypes: ReadonlyMap<string, string>;
}
/** Whether a path needs the content type of the entries to be known. */
export declare const needsContentType: (target: Target, path: string) => boolean;
/** The delivered field of that id, in what is being queried. */
export declare const fieldOf: (target: Target, id: string | undefined) => Field | undefined;
/** Reads a path; one that the content model does not have is refused. */
export declare const parsePath: (target: Target, text: string) => Path;
