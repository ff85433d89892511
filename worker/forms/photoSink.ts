import {
  MAX_PHOTO_BYTES,
  PHOTO_HEAD_BYTES,
  type PhotoFacts,
  type PhotoType,
  photoType,
} from '../../content/forms/photos.ts';
import { PART_BYTES, type PhotoStore, type PhotoUpload } from './photoStore.ts';

/** A file that is coming in. */
export interface PhotoSink {
  readonly write: (chunk: Uint8Array) => Promise<void>;
  /** The file has ended; what was left is sent. */
  readonly end: () => Promise<PhotoFacts>;
  /** Makes the photo an object of the store. Throws when the store has failed, now or while the file came in. */
  readonly commit: () => Promise<void>;
  /** Leaves nothing behind, committed or not. Throws when the store does not let go of it. */
  readonly discard: () => Promise<void>;
}

/**
 * Streams one file to the store as it comes in: its first bytes decide whether it is a photo (never its name), parts go
 * out when they are full, and from the byte on that makes it too large the rest is only counted (site-shell §5). So is
 * the rest when the store fails: the form around the file is still read, and goes back to who typed it.
 */
export function photoSink(store: PhotoStore, key: string): PhotoSink {
  let size = 0;
  let head = new Uint8Array();
  let type: PhotoType | undefined;
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

  const decideType = async (): Promise<void> => {
    type = photoType(head);
    if (!type) await discard();
  };

  return {
    write: async (chunk) => {
      const needsHead = head.length < PHOTO_HEAD_BYTES;
      if (needsHead) head = joined([head, chunk.subarray(0, PHOTO_HEAD_BYTES - head.length)]);
      size += chunk.length;
      if (isRefused) return;
      if (size > MAX_PHOTO_BYTES) return discard();
      pending.push(chunk);
      pendingSize += chunk.length;
      if (needsHead && head.length === PHOTO_HEAD_BYTES) await decideType();
      while (!isRefused && pendingSize >= PART_BYTES) await flush(PART_BYTES);
    },
    end: async () => {
      if (!type && !isRefused) await decideType();
      if (!isRefused && (pendingSize > 0 || !upload)) await flush(pendingSize);
      return { size, type: size > MAX_PHOTO_BYTES ? photoType(head) : type };
    },
    commit: async () => {
      if (failure) throw failure.thrown;
      // It may be there although the store said otherwise.
      mayBeStored = upload !== undefined;
      await upload?.complete();
      upload = undefined;
    },
    discard,
  };
}

/** A file that is only looked at: for visitors who send too often, and for fields that have one already. */
export function countingSink(): PhotoSink {
  let size = 0;
  let head = new Uint8Array();
  return {
    write: async (chunk) => {
      if (head.length < PHOTO_HEAD_BYTES) head = joined([head, chunk.subarray(0, PHOTO_HEAD_BYTES - head.length)]);
      size += chunk.length;
    },
    end: async () => ({ size, type: photoType(head) }),
    commit: async () => undefined,
    discard: async () => undefined,
  };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let position = 0;
  for (const chunk of chunks) {
    whole.set(chunk, position);
    position += chunk.length;
  }
  return whole;
}

/** The first bytes of a list of chunks, and the others. */
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
