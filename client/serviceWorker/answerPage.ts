import { ANSWER_MS } from '../../content/offline/devicePages.ts';

/** Where an answer to a navigation may come from. */
interface PageSources {
  /** Rejects without a network, or is an error: so Firefox gives what it asked for ahead. */
  readonly network: Promise<Response>;
  /** The page on the device; undefined where there is none. */
  readonly stored: () => Promise<Response | undefined>;
  /** The offline page. */
  readonly offline: () => Promise<Response>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * The answer to a navigation: the network's if it comes within four seconds, whatever it says; otherwise the kept page;
 * without one the network's after all, or the offline page (docs/rules.md#offline-network-first).
 */
export async function answerPage({ network, stored, offline, wait }: PageSources): Promise<Response> {
  const answer = network.then(
    (response) => (response.type === 'error' ? undefined : response),
    () => undefined,
  );
  const inTime = await Promise.race([answer, wait(ANSWER_MS).then(() => undefined)]);
  // A device whose store is broken or full still has a network.
  return inTime ?? (await stored().catch(() => undefined)) ?? (await answer) ?? offline();
}
