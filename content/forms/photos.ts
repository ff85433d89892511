import { namesOf } from '../names.ts';

/** A photo may have up to 10 MB (docs/rules.md#form-photos). */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** PNG and JPEG only (docs/rules.md#form-photos). */
export type PhotoType = 'image/png' | 'image/jpeg';

/** The `accept` attribute of a photo field. */
export const PHOTO_ACCEPT = 'image/png,image/jpeg';

/** How many of a file's first bytes decide its type. */
export const PHOTO_HEAD_BYTES = 16;

/** The facts of a chosen file that the rules use; its name is not among them. */
export interface PhotoFacts {
  readonly size: number;
  /** Undefined for any other file. */
  readonly type: PhotoType | undefined;
}

/** A PNG opens with its signature and the length and name of the header chunk; a JPEG with its first two markers. */
const heads: Readonly<Record<PhotoType, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** The type of a file by its first bytes; its name may lie. */
export function photoType(head: Uint8Array): PhotoType | undefined {
  return namesOf(heads).find((type) => heads[type].every((byte, position) => head[position] === byte));
}

/** The header chunk of a PNG has 25 bytes after the signature's 8. */
const PNG_HEADER_BYTES = 33;
/** The marker and the length of a JPEG's segment, and the picture's size where it states one. */
const SEGMENT_BYTES = 9;
/** Pixels of the largest photo; a file that claims more only costs memory where it is opened. */
const MAX_PIXELS = 250_000_000;
/** The name and the checksum of a PNG's last chunk, which is empty. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
/** The marker after the last line of a JPEG's picture. */
const JPEG_END = [0xff, 0xd9];

/**
 * Reads a file that arrives in chunks as a photo, without decoding it (docs/rules.md#form-photos). Keeps fewer than a hundred
 * bytes of it: whoever sends many files, or a byte at a time, takes no memory for it (docs/rules.md#form-memory).
 */
export function createPhotoReader() {
  const segments = createSegmentReader();
  let head = new Uint8Array();
  let last = new Uint8Array();
  let size = 0;
  let hasPngEnd = false;
  /** The type by the first bytes; undefined for another type, and until these are read. */
  const begunType = (): PhotoType | undefined => (head.length < PHOTO_HEAD_BYTES ? undefined : photoType(head));
  const isWhole: Readonly<Record<PhotoType, () => boolean>> = {
    // Phones and programmes append a film or notes of their own.
    'image/png': () => isSize(pngSize(head)) && hasPngEnd,
    'image/jpeg': () => isSize(segments.size()) && segments.hasEnd(),
  };
  return {
    read: (chunk: Uint8Array): void => {
      if (head.length < PNG_HEADER_BYTES) head = joined(head, chunk.subarray(0, PNG_HEADER_BYTES - head.length));
      segments.read(chunk);
      size += chunk.length;
      // The end may lie across two chunks.
      const bytes = joined(last, chunk);
      hasPngEnd ||= hasIn(bytes, PNG_END);
      last = bytes.slice(1 - PNG_END.length);
    },
    begunType,
    /** What the file is once all of it is read: a photo only with a header that states its size, and with an end. */
    facts: (): PhotoFacts => {
      const type = begunType();
      return { size, type: type && isWhole[type]() ? type : undefined };
    },
  };
}

type Size = readonly [width: number, height: number];

function isSize(size: Size | undefined): boolean {
  if (!size) return false;
  const [width, height] = size;
  return width > 0 && height > 0 && width * height <= MAX_PIXELS;
}

function pngSize(head: Uint8Array): Size | undefined {
  if (head.length < PNG_HEADER_BYTES) return undefined;
  const bytes = viewOf(head);
  return [bytes.getUint32(16), bytes.getUint32(20)];
}

/**
 * Goes through the segments of a JPEG, as they arrive, to its picture, and then to the picture's end (ITU T.81 §B.2.2). A
 * preview, which stands in a segment, has an end of its own.
 */
function createSegmentReader() {
  let size: Size | undefined;
  let isPicture = false;
  let hasEnd = false;
  let isOver = false;
  /** The beginning of a segment whose rest has not come. */
  let begun = new Uint8Array();
  /** How far the next segment is; the first follows the marker of a JPEG. */
  let ahead = 2;
  return {
    size: (): Size | undefined => size,
    hasEnd: (): boolean => hasEnd,
    read: (chunk: Uint8Array): void => {
      if (isOver) return;
      const bytes = joined(begun, chunk);
      const view = viewOf(bytes);
      for (; !isOver && !isPicture && ahead + SEGMENT_BYTES <= bytes.length; ) {
        const marker = view.getUint8(ahead + 1);
        const length = view.getUint16(ahead + 2);
        isOver = view.getUint8(ahead) !== 0xff;
        if (isOver) break;
        if (isFrame(marker)) size = [view.getUint16(ahead + 7), view.getUint16(ahead + 5)];
        // A marker may have bytes of 0xff before it.
        if (marker === 0xff) ahead += 1;
        else if (marker === 0xda) isPicture = true;
        else if (marker < 0xc0 || length < 2) isOver = true;
        else ahead += 2 + length;
      }
      if (isPicture) {
        hasEnd = hasIn(bytes.subarray(ahead), JPEG_END);
        isOver = hasEnd;
        // The end may lie across two chunks.
        ahead = bytes.length - 1;
      }
      begun = isOver ? new Uint8Array() : bytes.slice(ahead);
      ahead = Math.max(ahead - bytes.length, 0);
    },
  };
}

/** The sixteen kinds of frame but for three numbers that name tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function hasIn(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, position) => bytes[at + position] === byte)) return true;
  return false;
}
