/** Legal drinking age in the United States (site-shell §9). */
export const LEGAL_DRINKING_AGE = 21;

/** What the server knows of a page. */
export interface AgeGateFacts {
  readonly hasAgeGate: boolean;
  /** The page shows liquor or tobacco (content-pages §4). */
  readonly isAgeRestricted: boolean;
  readonly isHome: boolean;
  /** An editor looks at a preview and has turned overlays off (`without-overlay`); never true for visitors. */
  readonly isWithoutOverlay: boolean;
}

/** The conditions of the gate that hold for every visitor alike; the fifth is a stored answer (site-shell §4). */
export function isGuarded({ hasAgeGate, isAgeRestricted, isHome, isWithoutOverlay }: AgeGateFacts): boolean {
  return hasAgeGate && isAgeRestricted && !isHome && !isWithoutOverlay;
}

/**
 * What a guarded page does with a stored answer: shows itself, asks, or stays shut. The question is asked once; a
 * stored no keeps the page shut, so that turning the page does not get round the gate.
 */
export function gateState(answer: boolean | undefined): 'open' | 'asking' | 'shut' {
  if (answer === undefined) return 'asking';
  return answer ? 'open' : 'shut';
}
