import type { Ask } from './lists.ts';
/** `GET /entries/{id}`: the entry alone, without what it links to. */
export declare const oneEntry: (ask: Ask, id: string) => {
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
/** `GET /assets/{id}`. */
export declare const oneAsset: (ask: Ask, id: string) => {
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
/** `GET /content_types/{id}`. */
export declare const oneContentType: (ask: Ask, id: string) => {
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
    fields: readonly import("./model.ts").Field[];
};
/** `GET /tags/{id}`. */
export declare const oneTag: (ask: Ask, id: string) => {
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
/** `GET /locales/{id}`. */
export declare const oneLocale: (ask: Ask, id: string) => {
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
/** `GET /spaces/{space}`. */
export declare const theSpace: (ask: Ask) => {
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
