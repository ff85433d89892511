import type { ReactNode } from 'react';
import type { MessageKey } from '../../content/messages/messages.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { type PageKind, pagePath } from '../../content/pages.ts';
import type { ShownText } from '../../content/translations/textKey.ts';
import { useVisit } from '../visitContext.tsx';
import { Cta, LinkButton } from './Cta.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import { Heading, type HeadingLevel } from './Heading.tsx';
import { Lead } from './Lead.tsx';

/** The heading fields that nearly every section has (docs/rules.md#section-types). */
export interface SectionHeading {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly description: string;
  readonly cta: readonly EntryOf<'cta'>[];
}

interface TitleFields {
  /** The fields that the two are, where a floor stands in their place. */
  readonly titleField?: ShownText;
  readonly eyebrowField?: ShownText;
}

interface SectionHeadProps extends TitleFields {
  readonly heading: SectionHeading;
  readonly level: HeadingLevel;
  /** The page with all of it: linked to where the editor set no link (docs/rules.md#list-sections). */
  readonly listing?: PageKind | undefined;
}

/**
 * A section's opening: eyebrow, title and a line at the start, one link at the end. Nothing when all are empty
 * (docs/rules.md#partial-sections).
 */
export function SectionHead({ heading, level, listing, ...fields }: SectionHeadProps) {
  const { message } = useVisit();
  const { id, eyebrow, title, description, cta } = heading;
  if (!eyebrow && !title && !description && cta.length === 0) return undefined;
  return (
    <div className="section-head">
      <div>
        <SectionTitle id={id} eyebrow={eyebrow} title={title} level={level} {...fields} />
        <Lead of={id} className="section-description" text={description} />
      </div>
      {cta.map((item) => (
        <Cta key={item.id} cta={item} about={heading} kind={item.variant ?? 'link'} />
      ))}
      {listing && cta.length === 0 ? (
        <LinkButton
          target={{ kind: 'page', path: pagePath(listing) }}
          text={message('viewAll')}
          kind="link"
          about={heading}
        />
      ) : undefined}
    </div>
  );
}

/** A section's title under its eyebrow, whichever of the two there is. */
export function SectionTitle({
  id,
  eyebrow,
  title,
  level,
  titleField = 'title',
  eyebrowField,
}: Pick<SectionHeading, 'id' | 'eyebrow' | 'title'> & Pick<SectionHeadProps, 'level'> & TitleFields) {
  return (
    <>
      <Eyebrow of={id} field={eyebrowField}>
        {eyebrow}
      </Eyebrow>
      <Heading of={id} field={titleField} level={level} size={level === 1 ? '1' : '2'} text={title} />
    </>
  );
}

/** A section whose title is our own message, not an editor's. */
export function NamedSection({ name, children }: { readonly name: MessageKey; readonly children: ReactNode }) {
  const { message } = useVisit();
  return (
    <section className="page section">
      <div className="section-head">
        <Heading level={2} text={message(name)} />
      </div>
      {children}
    </section>
  );
}
