/** One line of `details.errors`. */
export interface QueryProblem {
    readonly name: string;
    readonly path?: readonly string[];
    readonly type?: string;
    readonly value?: unknown;
    readonly details?: string;
}
/** An answer that is not a success; thrown anywhere, turned into a response in one place. */
export declare class ApiError extends Error {
    readonly status: 400 | 401 | 404 | 405 | 429;
    readonly id: string;
    readonly details: unknown;
    readonly headers: Readonly<Record<string, string>>;
    constructor(status: ApiError['status'], id: string, message: string, details?: unknown, headers?: Readonly<Record<string, string>>);
}
/** The error body of the API. */
export declare const errorBody: (error: Pick<ApiError, 'id' | 'message' | 'details'>, requestId: string) => unknown;
/** A parameter that does not fit the content model. */
export declare const invalidQuery: (problem: QueryProblem) => ApiError;
/** A path that the content model does not have. */
export declare const unknownPath: (path: string) => ApiError;
/** Filters, orders and selections on fields need to know whose fields they are. */
export declare const contentTypeRequired: () => ApiError;
export declare const unknownLocale: (code: string) => ApiError;
export declare const responseTooBig: (limit: number) => ApiError;
export declare const accessTokenInvalid: () => ApiError;
export declare const notFound: (details?: Readonly<Record<string, string>>) => ApiError;
export declare const methodNotAllowed: () => ApiError;
export declare const rateLimitExceeded: (headers: Readonly<Record<string, string>>) => ApiError;
