/** All that shows nothing, or turns what stands after it around; joiners belong to names, and line breaks to texts. */
const unseen = /[[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]--[\n\p{Join_Control}]]/gv;

/**
 * A visitor's text for somebody who has to judge it: control characters, which could change a terminal or turn a line
 * around, are shown as code points, such as `<U+202E>` (docs/rules.md#text-of-visitors).
 */
export function visibleText(text: string): string {
  return text.replaceAll(unseen, (sign) => {
    const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `<U+${code}>`;
  });
}
