/** A refusal of the Content Management API, with its own name for it. */
export class Refusal extends Error {
  readonly status: number;
  readonly id: string;
  readonly problems: readonly object[];
  constructor(status: number, id: string, message: string, problems: readonly object[] = []) {
    super(message);
    this.status = status;
    this.id = id;
    this.problems = problems;
  }
}

export const notFound = (): Refusal => new Refusal(404, 'NotFound', 'The resource could not be found.');

/** Throws where something is invalid. */
export function refuseInvalid(problems: readonly object[]): void {
  if (problems.length > 0) throw new Refusal(422, 'ValidationFailed', 'Validation error', problems);
}

/** A refusal, or a fault of the service itself, in the API's own form. */
export function refusalResponse(thrown: Error): Response {
  const { status, id, message, problems } =
    thrown instanceof Refusal ? thrown : new Refusal(500, 'ServerError', thrown.message);
  const body = { sys: { type: 'Error', id }, message, details: { errors: problems }, requestId: 'request' };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/vnd.contentful.management.v1+json', 'x-contentful-ratelimit-reset': '0' },
  });
}
