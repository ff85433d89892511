/** One line of `details.errors`. */
export interface QueryProblem {
  readonly name: string;
  readonly path?: readonly string[];
  readonly type?: string;
  readonly value?: unknown;
  readonly details?: string;
}

/** An answer that is not a success; thrown anywhere, turned into a response in one place. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 404 | 405 | 429;
  readonly id: string;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ApiError['status'],
    id: string,
    message: string,
    details?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.id = id;
    this.details = details;
    this.headers = headers;
  }
}

/** The error body of the API. */
export const errorBody = (error: Pick<ApiError, 'id' | 'message' | 'details'>, requestId: string): unknown => ({
  sys: { type: 'Error', id: error.id },
  message: error.message,
  ...(error.details === undefined ? {} : { details: error.details }),
  requestId,
});

/** A parameter that does not fit the content model. */
export const invalidQuery = (problem: QueryProblem): ApiError =>
  new ApiError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors: [problem] },
  );

/** A path that the content model does not have. */
export const unknownPath = (path: string): ApiError =>
  invalidQuery({
    name: 'unknown',
    path: path.split('.'),
    details: `The path "${path}" is not recognized`,
  });

/** Filters, orders and selections on fields need to know whose fields they are. */
export const contentTypeRequired = (): ApiError =>
  new ApiError(
    400,
    'InvalidQuery',
    'A Content Type ID is required. When querying for Entries and involving fields you need to limit your query to a specific Content Type. Please send a Content Type ID (not the name) as the URI query parameter "content_type"',
  );

export const unknownLocale = (code: string): ApiError => new ApiError(400, 'BadRequest', `Unknown locale: ${code}`);

export const responseTooBig = (limit: number): ApiError =>
  new ApiError(400, 'BadRequest', `Response size too big. Maximum allowed response size: ${limit}B.`);

export const accessTokenInvalid = (): ApiError =>
  new ApiError(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.');

export const notFound = (details?: Readonly<Record<string, string>>): ApiError =>
  new ApiError(404, 'NotFound', 'The resource could not be found.', details);

export const methodNotAllowed = (): ApiError =>
  new ApiError(405, 'MethodNotAllowed', 'The content is read-only here.', undefined, {
    allow: 'GET, HEAD, OPTIONS',
  });

export const rateLimitExceeded = (headers: Readonly<Record<string, string>>): ApiError =>
  new ApiError(
    429,
    'RateLimitExceeded',
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
    undefined,
    headers,
  );
