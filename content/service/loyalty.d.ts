import { Hono } from 'hono';
/**
 * Stands in for the loyalty programme (site-shell §7). The sessions `slow`, `down`, `garbage`, `wrong` and `expired`
 * misbehave as their names say; the menu call misbehaves for the divisions of the same names.
 */
export declare const loyaltyStandIn: () => Hono<import("hono/types").BlankEnv, import("hono/types").BlankSchema, "/">;
/** What a service does that is not well; undefined for all other names. */
export declare const misbehaviour: (name: string) => Promise<Response | undefined>;
