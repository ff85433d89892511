import type { PhotoType } from '../../content/forms/photos.ts';

/** An upload in parts; the object exists only after `complete`. */
export interface PhotoUpload {
  /** All parts except the last have the same length, at least PART_BYTES. */
  readonly part: (chunks: readonly Uint8Array[]) => Promise<void>;
  readonly complete: () => Promise<void>;
  readonly abort: () => Promise<void>;
}

/** Stores photos. Keys start with the day, so that the oldest are listed first. */
export interface PhotoStore {
  readonly begin: (key: string, type: PhotoType) => Promise<PhotoUpload>;
  /** Rejects when the store does not answer. */
  readonly reach: () => Promise<void>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Keys of all photos of a day (YYYY-MM-DD). */
  readonly keysOf: (day: string) => Promise<readonly string[]>;
  /** Deletes the photos of all days before one (YYYY-MM-DD); resolves to their number. */
  readonly removeBefore: (day: string) => Promise<number>;
}

/** The smallest part that R2 accepts; an isolate holds one part of a photo at most. */
export const PART_BYTES = 5 * 1024 * 1024;

/** R2's limit of objects per call. */
const PAGE = 1000;

/** Photos in R2, by multipart upload: an interrupted one never becomes an object. */
export function r2Photos(bucket: R2Bucket): PhotoStore {
  return {
    begin: async (key, type) => {
      const upload = await bucket.createMultipartUpload(key, {
        // Whoever serves it one day serves a download.
        httpMetadata: { contentType: type, contentDisposition: 'attachment' },
      });
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
    reach: async () => {
      await bucket.head('reach');
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
    removeBefore: (day) => removeBefore(bucket, day),
  };
}

/** Copies of the enquiries. Keys start with the day. */
export interface BackupStore extends Pick<PhotoStore, 'removeBefore'> {
  readonly put: (key: string, text: string) => Promise<void>;
}

/** Backups in R2. */
export function r2Backups(bucket: R2Bucket): BackupStore {
  return {
    put: async (key, text) => {
      await bucket.put(key, text);
    },
    removeBefore: (day) => removeBefore(bucket, day),
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
