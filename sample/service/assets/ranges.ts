interface Range {
  readonly from: number;
  /** The last byte, included. */
  readonly to: number;
}

/**
 * Reads a `Range` header for a file of this size. `undefined` means the whole file: no range, one in a form
 * that is not supported, or several ranges, which a server may answer whole. `'unsatisfiable'` is 416.
 */
export function readRange(header: string | null, size: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { from: size - length, to: size - 1 } : 'unsatisfiable';
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return undefined;
  if (from >= size) return 'unsatisfiable';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
