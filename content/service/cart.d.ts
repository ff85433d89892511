/** Stands in for the online shop's cart (site-shell §7): the whole answer is the quantity. */
export declare const cartStandIn: () => import("hono/hono-base").HonoBase<import("hono/types").BlankEnv, {
    "/:site/digital-neo-commonsvc/v1/neo/mobile_api/api/v1/rollout-mp-service/carts/mine/center/quantity": {
        $get: {
            output: {};
            outputFormat: string;
            status: import("hono/utils/http-status").StatusCode;
            input: {
                param: {
                    site: string;
                };
            };
        };
    };
}, "/", "/:site/digital-neo-commonsvc/v1/neo/mobile_api/api/v1/rollout-mp-service/carts/mine/center/quantity">;
