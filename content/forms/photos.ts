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
const heads: Readonly<Record<PhotoType, readonly (readonly [position: number, byte: number])[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52].map(
    (byte, position) => [position, byte],
  ),
  'image/jpeg': [0xff, 0xd8, 0xff].map((byte, position) => [position, byte]),
};

/** The type of a file by its first bytes; its name may lie. */
export function photoType(head: Uint8Array): PhotoType | undefined {
  const fits = (type: PhotoType): boolean => heads[type].every(([position, byte]) => head[position] === byte);
  if (fits('image/png')) return 'image/png';
  return fits('image/jpeg') ? 'image/jpeg' : undefined;
}

/** A camera writes its notes before the picture's size: so many first bytes hold both. */
const HEADER_BYTES = 256 * 1024;
/** Pixels of the largest photo; a file that claims more only costs memory where it is opened. */
const MAX_PIXELS = 250_000_000;
/** The last chunk of a PNG, empty and with its checksum. */
const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/** Reads a file that arrives in chunks. */
interface PhotoReader {
  readonly read: (chunk: Uint8Array) => void;
  /** The type by the first bytes; undefined before these are read, too. */
  readonly begunType: () => PhotoType | undefined;
  /** What the file is once all of it is read: a photo only with a header that states its size, and with an end. */
  readonly facts: () => PhotoFacts;
}

/** Reads a file as a photo, without decoding it (docs/rules.md#form-photos). Keeps its header only. */
export function createPhotoReader(): PhotoReader {
  // Taken at once: a hostile client sends a byte at a time.
  const held = new Uint8Array(HEADER_BYTES);
  let header = held.subarray(0, 0);
  let last = new Uint8Array();
  let size = 0;
  let hasJpegEnd = false;
  const begunType = (): PhotoType | undefined => (header.length < PHOTO_HEAD_BYTES ? undefined : photoType(header));
  const isWhole: Readonly<Record<PhotoType, () => boolean>> = {
    'image/png': () => isSize(pngSize(header)) && PNG_END.every((byte, position) => last[position] === byte),
    // Phones append a film or notes of their own to a JPEG.
    'image/jpeg': () => isSize(jpegSize(header)) && hasJpegEnd,
  };
  return {
    read: (chunk) => {
      const more = chunk.subarray(0, HEADER_BYTES - header.length);
      held.set(more, header.length);
      header = held.subarray(0, header.length + more.length);
      size += chunk.length;
      // The end may lie across two chunks.
      const seen = joined(last.subarray(-1), chunk.subarray(0, 1));
      hasJpegEnd ||= hasJpegEndIn(seen) || hasJpegEndIn(chunk);
      last = joined(last, chunk.subarray(-PNG_END.length)).slice(-PNG_END.length);
    },
    begunType,
    facts: () => {
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

/** The header chunk of a PNG has 25 bytes after the signature's 8. */
function pngSize(header: Uint8Array): Size | undefined {
  if (header.length < 33) return undefined;
  const bytes = viewOf(header);
  return [bytes.getUint32(16), bytes.getUint32(20)];
}

/** Goes through the segments of a JPEG to the one that describes its picture (ITU T.81 §B.2.2). */
function jpegSize(header: Uint8Array): Size | undefined {
  const bytes = viewOf(header);
  for (let at = 2; at + 9 <= header.length; ) {
    if (bytes.getUint8(at) !== 0xff) return undefined;
    const marker = bytes.getUint8(at + 1);
    const length = bytes.getUint16(at + 2);
    if (isFrame(marker)) return [bytes.getUint16(at + 7), bytes.getUint16(at + 5)];
    // A marker may have bytes of 0xff before it.
    if (marker === 0xff) at += 1;
    else if (marker < 0xc0 || marker === 0xda || length < 2) return undefined;
    else at += 2 + length;
  }
  return undefined;
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

/** Finds the marker after the last line of a JPEG's picture. */
function hasJpegEndIn(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) if (bytes[at + 1] === 0xd9) return true;
  return false;
}
