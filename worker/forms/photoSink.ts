import { createPhotoReader, MAX_PHOTO_BYTES, PHOTO_HEAD_BYTES, type PhotoFacts } from '../../content/forms/photos.ts';
import { PART_BYTES, type PhotoStore, type PhotoUpload } from '../platform/photoStore.ts';

/** Takes a file that arrives in chunks. */
export interface PhotoSink {
  readonly write: (chunk: Uint8Array) => Promise<void>;
  /** Ends the file and sends the last part. */
  readonly end: () => Promise<PhotoFacts>;
  /** Makes the photo an object of the store. Rejects when the store fails now or has failed before. */
  readonly commit: () => Promise<void>;
  /** Removes the photo, committed or not. Rejects when the store fails. */
  readonly discard: () => Promise<void>;
}

/**
 * Streams one file to the store in parts (docs/rules.md#form-photos). Its bytes decide if it is a photo, never its
 * name: the first ones at once, its header and its end when all of it is read. When it is too large, or the store
 * fails, the rest is only counted: the form is still read and shown again.
 */
export function photoSink(store: PhotoStore, key: string): PhotoSink {
  const reader = createPhotoReader();
  let size = 0;
  let isRefused = false;
  let upload: PhotoUpload | undefined;
  let mayBeStored = false;
  let failure: { readonly thrown: unknown } | undefined;
  let pending: Uint8Array[] = [];
  let pendingSize = 0;

  const discard = async (): Promise<void> => {
    isRefused = true;
    pending = [];
    const begun = upload;
    upload = undefined;
    await Promise.all([begun?.abort(), mayBeStored ? store.remove([key]) : undefined]);
  };

  const flush = async (bytes: number): Promise<void> => {
    const type = reader.begunType();
    if (!type) return;
    const [part, rest] = splitChunks(pending, bytes);
    pending = rest;
    pendingSize -= bytes;
    try {
      upload ??= await store.begin(key, type);
      await upload.part(part);
    } catch (thrown) {
      failure = { thrown };
      isRefused = true;
      pending = [];
    }
  };

  return {
    write: async (chunk) => {
      reader.read(chunk);
      size += chunk.length;
      if (isRefused) return;
      const isNone = size >= PHOTO_HEAD_BYTES && !reader.begunType();
      if (isNone || size > MAX_PHOTO_BYTES) return discard();
      pending.push(chunk);
      pendingSize += chunk.length;
      while (!isRefused && pendingSize >= PART_BYTES) await flush(PART_BYTES);
    },
    end: async () => {
      const facts = reader.facts();
      if (!facts.type) await discard();
      if (!isRefused && (pendingSize > 0 || !upload)) await flush(pendingSize);
      // A file that is too large is reported as such, whatever its end is.
      return facts.size > MAX_PHOTO_BYTES ? { ...facts, type: reader.begunType() } : facts;
    },
    commit: async () => {
      if (failure) throw failure.thrown;
      // The photo may be stored even when completing fails.
      mayBeStored = upload !== undefined;
      await upload?.complete();
      upload = undefined;
    },
    discard,
  };
}

/** Counts a file's bytes and keeps none: for senders above the rate limit, and for a second file of a field. */
export function countingSink(): PhotoSink {
  let size = 0;
  return {
    write: async ({ length }) => {
      size += length;
    },
    end: async () => ({ size, type: undefined }),
    commit: async () => undefined,
    discard: async () => undefined,
  };
}

/** Splits chunks after a number of bytes. */
function splitChunks(chunks: readonly Uint8Array[], bytes: number): readonly [Uint8Array[], Uint8Array[]] {
  const first: Uint8Array[] = [];
  const rest: Uint8Array[] = [];
  let left = bytes;
  for (const chunk of chunks) {
    if (left > 0) first.push(chunk.subarray(0, left));
    if (chunk.length > left) rest.push(chunk.subarray(left));
    left = Math.max(left - chunk.length, 0);
  }
  return [first, rest];
}
