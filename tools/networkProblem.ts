import * as v from 'valibot';

type Expected = 'the site' | 'a content service';

/** What is said of a host where another program answers (docs/rules.md#command-address). */
export function otherProgram(host: string, expected: Expected): string {
  return `${host} answers something else than ${expected}: is it the right address?`;
}

/** What a JSON answer holds; undefined for one of another form, such as another program's page. */
export async function contentsOf<Schema extends v.GenericSchema>(
  answer: Response,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const parsed = v.safeParse(schema, await answer.json().catch(() => undefined));
  return parsed.success ? parsed.output : undefined;
}

/** What a JSON answer holds; throws an error for the operator where another program answers (docs/rules.md#command-address). */
export async function contentsFrom<Schema extends v.GenericSchema>(
  expected: Expected,
  answer: Response,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const contents = await contentsOf(answer, schema);
  if (contents === undefined) throw new Error(otherProgram(new URL(answer.url).host, expected));
  return contents;
}

/** Asks over the network; throws an error for the operator where nothing answers. */
export async function reach(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (thrown) {
    throw new Error(`${new URL(request.url).host} can’t be reached: ${networkProblem(thrown)}.`);
  }
}

/** What a library of the content service says of its waits: nothing of it belongs to the output (docs/rules.md#command-output). */
export function logHandler(level: string, data?: unknown): void {
  if (level === 'warning' && typeof data === 'string') process.stderr.write(`  ${data}\n`);
}

/** A status with the service's own name for it: `403 AccessDenied`. Without one, its library repeats the status in the name. */
export function statusName(status: number | string | undefined, name: string): string {
  return [status, name.replace(/^\d+ /, '')].filter(Boolean).join(' ');
}

/** What a service did with a call by its status: a server error is none of the caller's mistakes. */
export function refusedOrFailed(status: number | undefined): 'refused' | 'failed' {
  return status !== undefined && status >= 500 ? 'failed' : 'refused';
}

/** Why a call failed: the network's own reason where there is one. */
export function networkProblem(thrown: unknown): string {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
