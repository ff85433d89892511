import type { AssetHosts } from '../../content/media/mediaUrl.ts';
import { CLOSED_RETRY } from '../../worker/closings.ts';

/** A site to look at: its own domain, or one on this machine. */
export interface LookedSite {
  readonly origin: string;
  /** Sends a request to the version that is looked at, without following redirects. */
  readonly ask: (request: Request) => Promise<Response>;
  /** The version that has to answer; undefined where any may. */
  readonly version: string | undefined;
  readonly assets: AssetHosts;
}

/** What was seen: what was right, and what was wrong. */
export interface Sight {
  readonly seen: readonly string[];
  readonly wrong: readonly string[];
}

export function right(what: string): Sight {
  return { seen: [what], wrong: [] };
}

export function wrong(what: string): Sight {
  return { seen: [], wrong: [what] };
}

export function joined(sights: readonly Sight[]): Sight {
  return { seen: sights.flatMap(({ seen }) => seen), wrong: sights.flatMap((sight) => sight.wrong) };
}

/** Returns true for what a call answers whose city is closed on purpose (docs/rules.md#closed-calls). */
export function isOfClosedCity({ status, headers }: Response): boolean {
  return status === 503 && headers.get('retry-after') === CLOSED_RETRY;
}
