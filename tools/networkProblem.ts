/** Why a call failed: the network's own reason where there is one. */
export function networkProblem(thrown: unknown): string {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
