import { ApiError } from '../model/apiError.ts';

/** Throws where something is invalid. */
export function refuseInvalid(problems: readonly object[]): void {
  if (problems.length > 0) throw new ApiError(422, 'ValidationFailed', 'Validation error', { errors: problems });
}

/** A refusal, or a fault of the service itself, in the form of the Content Management API. */
export function refusalResponse(thrown: Error): Response {
  const { status, id, message, details } =
    thrown instanceof ApiError ? thrown : new ApiError(500, 'ServerError', thrown.message);
  const body = { sys: { type: 'Error', id }, message, details: details ?? { errors: [] }, requestId: 'request' };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/vnd.contentful.management.v1+json', 'x-contentful-ratelimit-reset': '0' },
  });
}
