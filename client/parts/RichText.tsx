import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, type Block, type Document, INLINES, type Inline } from '@contentful/rich-text-types';
import { Children, type ReactNode } from 'react';
import { addressTarget, type LinkTarget, linkTarget } from '../../content/address/linkTarget.ts';
import type { Visit } from '../../content/address/visit.ts';
import { boundNumbers } from '../../content/boundNumbers.ts';
import { cardsOf } from '../../content/cards/listSections.ts';
import type { Media } from '../../content/media/media.ts';
import { plainUrl } from '../../content/media/mediaUrl.ts';
import { entryName } from '../../content/model/brands.ts';
import type { AddressableType, EntryOf, RichText as Text } from '../../content/model/registry.ts';
import { addressable } from '../../content/model/targets.ts';
import { ownValue } from '../../content/ownValue.ts';
import { type TextSource, useTextLang, useVisit } from '../visitContext.tsx';
import { Banner } from './Banner.tsx';
import { BidiText } from './BidiText.tsx';
import { Card } from './Card.tsx';
import { anchorOf, chaptersOf, headings, wordsOf } from './Contents.tsx';
import { Cta, CtaRow } from './Cta.tsx';
import { Eyebrow } from './Eyebrow.tsx';
import { below, Heading, type HeadingLevel } from './Heading.tsx';
import { Html } from './Html.tsx';
import { Lead } from './Lead.tsx';
import { Picture } from './Picture.tsx';
import type { ByScreen } from './pictureSizes.ts';
import { Quotation } from './Quotation.tsx';
import { TargetLink } from './TargetLink.tsx';
import { headingLevelsOf, isEmpty, isHeadRow, isWide, rowHeads, tableName } from './textStructure.ts';
import { Video } from './Video.tsx';

interface RichTextProps extends TextSource {
  readonly text: Text | undefined;
  /** The level of the text's highest headings, so that they fit the page's outline. */
  readonly headingLevel?: HeadingLevel;
  readonly className?: string;
  /** Its chapters have an anchor each, for `Contents`. */
  readonly hasAnchors?: boolean;
}

type NamedEntry = Text['entries'] extends ReadonlyMap<string, infer Entry> ? Entry : never;

/** Pictures inside running text are as wide as the text. */
const TEXT_WIDTHS: ByScreen = [90, 86, 52];

/** Structured rich text with its links, entries and pictures in their own components (docs/rules.md#html-safe). */
export function RichText({
  of = '',
  field = 'body',
  text,
  headingLevel = 2,
  className = 'prose flow',
  hasAnchors = false,
}: RichTextProps) {
  const visit = useVisit();
  const lang = useTextLang()(of, field);
  if (!text || isBlank(text.document)) return undefined;
  return (
    <div className={className} lang={lang}>
      {documentToReactComponents(text.document, optionsFor(text, headingLevel, visit, hasAnchors))}
    </div>
  );
}

/** Returns true if a rich text has any content: editors leave empty paragraphs. */
export function hasText(text: Text | undefined): boolean {
  return text !== undefined && !isBlank(text.document);
}

function isBlank(document: Document): boolean {
  return document.content.every((block) => block.nodeType === BLOCKS.PARAGRAPH && isEmpty(block));
}

/** A text's first quotation, and the text without it. */
export function parted(text: Text | undefined): {
  readonly quotation: Text | undefined;
  readonly rest: Text | undefined;
} {
  const first = text?.document.content.find(({ nodeType }) => nodeType === BLOCKS.QUOTE);
  if (!text || !first) return { quotation: undefined, rest: text };
  const { document } = text;
  return {
    quotation: { ...text, document: { ...document, content: [first] } },
    rest: { ...text, document: { ...document, content: document.content.filter((block) => block !== first) } },
  };
}

function optionsFor(text: Text, headingLevel: HeadingLevel, visit: Visit, hasAnchors: boolean): Options {
  const entryOf = (node: Block | Inline): NamedEntry | undefined => text.entries.get(targetId(node));
  const levels = headingLevelsOf(text.document, headingLevel);
  const headed = rowHeads(text.document);
  const chapters: readonly (Block | Inline)[] = hasAnchors ? chaptersOf(text.document) : [];
  const heading = (node: Block | Inline, children: ReactNode) =>
    isEmpty(node) ? undefined : (
      <Heading
        level={levels.get(node) ?? headingLevel}
        id={chapters.includes(node) ? anchorOf(chapters.indexOf(node)) : undefined}
      >
        <BidiText text={wordsOf(node)}>{children}</BidiText>
      </Heading>
    );
  // A link without words would have no name.
  const link = (node: Block | Inline, target: LinkTarget, children: ReactNode) =>
    isEmpty(node) ? children : <TargetLink target={target}>{children}</TargetLink>;
  const entryTarget = (node: Block | Inline): LinkTarget => {
    const entry = entryOf(node);
    return entry && isAddressable(entry) ? linkTarget({ internalLink: entry }, visit) : { kind: 'none' };
  };
  const assetOf = (node: Block | Inline): Media | undefined => text.assets.get(targetId(node));
  const assetTarget = (asset: Media | undefined): LinkTarget =>
    addressTarget(asset ? plainUrl(asset.url, visit) : '', visit.domains);
  return {
    renderText: boundNumbers,
    renderNode: {
      ...Object.fromEntries(headings.map((type) => [type, heading])),
      [BLOCKS.PARAGRAPH]: (node, children) => (
        <p>
          <BidiText text={wordsOf(node)}>{children}</BidiText>
        </p>
      ),
      [BLOCKS.QUOTE]: (node, children) => <Quotation words={wordsOf(node)}>{children}</Quotation>,
      [BLOCKS.TABLE]: (node, children) => {
        const rows = Children.toArray(children);
        const headRows = node.content.findIndex((row) => !isHeadRow(row));
        return (
          <div
            className="prose-table"
            {...(isWide(node) && { role: 'region', 'aria-label': tableName(node, text), tabIndex: 0 })}
          >
            <table>
              {headRows > 0 ? <thead>{rows.slice(0, headRows)}</thead> : undefined}
              <tbody>{rows.slice(Math.max(headRows, 0))}</tbody>
            </table>
          </div>
        );
      },
      [BLOCKS.TABLE_HEADER_CELL]: (node, children) => <th scope={headed.has(node) ? 'row' : 'col'}>{children}</th>,
      [BLOCKS.EMBEDDED_ENTRY]: (node) => <Embedded entry={entryOf(node)} headingLevel={headingLevel} />,
      [BLOCKS.EMBEDDED_ASSET]: (node) => {
        const asset = assetOf(node);
        // A document can't be shown in the text: its name leads to it.
        return asset?.kind === 'file' ? (
          <p>
            <TargetLink target={assetTarget(asset)}>{asset.alt}</TargetLink>
          </p>
        ) : (
          <EmbeddedMedia media={asset} />
        );
      },
      [BLOCKS.EMBEDDED_RESOURCE]: () => undefined,
      [INLINES.HYPERLINK]: (node, children) => link(node, addressTarget(textIn(node, 'uri'), visit.domains), children),
      [INLINES.ENTRY_HYPERLINK]: (node, children) => link(node, entryTarget(node), children),
      [INLINES.ASSET_HYPERLINK]: (node, children) => link(node, assetTarget(assetOf(node)), children),
      [INLINES.RESOURCE_HYPERLINK]: (_, children) => children,
      [INLINES.EMBEDDED_RESOURCE]: () => undefined,
      [INLINES.EMBEDDED_ENTRY]: (node) => {
        const entry = entryOf(node);
        if (entry?.contentType === 'cta') return <Cta cta={entry} kind="link" />;
        return entry && isAddressable(entry) ? (
          <TargetLink target={entryTarget(node)}>{entryName(entry, visit.language)}</TargetLink>
        ) : undefined;
      },
    },
  };
}

/** An entry embedded in the text. */
function Embedded({
  entry,
  headingLevel,
}: {
  readonly entry: NamedEntry | undefined;
  readonly headingLevel: HeadingLevel;
}) {
  const visit = useVisit();
  if (!entry) return undefined;
  switch (entry.contentType) {
    case 'cta':
      return (
        <div className="cluster">
          <Cta cta={entry} />
        </div>
      );
    case 'richText':
      return <EmbeddedText entry={entry} headingLevel={headingLevel} />;
    case 'fixedRatioBanner':
      return <Banner entry={entry} headingLevel={headingLevel} widths={TEXT_WIDTHS} />;
    case 'columnContentGenericCard':
      return cardsOf([entry], visit).map((card) => (
        <Card key={card.id} card={card} headingLevel={headingLevel === 2 ? 2 : 3} variant="row" widths={TEXT_WIDTHS} />
      ));
    default:
      return (
        <p>
          <TargetLink target={linkTarget({ internalLink: entry }, visit)}>
            {entryName(entry, visit.language)}
          </TargetLink>
        </p>
      );
  }
}

/** A text with a title of its own, inside another text. */
function EmbeddedText({
  entry: { id, eyebrow, title, description, body, html, cta },
  headingLevel,
}: {
  readonly entry: EntryOf<'richText'>;
  readonly headingLevel: HeadingLevel;
}) {
  return (
    <>
      <Eyebrow of={id}>{eyebrow}</Eyebrow>
      <Heading level={headingLevel} of={id} field="title" text={title} />
      <Lead of={id} text={description} />
      <RichText of={id} text={body} headingLevel={title ? below(headingLevel) : headingLevel} />
      <Html of={id} html={html} headingLevel={title ? below(headingLevel) : headingLevel} />
      <CtaRow ctas={cta} />
    </>
  );
}

function EmbeddedMedia({ media }: { readonly media: Media | undefined }) {
  if (!media) return undefined;
  if (media.kind === 'video') return <Video videos={[media]} poster={undefined} frame={{ widths: TEXT_WIDTHS }} />;
  return (
    <figure>
      <Picture media={media} ratio="landscape" frame={{ widths: TEXT_WIDTHS }} />
    </figure>
  );
}

const addressableTypes: readonly string[] = addressable;

function isAddressable(entry: NamedEntry): entry is Extract<NamedEntry, EntryOf<AddressableType>> {
  return addressableTypes.includes(entry.contentType);
}

/** The id of a node's link; undefined where the node's data, which is unchecked content, has another shape. */
function targetId({ data }: Block | Inline): string {
  const id: unknown = data['target']?.sys?.id;
  return typeof id === 'string' ? id : '';
}

function textIn({ data }: Block | Inline, name: string): string {
  const value: unknown = ownValue(data, name);
  return typeof value === 'string' ? value : '';
}
