/** A JSON response of a route that is no page: never indexed, cached like pages unless private. */
export function jsonAnswer(body: unknown, status = 200, isPrivate = false): Response {
  const cache: Readonly<Record<string, string>> = isPrivate
    ? { 'Cache-Control': 'private, no-store' }
    : status === 200
      ? {}
      : { 'Cache-Control': 'no-store' };
  return Response.json(body, { status, headers: { 'X-Robots-Tag': 'noindex', ...cache } });
}

/** Status 400 with a sentence that says what is wrong. */
export function badRequest(error: string): Response {
  return jsonAnswer({ error }, 400);
}
