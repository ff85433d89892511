import { createPhotoReader, MAX_PHOTO_BYTES, PHOTO_HEAD_BYTES, type PhotoFacts } from '../../content/forms/photos.ts';
import { PART_BYTES, type PhotoStore } from '../platform/photoStore.ts';

/** Takes a file that arrives in chunks. */
export type PhotoSink = ReturnType<typeof photoSink>;

/**
 * Streams one file to the store in parts (docs/rules.md#form-photos). Its bytes decide if it is a photo, never its
 * name: the first ones at once, its header and its end when all of it is read. When it is too large, or the store
 * fails, the rest is only counted: the form is still read and shown again, and then the photo discarded.
 */
export function photoSink(store: PhotoStore, key: string) {
  const reader = createPhotoReader();
  let size = 0;
  let isRefused = false;
  let upload: Awaited<ReturnType<PhotoStore['begin']>> | undefined;
  let failure: { readonly thrown: unknown } | undefined;
  let pending: Uint8Array[] = [];
  let pendingSize = 0;

  const takePending = (): readonly Uint8Array[] => {
    const taken = pending;
    pending = [];
    pendingSize = 0;
    return taken;
  };

  const refuse = (): void => {
    isRefused = true;
    takePending();
  };

  const flush = async (): Promise<void> => {
    const part = takePending();
    const type = reader.begunType();
    if (!type) return;
    try {
      upload ??= await store.begin(key, type);
      await upload.part(part);
    } catch (thrown) {
      failure = { thrown };
      refuse();
    }
  };

  return {
    write: async (chunk: Uint8Array): Promise<void> => {
      reader.read(chunk);
      size += chunk.length;
      const isNone = size >= PHOTO_HEAD_BYTES && !reader.begunType();
      if (isNone || size > MAX_PHOTO_BYTES) refuse();
      for (let rest = chunk; !isRefused && rest.length > 0; ) {
        const piece = rest.subarray(0, PART_BYTES - pendingSize);
        pending.push(piece);
        pendingSize += piece.length;
        rest = rest.subarray(piece.length);
        if (pendingSize === PART_BYTES) await flush();
      }
    },
    /** Ends the file and sends the last part. */
    end: async (): Promise<PhotoFacts> => {
      const facts = reader.facts();
      if (!facts.type) refuse();
      if (pendingSize > 0) await flush();
      // A file that is too large is reported as such, whatever its end is.
      return facts.size > MAX_PHOTO_BYTES ? { ...facts, type: reader.begunType() } : facts;
    },
    /** Makes the photo an object of the store. Rejects when the store fails now or has failed before. */
    commit: async (): Promise<void> => {
      if (failure) throw failure.thrown;
      await upload?.complete();
      upload = undefined;
    },
    /** Removes the photo, committed or not; called once, when nothing more is done with it. Rejects when the store fails. */
    discard: async (): Promise<void> => {
      // The photo may be stored even when completing it has failed.
      await Promise.all([upload?.abort(), store.remove([key])]);
    },
  };
}

const nothing = async (): Promise<void> => undefined;

/** Keeps nothing of a file: for senders above the rate limit, and for a second file of a field. */
export const emptySink: PhotoSink = {
  write: nothing,
  end: async () => ({ size: 0, type: undefined }),
  commit: nothing,
  discard: nothing,
};
