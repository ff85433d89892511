export interface Settings {
    readonly space: string;
    readonly environment: string;
    readonly deliveryToken: string;
    readonly previewToken: string;
    /** Opens the stand-in for the editor. */
    readonly managementToken: string;
    readonly previewHostname: string;
    /** Pins the clock that the space's dates move with. */
    readonly clock: Date | undefined;
    /** Requests a second. */
    readonly rateLimit: number | undefined;
}
/** Reads the Worker's variables; a wrong one is named. */
export declare const readSettings: (vars: unknown) => Settings;
