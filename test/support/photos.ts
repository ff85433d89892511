/** The smallest header of a photo of one pixel, and what stands at its end. */
const parts = {
  png: {
    header: [
      ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
      ...[0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xde],
    ],
    end: [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
  },
  jpeg: {
    header: [
      ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
      ...[0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0],
      ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
    ],
    end: [0xff, 0xd9],
  },
} as const;

/** A PNG or JPEG of a size in bytes, by its header and its end only. */
export function photo(size: number, type: keyof typeof parts = 'png'): Uint8Array<ArrayBuffer> {
  const { header, end } = parts[type];
  const bytes = new Uint8Array(size);
  bytes.set(header);
  bytes.set(end, size - end.length);
  return bytes;
}
