/** Facts that the server knows about a page. */
interface AgeGateFacts {
  readonly hasAgeGate: boolean;
  /** The page shows liquor or tobacco (docs/rules.md#age-gate-asks). */
  readonly isAgeRestricted: boolean;
  readonly isHome: boolean;
  /** An editor has turned overlays off in a preview (`without-overlay`); never true for visitors. */
  readonly isWithoutOverlay: boolean;
}

/**
 * The conditions of the gate that are the same for every visitor; the stored answer comes on top
 * (docs/rules.md#age-gate-asks).
 */
export function isGuarded({ hasAgeGate, isAgeRestricted, isHome, isWithoutOverlay }: AgeGateFacts): boolean {
  return hasAgeGate && isAgeRestricted && !isHome && !isWithoutOverlay;
}

/**
 * The state of a guarded page for a stored answer. The question is asked once; a stored no keeps the page closed, so that
 * another page view does not get round the gate.
 */
export function gateState(answer: boolean | undefined): 'open' | 'asking' | 'shut' {
  if (answer === undefined) return 'asking';
  return answer ? 'open' : 'shut';
}
