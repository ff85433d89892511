export interface Range {
    readonly from: number;
    /** The last byte, included. */
    readonly to: number;
}
/**
 * Reads a `Range` header for a file of this size. `undefined` means the whole file: no range, one in a form
 * that is not understood, or several at once, which a server may answer whole. `'unsatisfiable'` is 416.
 */
export declare const readRange: (header: string | null, size: number) => Range | 'unsatisfiable' | undefined;
