import { encode } from 'uqr';

/**
 * The QR code of a text as an SVG path on a square of modules, the quiet border of two included, with error correction for a
 * scratched or dim screen.
 */
export function qrCode(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .map((row, y) =>
      runsOf(row)
        .map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
  return { size, path };
}

/** Runs of dark modules in a row. */
function runsOf(row: readonly boolean[]): readonly { readonly start: number; readonly length: number }[] {
  const text = row.map((isDark) => (isDark ? 'x' : ' ')).join('');
  return [...text.matchAll(/x+/g)].map((run) => ({ start: run.index, length: run[0].length }));
}
