import { withTimeout } from '../../content/time/timeouts.ts';
import type { World } from '../world.ts';

/** A store that takes longer for one call has failed, in milliseconds; a part of a photo has 5 MB. */
const STORE_MS = 10_000;

/** A store did not answer in time: what it was asked for may happen yet. */
export class StoreTooSlow extends Error {
  override readonly name = 'StoreTooSlow';
}

/** A world whose stores reject when they never answer: a visitor who sent a form waits for them. */
export function withStoreLimits(world: World): World {
  const { enquiries, photos } = world;
  const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
    withTimeout(world, STORE_MS, work, () => Promise.reject(new StoreTooSlow('the store is too slow')));
  return {
    ...world,
    enquiries: {
      ...enquiries,
      put: (...row) => inTime(enquiries.put(...row)),
      receiptOf: (fingerprint) => inTime(enquiries.receiptOf(fingerprint)),
    },
    photos: {
      ...photos,
      begin: async (...of) => {
        const upload = await inTime(photos.begin(...of));
        return {
          part: (chunks) => inTime(upload.part(chunks)),
          complete: () => inTime(upload.complete()),
          abort: () => inTime(upload.abort()),
        };
      },
      remove: (keys) => inTime(photos.remove(keys)),
    },
  };
}
