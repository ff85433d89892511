import type { PhotoType } from '../../content/forms/photos.ts';

export type PhotoStore = ReturnType<typeof r2Photos>;
export type BackupStore = ReturnType<typeof r2Backups>;

/** The smallest part that R2 accepts; an isolate holds one part of a photo at most. */
export const PART_BYTES = 5 * 1024 * 1024;

/** R2's limit of objects per call. */
const PAGE = 1000;

/**
 * Photos in R2, by multipart upload: an interrupted one never becomes an object. Keys start with the day, so that the oldest
 * are listed first.
 */
export function r2Photos(bucket: R2Bucket) {
  return {
    /** Begins an upload in parts; the object exists only after `complete`. */
    begin: async (key: string, type: PhotoType) => {
      const upload = await bucket.createMultipartUpload(key, {
        // Whoever serves it one day serves a download.
        httpMetadata: { contentType: type, contentDisposition: 'attachment' },
      });
      const parts: R2UploadedPart[] = [];
      return {
        /** All parts except the last have the same length, at least PART_BYTES. */
        part: async (chunks: readonly Uint8Array[]): Promise<void> => {
          parts.push(await upload.uploadPart(parts.length + 1, new Blob([...chunks])));
        },
        complete: async (): Promise<void> => {
          await upload.complete(parts);
        },
        abort: () => upload.abort(),
      };
    },
    /** Rejects when the store does not answer. */
    reach: async (): Promise<void> => {
      await bucket.head('reach');
    },
    remove: async (keys: readonly string[]): Promise<void> => {
      for (let start = 0; start < keys.length; start += PAGE) await bucket.delete(keys.slice(start, start + PAGE));
    },
    /** Keys of all photos of a day (YYYY-MM-DD). */
    keysOf: async (day: string): Promise<readonly string[]> => {
      const keys: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await bucket.list({ prefix: `${day}/`, ...(cursor !== undefined && { cursor }) });
        keys.push(...page.objects.map(({ key }) => key));
        if (!page.truncated) return keys;
        cursor = page.cursor;
      }
    },
    /** Deletes the photos of all days before one (YYYY-MM-DD); resolves to their number. */
    removeBefore: (day: string): Promise<number> => removeBefore(bucket, day),
  };
}

/** Copies of the enquiries in R2. Keys start with the day. */
export function r2Backups(bucket: R2Bucket) {
  return {
    put: async (key: string, text: string): Promise<void> => {
      await bucket.put(key, text);
    },
    removeBefore: (day: string): Promise<number> => removeBefore(bucket, day),
  };
}

/** Deletes what stands below the days before one. */
async function removeBefore(bucket: R2Bucket, day: string): Promise<number> {
  let removed = 0;
  for (;;) {
    const { objects, truncated } = await bucket.list();
    const old = objects.map(({ key }) => key).filter((key) => key < day);
    if (old.length > 0) await bucket.delete(old);
    removed += old.length;
    // The list is sorted by day, so a page with a younger photo is the last to look at.
    if (!truncated || old.length === 0 || old.length < objects.length) return removed;
  }
}
