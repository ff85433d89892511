import { type Origin } from './bodies.ts';
import type { View } from './space.ts';
/** A request for content, after it has been let in. */
export interface Ask {
    readonly view: View;
    readonly params: URLSearchParams;
    readonly origin: Origin;
}
/** `GET /entries`: the page that was asked for, with what it links to. */
export declare const listEntries: ({ view, params, origin }: Ask) => {
    sys: {
        type: string;
    };
    total: number;
    skip: number;
    limit: number;
    items: readonly unknown[];
    errors?: {
        sys: {
            id: string;
            type: string;
        };
        details: {
            type: string;
            linkType: "Asset" | "Entry";
            id: string;
        };
    }[];
    includes?: {
        Entry?: {
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
        }[];
        Asset?: {
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
        }[];
    };
};
/** `GET /assets`. */
export declare const listAssets: ({ view, params, origin }: Ask) => {
    sys: {
        type: string;
    };
    total: number;
    skip: number;
    limit: number;
    items: readonly unknown[];
};
/** `GET /content_types`. */
export declare const listContentTypes: ({ view, params, origin }: Ask) => {
    sys: {
        type: string;
    };
    total: number;
    skip: number;
    limit: number;
    items: readonly unknown[];
};
/** `GET /tags`. */
export declare const listTags: ({ view, params, origin }: Ask) => {
    sys: {
        type: string;
    };
    total: number;
    skip: number;
    limit: number;
    items: readonly unknown[];
};
/** `GET /locales`: always all of them. */
export declare const listLocales: ({ view }: Ask) => {
    sys: {
        type: string;
    };
    total: number;
    skip: number;
    limit: number;
    items: readonly unknown[];
};
