import { linkTarget } from '../../content/address/linkTarget.ts';
import type { SectionEntry } from '../../content/model/registry.ts';
import { AccessibilityInformation } from '../parts/AccessibilityInformation.tsx';
import { EntryLink } from '../parts/Cta.tsx';
import { Html } from '../parts/Html.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Contents, hasText, RichText } from '../parts/RichText.tsx';
import { Sections } from '../sections/sections.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** Pages that an editor composes: home, about the store, basic pages (docs/rules.md#composed-pages). */
export function Composed({ entry, latest }: BodyOf<'composed'>) {
  const sections = [...entry.content].filter(isSection);
  if (entry.contentType === 'homePage')
    return <Sections sections={sections} latest={latest} startsPage title={entry.title} />;
  const eyebrow = entry.contentType === 'page' ? '' : entry.eyebrow;
  return (
    <>
      <Opening
        entry={entry}
        layout={entry.contentType === 'aboutTheStore' ? 'A' : 'E'}
        eyebrow={eyebrow}
        title={entry.title}
        description={entry.description}
      />
      <RunningText entry={entry} />
      <Sections sections={sections} latest={latest} startsPage={false} />
    </>
  );
}

/** Search suggestions are data for the search page, not a section. */
function isSection(entry: BodyOf<'composed'>['entry']['content'][number]): entry is SectionEntry {
  return entry.contentType !== 'predictSearch';
}

function RunningText({
  entry,
}: {
  readonly entry: Exclude<BodyOf<'composed'>['entry'], { readonly contentType: 'homePage' }>;
}) {
  const { domains } = useVisit();
  const html = entry.contentType === 'basicPage' ? entry.html : '';
  const link = entry.contentType === 'page' && linkTarget(entry, domains).kind !== 'none' ? entry : undefined;
  if (!hasText(entry.body) && !html && !link) return undefined;
  return (
    <div className="page section running">
      <Contents text={entry.body} />
      <Spoken of={entry.id} as="div">
        <RichText text={entry.body} hasAnchors />
        <Html html={html} />
      </Spoken>
      <AccessibilityInformation slug={entry.slug} />
      {link ? <EntryLink entry={link} about={entry.title} kind="primary" /> : undefined}
    </div>
  );
}
