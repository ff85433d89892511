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
  /** Deletes photos of days before a day (YYYY-MM-DD); tells how many. */
  readonly removeBefore: (day: string) => Promise<number>;
}

/** The least length that R2 takes for a part; no more than one part of a photo is ever held. */
export const PART_BYTES = 5 * 1024 * 1024;

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
      if (keys.length > 0) await bucket.delete([...keys]);
    },
    removeBefore: async (day) => {
      let removed = 0;
      for (;;) {
        const { objects } = await bucket.list({ limit: 1000 });
        const old = objects.map(({ key }) => key).filter((key) => key < day);
        if (old.length > 0) await bucket.delete(old);
        removed += old.length;
        // Oldest first: a page with younger ones was the last.
        if (old.length < 1000) return removed;
      }
    },
  };
}
