import { BLOCKS } from '@contentful/rich-text-types';
import { linkTarget } from '../../content/address/linkTarget.ts';
import type { Media } from '../../content/media/media.ts';
import type { EntryOf, RichText as Text } from '../../content/model/registry.ts';
import { AccessibilityInformation } from '../parts/AccessibilityInformation.tsx';
import { Contents } from '../parts/Contents.tsx';
import { CtaRow, EntryLink } from '../parts/Cta.tsx';
import { Html } from '../parts/Html.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Picture } from '../parts/Picture.tsx';
import { hasText, RichText } from '../parts/RichText.tsx';
import { Sections } from '../sections/sections.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** Pages that an editor composes: home, about the store, basic pages (docs/rules.md#composed-pages). */
export function Composed({ entry, latest }: BodyOf<'composed'>) {
  // Search suggestions are data for the search page, not a section.
  const sections = [...entry.content].filter((section) => section.contentType !== 'predictSearch');
  if (entry.contentType === 'homePage')
    return <Sections sections={sections} latest={latest} startsPage title={entry.title} />;
  const eyebrow = entry.contentType === 'page' ? '' : entry.eyebrow;
  const ways = waysToJoin(sections);
  return (
    <>
      <Opening
        entry={entry}
        layout={entry.contentType === 'aboutTheStore' ? 'A' : 'E'}
        eyebrow={eyebrow ? <Spoken of={entry.id} field="eyebrow" text={eyebrow} /> : undefined}
        title={entry.title}
        description={entry.description}
      >
        {ways.length > 0 ? <CtaRow ctas={ways} /> : undefined}
      </Opening>
      <RunningText entry={entry} />
      <Sections sections={sections} latest={latest} startsPage={false} />
    </>
  );
}

/** A membership is entered from the first view; its tiers say the way again (docs/rules.md#member-join). */
function waysToJoin(sections: BodyOf<'composed'>['entry']['content']): readonly EntryOf<'cta'>[] {
  return sections
    .flatMap((section) => (section.contentType === 'loyaltyBenefitSummary' ? section.cta : []))
    .slice(0, 1);
}

/** More stand around their pictures, as in any text. */
const FEW_BLOCKS = 5;

/** The only picture of a few words, which stand beside it, and the words without it; undefined for any other text. */
function toldPicture(text: Text | undefined): { readonly picture: Media; readonly rest: Text } | undefined {
  const [picture, ...others] = text ? [...text.assets.values()] : [];
  if (!text || !picture || others.length > 0 || picture.kind !== 'image') return undefined;
  const { document } = text;
  const words = document.content.filter(({ nodeType }) => nodeType !== BLOCKS.EMBEDDED_ASSET);
  if (words.length === 0 || words.length !== document.content.length - 1 || words.length >= FEW_BLOCKS)
    return undefined;
  return { picture, rest: { ...text, document: { ...document, content: words } } };
}

function RunningText({
  entry,
}: {
  readonly entry: Exclude<BodyOf<'composed'>['entry'], { readonly contentType: 'homePage' }>;
}) {
  const visit = useVisit();
  const html = entry.contentType === 'basicPage' ? entry.html : '';
  const link = entry.contentType === 'page' && linkTarget(entry, visit).kind !== 'none' ? entry : undefined;
  if (!hasText(entry.body) && !html && !link) return undefined;
  const told = html || link ? undefined : toldPicture(entry.body);
  const prose = entry.contentType === 'aboutTheStore' ? 'prose flow points' : 'prose flow';
  if (told)
    return (
      <div className="page grid section">
        <div className="detail-side">
          <RichText of={entry.id} field="body" text={told.rest} className={`${prose} lead`} />
        </div>
        <div className="detail-main flow">
          <Picture media={told.picture} ratio="landscape" frame={{ widths: [90, 90, 58] }} />
          <AccessibilityInformation slug={entry.slug} />
        </div>
      </div>
    );
  return (
    <div className="page section running">
      <Contents of={entry.id} text={entry.body} />
      <RichText of={entry.id} field="body" text={entry.body} className={prose} hasAnchors />
      <Html of={entry.id} field="html" html={html} />
      <AccessibilityInformation slug={entry.slug} />
      {link ? <EntryLink entry={link} about={entry} kind="primary" /> : undefined}
    </div>
  );
}
