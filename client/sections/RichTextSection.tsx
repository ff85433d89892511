import { CtaRow } from '../parts/Cta.tsx';
import { sides } from '../parts/Hero.tsx';
import { Html } from '../parts/Html.tsx';
import { Lead } from '../parts/Lead.tsx';
import { hasText, RichText } from '../parts/RichText.tsx';
import { SectionTitle } from '../parts/SectionHead.tsx';
import { innerLevel, type SectionProps, type SectionRow } from './section.ts';

function RichTextSection({ entry, level }: SectionProps<'richText'>) {
  const { id, eyebrow, title, description, body, html, cta } = entry;
  return (
    <section className="section">
      <div className="page text-section" data-align={sides[entry.alignment ?? 'Left']} data-size={entry.textSize}>
        {eyebrow || title ? (
          <div>
            <SectionTitle id={id} eyebrow={eyebrow} title={title} level={level} />
          </div>
        ) : undefined}
        <div className="measure flow">
          <Lead of={id} text={description} />
          <RichText of={id} field="body" text={body} headingLevel={innerLevel(entry, level)} />
          <Html of={id} html={html} headingLevel={innerLevel(entry, level)} />
          <CtaRow ctas={cta} about={entry} />
        </div>
      </div>
    </section>
  );
}

/** Running text with a title of its own beside or above it. */
export const richText: SectionRow<'richText'> = {
  isWordsOnly: true,
  hasContent: ({ title, description, body, html, cta }) =>
    title !== '' || description !== '' || html !== '' || cta.length > 0 || hasText(body),
  View: RichTextSection,
};
