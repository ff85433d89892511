/** A hook that is there or not. */
export type Mark = boolean;

/** A hook that carries words; there is none without them. */
export type Text = string | number | undefined;

/** What a hook carries as JSON. */
export type JsonObject = { readonly [name: string]: Json };
type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject;
