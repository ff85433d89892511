/** One line of `details.errors`. */
interface QueryProblem {
  readonly name: string;
  readonly path?: readonly string[];
  readonly type?: string;
  readonly value?: unknown;
  readonly details?: string;
}

/** An error answer of the API: thrown anywhere, turned into a response in one place. */
export class ApiError extends Error {
  readonly status: number;
  readonly id: string;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
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

/** Error for a parameter that does not fit the content model. */
export function invalidQuery(problem: QueryProblem): ApiError {
  return new ApiError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors: [problem] },
  );
}

/** Error for a path that the content model does not have. */
export function unknownPath(path: string): ApiError {
  return invalidQuery({
    name: 'unknown',
    path: path.split('.'),
    details: `The path "${path}" is not recognized`,
  });
}

/** Error for a filter, order or selection on fields without a content type. */
export function contentTypeRequired(): ApiError {
  return new ApiError(
    400,
    'InvalidQuery',
    'A Content Type ID is required. When querying for Entries and involving fields you need to limit your query to a specific Content Type. Please send a Content Type ID (not the name) as the URI query parameter "content_type"',
  );
}

export function unknownLocale(code: string): ApiError {
  return new ApiError(400, 'BadRequest', `Unknown locale: ${code}`);
}

export function responseTooBig(limit: number): ApiError {
  return new ApiError(400, 'BadRequest', `Response size too big. Maximum allowed response size: ${limit}B.`);
}

export function accessTokenInvalid(): ApiError {
  return new ApiError(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.');
}

export function notFound(details?: Readonly<Record<string, string>>): ApiError {
  return new ApiError(404, 'NotFound', 'The resource could not be found.', details);
}

export function methodNotAllowed(): ApiError {
  return new ApiError(405, 'MethodNotAllowed', 'The content is read-only here.', undefined, {
    allow: 'GET, HEAD, OPTIONS',
  });
}

export function rateLimitExceeded(headers: Readonly<Record<string, string>>): ApiError {
  return new ApiError(
    429,
    'RateLimitExceeded',
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
    undefined,
    headers,
  );
}
