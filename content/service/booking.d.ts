/** Stands in for the booking widget: its script, and the page that it frames. */
export declare const bookingStandIn: () => import("hono/hono-base").HonoBase<import("hono/types").BlankEnv, {
    "/stand-in/booknow.js": {
        $get: {
            output: string;
            outputFormat: "body";
            status: 200;
            input: {};
        };
    };
} & {
    "/stand-in/booking": {
        $get: {
            output: {};
            outputFormat: string;
            status: import("hono/utils/http-status").StatusCode;
            input: {};
        };
    };
}, "/", "/stand-in/booking">;
