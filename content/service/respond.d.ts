import { type ApiError } from './errors.ts';
/** Sent with every answer of the service. */
export declare const CORS: Readonly<Record<string, string>>;
/** Whether an `If-None-Match` header names this tag; `W/` makes no difference to it. */
export declare const matchesTag: (header: string | null, tag: string) => boolean;
/** A success: JSON with a tag, or 304 for who has it already. */
export declare const contentResponse: (request: Request, body: unknown, extra: Readonly<Record<string, string>>) => Promise<Response>;
/** A failure in the API's own form. */
export declare const errorResponse: (error: Pick<ApiError, 'id' | 'message' | 'details' | 'headers'>, status: number, requestId: string) => Response;
