/** The words to look for, folded. */
export declare const wordsOf: (text: string) => readonly string[];
/**
 * Whether every word asked for starts a word of the text. Scripts that are written without spaces have no
 * words to start, there a piece of the text is enough.
 */
export declare const textMatches: (text: string, wanted: readonly string[]) => boolean;
/** The readable text in a value: a string, a list of them, or the text nodes of a rich text document. */
export declare const textIn: (value: unknown) => string;
