import * as v from 'valibot';
/** The part of the official export format that this service reads; other keys are let pass. */
export declare const exportSchema: v.ObjectSchema<{
    readonly contentTypes: v.ArraySchema<v.ObjectSchema<{
        readonly sys: v.ObjectSchema<{
            id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
            createdAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, "2026-01-15T00:00:00.000Z">;
            updatedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, "2026-01-15T00:00:00.000Z">;
            publishedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            firstPublishedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            archivedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            publishedVersion: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
            publishedCounter: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
        }, undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly description: v.NullishSchema<v.StringSchema<undefined>, "">;
        readonly displayField: v.NullishSchema<v.StringSchema<undefined>, null>;
        readonly fields: v.ArraySchema<v.ObjectSchema<{
            readonly id: v.StringSchema<undefined>;
            readonly name: v.StringSchema<undefined>;
            readonly type: v.PicklistSchema<readonly ["Symbol", "Text", "RichText", "Integer", "Number", "Date", "Boolean", "Location", "Object", "Link", "Array", "ResourceLink"], undefined>;
            readonly localized: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
            readonly required: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
            readonly validations: v.OptionalSchema<v.ArraySchema<v.UnknownSchema, undefined>, readonly []>;
            readonly disabled: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
            readonly omitted: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
            readonly linkType: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
            readonly items: v.OptionalSchema<v.ObjectSchema<{
                readonly type: v.StringSchema<undefined>;
                readonly linkType: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
                readonly validations: v.OptionalSchema<v.ArraySchema<v.UnknownSchema, undefined>, undefined>;
            }, undefined>, undefined>;
        }, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly tags: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly sys: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
            readonly createdAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, "2026-01-15T00:00:00.000Z">;
            readonly updatedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, "2026-01-15T00:00:00.000Z">;
            readonly publishedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            readonly firstPublishedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            readonly archivedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            readonly publishedVersion: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
            readonly publishedCounter: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
            readonly visibility: v.OptionalSchema<v.PicklistSchema<["public", "private"], undefined>, "public">;
        }, undefined>;
        readonly name: v.StringSchema<undefined>;
    }, undefined>, undefined>, readonly []>;
    readonly locales: v.ArraySchema<v.ObjectSchema<{
        readonly sys: v.OptionalSchema<v.ObjectSchema<{
            readonly id: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        readonly code: v.StringSchema<undefined>;
        readonly name: v.StringSchema<undefined>;
        readonly default: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly fallbackCode: v.NullishSchema<v.StringSchema<undefined>, null>;
        readonly contentDeliveryApi: v.OptionalSchema<v.BooleanSchema<undefined>, true>;
    }, undefined>, undefined>;
    readonly entries: v.ArraySchema<v.ObjectSchema<{
        readonly sys: v.ObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
            readonly createdAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, "2026-01-15T00:00:00.000Z">;
            readonly updatedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, "2026-01-15T00:00:00.000Z">;
            readonly publishedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            readonly firstPublishedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            readonly archivedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            readonly publishedVersion: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
            readonly publishedCounter: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
            readonly contentType: v.ObjectSchema<{
                readonly sys: v.ObjectSchema<{
                    readonly type: v.LiteralSchema<"Link", undefined>;
                    readonly linkType: v.LiteralSchema<string, undefined>;
                    readonly id: v.StringSchema<undefined>;
                }, undefined>;
            }, undefined>;
        }, undefined>;
        readonly metadata: v.OptionalSchema<v.ObjectSchema<{
            readonly tags: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
                readonly sys: v.ObjectSchema<{
                    readonly type: v.LiteralSchema<"Link", undefined>;
                    readonly linkType: v.LiteralSchema<string, undefined>;
                    readonly id: v.StringSchema<undefined>;
                }, undefined>;
            }, undefined>, undefined>, readonly []>;
        }, undefined>, {}>;
        readonly fields: v.RecordSchema<v.StringSchema<undefined>, v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly assets: v.ArraySchema<v.ObjectSchema<{
        readonly sys: v.ObjectSchema<{
            id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>]>;
            createdAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, "2026-01-15T00:00:00.000Z">;
            updatedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, "2026-01-15T00:00:00.000Z">;
            publishedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            firstPublishedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            archivedAt: v.OptionalSchema<v.CustomSchema<string, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            publishedVersion: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
            publishedCounter: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
        }, undefined>;
        readonly metadata: v.OptionalSchema<v.ObjectSchema<{
            readonly tags: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
                readonly sys: v.ObjectSchema<{
                    readonly type: v.LiteralSchema<"Link", undefined>;
                    readonly linkType: v.LiteralSchema<string, undefined>;
                    readonly id: v.StringSchema<undefined>;
                }, undefined>;
            }, undefined>, undefined>, readonly []>;
        }, undefined>, {}>;
        readonly fields: v.RecordSchema<v.StringSchema<undefined>, v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
export type ExportFile = v.InferOutput<typeof exportSchema>;
