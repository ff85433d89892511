import { outlineLevels } from '../outline.ts';
import { removeHtml } from './htmlWords.ts';

/** A heading as `sanitizeHtml` writes it, with what stands in it. */
const heading = /<h([1-6])(?: [^<>]*)?>(.*?)<\/h\1>/gs;
const ends = /<(\/?)h([1-6])(?=[ >])/g;

/**
 * An editor's sanitised markup whose headings follow the page's outline from a level on, without those that say nothing
 * (docs/rules.md#text-headings).
 */
export function htmlWithHeadings(html: string, first: number): string {
  const worded = html.replaceAll(heading, (whole, _, inner: string) =>
    removeHtml(inner) === '' && !inner.includes('<img') ? '' : whole,
  );
  const written = [...worded.matchAll(ends)].flatMap(([, slash, level]) => (slash ? [] : Number(level)));
  const levels = outlineLevels(written, first);
  const open: number[] = [];
  let next = 0;
  return worded.replaceAll(ends, (_, slash: string) => {
    if (slash !== '') return `</h${open.pop() ?? first}`;
    const level = levels[next] ?? first;
    next += 1;
    open.push(level);
    return `<h${level}`;
  });
}
