import { type LocaleChoice } from './locales.ts';
import { type ContentType, type Field, type Locale, type Model, type Resource, type Tag } from './model.ts';
/** What every body says of where it comes from. */
export interface Origin {
    readonly space: string;
    readonly environment: string;
    /** The host that the visitor asked, which also serves the assets. */
    readonly host: string;
}
/** An entry or asset as it is delivered. A field without a value in the asked locale is absent. */
export declare const resourceBody: (model: Model, resource: Resource, locale: LocaleChoice, origin: Origin) => {
    metadata: {
        tags: {
            sys: {
                type: string;
                linkType: string;
                id: string;
            };
        }[];
        concepts: never[];
    };
    sys: {
        space: {
            sys: {
                type: string;
                linkType: string;
                id: string;
            };
        };
        id: string;
        type: "Asset" | "ContentType" | "Entry" | "Tag";
        createdAt: string;
        updatedAt: string;
        environment: {
            sys: {
                type: string;
                linkType: string;
                id: string;
            };
        };
        publishedVersion?: number;
        revision: number;
        contentType?: {
            sys: {
                type: string;
                linkType: string;
                id: string;
            };
        };
        locale?: string;
    };
    fields: {
        [k: string]: {} | null;
    };
};
/** A content type as it is delivered. */
export declare const contentTypeBody: (type: ContentType, origin: Origin) => {
    sys: {
        space: {
            sys: {
                type: string;
                linkType: string;
                id: string;
            };
        };
        id: string;
        type: "Asset" | "ContentType" | "Entry" | "Tag";
        createdAt: string;
        updatedAt: string;
        environment: {
            sys: {
                type: string;
                linkType: string;
                id: string;
            };
        };
        revision: number;
    };
    displayField: string | null;
    name: string;
    description: string;
    fields: readonly Field[];
};
/** A tag as it is delivered. */
export declare const tagBody: (tag: Tag, origin: Origin) => {
    sys: {
        space: {
            sys: {
                type: string;
                linkType: string;
                id: string;
            };
        };
        id: string;
        type: "Asset" | "ContentType" | "Entry" | "Tag";
        createdAt: string;
        updatedAt: string;
        environment: {
            sys: {
                type: string;
                linkType: string;
                id: string;
            };
        };
        version: number;
        visibility: string;
    };
    name: string;
};
/** A locale as it is delivered. */
export declare const localeBody: (locale: Locale) => {
    code: string;
    name: string;
    default: boolean;
    fallbackCode: string | null;
    sys: {
        id: string;
        type: string;
        version: number;
    };
};
/** The space itself as it is delivered. */
export declare const spaceBody: (model: Model, origin: Origin) => {
    sys: {
        type: string;
        id: string;
    };
    name: string;
    locales: {
        code: string;
        default: boolean;
        name: string;
        fallbackCode: string | null;
    }[];
};
