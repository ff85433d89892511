import { Hono } from 'hono';
/** The prepared pictures and videos. */
export interface Media {
    /** Opens a file by its path; anything but 200 means that it is not there. */
    readonly open: (path: string) => Promise<Response>;
    /** The widths that a picture is prepared in, smallest first. */
    readonly widthsOf: (name: string) => readonly number[];
}
/** The stand-in for the asset host: pictures and video in prepared widths and formats. */
export declare const assetHost: (media: Media) => Hono;
