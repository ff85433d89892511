import type { EnquiryHealth } from './enquiryHealth.ts';
import type { PagesAheadHealth } from './pagesAheadHealth.ts';

/** Pages that are made before anybody asks; a job that takes longer than visitors wait for it does not keep up. */
const AHEAD_MS = 120_000;

/** What the report knows of the site. */
interface Findings {
  readonly hasContent: boolean;
  readonly storeIsReached: boolean;
  readonly enquiries: EnquiryHealth;
  readonly ahead: PagesAheadHealth | undefined;
  readonly changes: { readonly isBound: boolean; readonly isReached: boolean; readonly isHookSilent: boolean };
}

/** What somebody has to act on, in words for an operator; none while all is well (docs/rules.md#health-faults). */
export function healthFaults({ hasContent, storeIsReached, enquiries, ahead, changes }: Findings): readonly string[] {
  const faults: readonly (readonly [isFault: boolean, words: string])[] = [
    [!hasContent, 'content can’t be read'],
    [!storeIsReached, 'KV can’t be reached'],
    [!enquiries.isReceived, 'nobody receives enquiries'],
    [(enquiries.undelivered ?? 0) > 0, `enquiries are not forwarded: ${enquiries.undelivered}`],
    [!enquiries.storeIsReached, 'the store of enquiries can’t be reached'],
    [!enquiries.photosAreReached, 'the store of photos can’t be reached'],
    [!enquiries.queueIsReached, 'the queue can’t be reached'],
    [!(changes.isBound && changes.isReached), 'the coordinator can’t be reached'],
    [(ahead?.waitsFor ?? 0) > AHEAD_MS, `pages are not made ahead of visitors: ${ahead?.pending}`],
    [(ahead?.laidAside ?? 0) > 0, `${ahead?.laidAside} pages failed three times when they were made ahead`],
    [changes.isHookSilent, 'content changes that no webhook tells of'],
  ];
  return faults.filter(([isFault]) => isFault).map(([, words]) => words);
}
