/**
 * The levels of the headings of a text, as the page's outline takes them (docs/rules.md#text-headings): the highest has the
 * first level, what stands below another is one level lower, whatever levels its editor left out.
 */
export function outlineLevels(writtenLevels: readonly number[], first: number): readonly number[] {
  let above: readonly number[] = [];
  return writtenLevels.map((level) => {
    above = [...above.filter((higher) => higher < level), level];
    return Math.min(first + above.length - 1, 6);
  });
}
