/** A file of the asset host that was asked for, in our own words. */
export interface AssetRequest {
    readonly name: string;
    readonly extension: string;
    /** The least width that will do; `undefined` is the original. */
    readonly width: number | undefined;
    /** The best format that the asker can show is wanted, whatever the extension says. */
    readonly anyFormat: boolean;
}
/**
 * Reads the address of an asset: `/image/upload/f_auto,w_1280/v1/meridian/hero.webp`, or the content
 * service's own style `...?w=640&fm=avif`. What is no such address gives `undefined`.
 */
export declare const readAssetAddress: (url: URL) => AssetRequest | undefined;
/** Whether the answer depends on the `Accept` header. */
export declare const dependsOnAccept: (asked: AssetRequest) => boolean;
/**
 * The prepared files that would answer a request, best first: the smallest that is wide enough, else the
 * original. Originals are not kept as AVIF, there the widest prepared one stands in. `widths` are those that
 * the picture is prepared in, smallest first.
 */
export declare const candidateFiles: (asked: AssetRequest, widths: readonly number[], acceptsAvif: boolean) => readonly string[];
