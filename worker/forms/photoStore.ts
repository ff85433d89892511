import type { PhotoType } from '../../content/forms/photos.ts';

/** An upload in parts. Nothing of it is seen in the store until it is completed. */
export interface PhotoUpload {
  /** All parts but the last have the same length, at least PART_BYTES. */
  readonly part: (chunks: readonly Uint8Array[]) => Promise<void>;
  readonly complete: () => Promise<void>;
  readonly abort: () => Promise<void>;
}

/** Where photos are kept. Keys start with the day, so that the oldest are listed first. */
export interface PhotoStore {
  readonly begin: (key: string, type: PhotoType) => Promise<PhotoUpload>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Keys of all photos of a day (YYYY-MM-DD). */
  readonly keysOf: (day: string) => Promise<readonly string[]>;
  /** Deletes photos of days before a day (YYYY-MM-DD); tells how many. */
  readonly removeBefore: (day: string) => Promise<number>;
}

/** The least length that R2 takes for a part; no more than one part of a photo is ever held. */
export const PART_BYTES = 5 * 1024 * 1024;

/** R2 lists and deletes so many objects in one call at most. */
const PAGE = 1000;

/** Photos in R2, by multipart upload: what breaks off half-way never becomes an object. */
export function r2Photos(bucket: R2Bucket): PhotoStore {
  return {
    begin: async (key, type) => {
      const upload = await bucket.createMultipartUpload(key, { httpMetadata: { contentType: type } });
      const parts: R2UploadedPart[] = [];
      return {
        part: async (chunks) => {
          parts.push(await upload.uploadPart(parts.length + 1, new Blob([...chunks])));
        },
        complete: async () => {
          await upload.complete(parts);
        },
        abort: () => upload.abort(),
      };
    },
    remove: async (keys) => {
      for (let start = 0; start < keys.length; start += PAGE) await bucket.delete(keys.slice(start, start + PAGE));
    },
    keysOf: async (day) => {
      const keys: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await bucket.list({ prefix: `${day}/`, ...(cursor !== undefined && { cursor }) });
        keys.push(...page.objects.map(({ key }) => key));
        if (!page.truncated) return keys;
        cursor = page.cursor;
      }
    },
    removeBefore: async (day) => {
      let removed = 0;
      for (;;) {
        const { objects, truncated } = await bucket.list();
        const old = objects.map(({ key }) => key).filter((key) => key < day);
        if (old.length > 0) await bucket.delete(old);
        removed += old.length;
        // Oldest first: a page with younger ones was the last. A page may be shorter than the store's most.
        if (!truncated || old.length === 0 || old.length < objects.length) return removed;
      }
    },
  };
}
