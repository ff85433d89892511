import type { Regions } from '../../tools/regions/dataCentres.ts';
import type { publications } from '../load/publications.ts';

/** What every part of the proof works with. */
export interface Proof {
  readonly regions: Regions;
  /** Of the content service's calls to the site. */
  readonly hookSecret: string;
  /** Editors, who number their publications through the whole proof. */
  readonly news: Awaited<ReturnType<typeof publications>>;
  /** Pages that the coordinator handed to the queue so far, and that jobs made. */
  readonly counts: { readonly queued: number; readonly rendered: number };
  /** Notes a goal, what was seen, and whether it is met. */
  readonly note: (goal: string, seen: string, isMet: boolean) => void;
}
