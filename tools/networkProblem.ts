/** Asks over the network; throws an error for the operator where nothing answers. */
export async function reach(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (thrown) {
    throw new Error(`${new URL(request.url).host} can’t be reached: ${networkProblem(thrown)}.`);
  }
}

/** Why a call failed: the network's own reason where there is one. */
export function networkProblem(thrown: unknown): string {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
