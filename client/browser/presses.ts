import { type Claim, claimedBy, claims } from './claims.ts';

/** What a press does; it fetches what it needs. */
export type Presses = Readonly<Record<Claim, (element: HTMLElement, event: MouseEvent) => unknown>>;

/** Answers the clicks that script has claimed. */
export function awaitPresses(pressed: Presses): void {
  document.addEventListener('click', (event) => {
    for (const claim of Object.keys(pressed)) {
      if (!isClaim(claim)) continue;
      const element = claimedBy(event, claims[claim]);
      if (!element) continue;
      event.preventDefault();
      void pressed[claim](element, event);
    }
  });
}

function isClaim(name: string): name is Claim {
  return Object.hasOwn(claims, name);
}
