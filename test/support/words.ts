/** The words of a text that stands on several lines: a list that is too long for one. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
