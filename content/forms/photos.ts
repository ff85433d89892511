/** A photo may have up to 10 MB (site-shell §5). */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** PNG and JPEG only (site-shell §5). */
export type PhotoType = 'image/png' | 'image/jpeg';

/** The `accept` of a photo's field. */
export const PHOTO_ACCEPT = 'image/png,image/jpeg';

/** How many of a file's first bytes decide what it is. */
export const PHOTO_HEAD_BYTES = 16;

/** What the rules know of a chosen file: never its name. */
export interface PhotoFacts {
  readonly size: number;
  /** Undefined for everything that is no photo. */
  readonly type: PhotoType | undefined;
}

/** A PNG opens with its signature and the length and name of the header chunk; a JPEG with its first two markers. */
const heads: Readonly<Record<PhotoType, readonly (readonly [position: number, byte: number])[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52].map(
    (byte, position) => [position, byte],
  ),
  'image/jpeg': [0xff, 0xd8, 0xff].map((byte, position) => [position, byte]),
};

/** What a file is by its first bytes, whatever its name says. */
export function photoType(head: Uint8Array): PhotoType | undefined {
  const fits = (type: PhotoType): boolean => heads[type].every(([position, byte]) => head[position] === byte);
  if (fits('image/png')) return 'image/png';
  return fits('image/jpeg') ? 'image/jpeg' : undefined;
}
