/** Kilometres from a Location value to `[latitude, longitude]`; `undefined` when the value is no location. */
export declare const distanceTo: (value: unknown, [lat, lon]: readonly number[]) => number | undefined;
/** Whether a Location value lies in a circle `[lat, lon, kilometres]` or a box `[lat, lon, lat, lon]`. */
export declare const isWithin: (value: unknown, area: readonly number[]) => boolean;
