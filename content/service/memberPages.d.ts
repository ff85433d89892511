/**
 * Stands in for the loyalty programme's own pages: choose who to be. Cookies know no ports, so the session that is set
 * here on localhost is there on the site too.
 */
export declare const memberPages: () => import("hono/hono-base").HonoBase<import("hono/types").BlankEnv, {
    "/:language/:city/member/*": {
        $get: {
            output: {};
            outputFormat: string;
            status: import("hono/utils/http-status").StatusCode;
            input: {
                param: {
                    city: string;
                } & {
                    language: string;
                };
            };
        };
    };
}, "/", "/:language/:city/member/*">;
