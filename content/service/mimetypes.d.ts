declare const GROUPS: {
    readonly attachment: RegExp;
    readonly plaintext: RegExp;
    readonly image: RegExp;
    readonly audio: RegExp;
    readonly video: RegExp;
    readonly richtext: RegExp;
    readonly presentation: RegExp;
    readonly spreadsheet: RegExp;
    readonly pdfdocument: RegExp;
    readonly archive: RegExp;
    readonly code: RegExp;
    readonly markup: RegExp;
};
export type MimeGroup = keyof typeof GROUPS;
/** Reads the `mimetype_group` parameter. */
export declare const parseMimeGroup: (text: string | null) => MimeGroup | undefined;
/** Whether a content type belongs to a group. */
export declare const isInMimeGroup: (group: MimeGroup, contentType: unknown) => boolean;
export {};
