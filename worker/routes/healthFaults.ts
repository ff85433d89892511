import type { EnquiryHealth } from './enquiryHealth.ts';

/** What the report knows of the site. */
interface Findings {
  readonly hasContent: boolean;
  readonly storeIsReached: boolean;
  readonly enquiries: EnquiryHealth;
  readonly changes: { readonly isBound: boolean; readonly isReached: boolean; readonly isHookSilent: boolean };
}

/** What somebody has to act on, in words for an operator; none while all is well (docs/rules.md#health-faults). */
export function healthFaults({ hasContent, storeIsReached, enquiries, changes }: Findings): readonly string[] {
  const faults: readonly (readonly [isFault: boolean, words: string])[] = [
    [!hasContent, 'content can’t be read'],
    [!storeIsReached, 'KV can’t be reached'],
    [!enquiries.isReceived, 'nobody receives enquiries'],
    [(enquiries.undelivered ?? 0) > 0, `enquiries are not forwarded: ${enquiries.undelivered}`],
    [!enquiries.storeIsReached, 'the store of enquiries can’t be reached'],
    [!enquiries.photosAreReached, 'the store of photos can’t be reached'],
    [!enquiries.queueIsReached, 'the queue can’t be reached'],
    [!(changes.isBound && changes.isReached), 'the coordinator can’t be reached'],
    [changes.isHookSilent, 'content changes that no webhook tells of'],
  ];
  return faults.filter(([isFault]) => isFault).map(([, words]) => words);
}
