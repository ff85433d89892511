import { htmlWithFrames } from '../../content/html/htmlFrames.ts';
import { htmlWithHeadings } from '../../content/html/htmlHeadings.ts';
import { htmlWithLinks } from '../../content/html/htmlLinks.ts';
import { htmlWithTables } from '../../content/html/htmlTables.ts';
import { htmlOnAssetHost } from '../../content/media/mediaUrl.ts';
import { type TextSource, useTextLang, useVisit } from '../visitContext.tsx';
import type { HeadingLevel } from './Heading.tsx';

/**
 * An editor's markup. The reader has already run it through `sanitizeHtml` (docs/rules.md#html-safe), parser-based and with
 * an allow-list, so nothing in it can run and it is written unescaped, with its links as everywhere (docs/rules.md#html-links).
 */
export function Html({ of = '', field = 'html', html, headingLevel = 2, className = 'prose flow' }: HtmlProps) {
  const visit = useVisit();
  const lang = useTextLang()(of, field);
  if (!html) return undefined;
  const led = htmlWithLinks(htmlWithFrames(html, visit), visit);
  const markup = { __html: htmlOnAssetHost(htmlWithTables(htmlWithHeadings(led, headingLevel)), visit) };
  return <div className={className} lang={lang} dangerouslySetInnerHTML={markup} />;
}

interface HtmlProps extends TextSource {
  readonly html: string;
  /** The level of its highest headings. */
  readonly headingLevel?: HeadingLevel;
  readonly className?: string;
}
