/** A JSON response of a route that is no page: never indexed, cached like pages if it is no error. */
export function jsonAnswer(body: unknown, status = 200): Response {
  return answerOf(body, status, status === 200 ? {} : { 'Cache-Control': 'no-store' });
}

/** A JSON response for whoever asked alone: neither indexed nor cached. */
export function privateAnswer(body: unknown, status = 200): Response {
  return answerOf(body, status, { 'Cache-Control': 'private, no-store' });
}

/** Status 400 with a sentence that says what is wrong. */
export function badRequest(error: string): Response {
  return jsonAnswer({ error }, 400);
}

function answerOf(body: unknown, status: number, caching: Readonly<Record<string, string>>): Response {
  return Response.json(body, { status, headers: { 'X-Robots-Tag': 'noindex', ...caching } });
}
