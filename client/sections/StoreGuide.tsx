import { firstImage, type Media } from '../../content/media/media.ts';
import { anchorIn } from '../../content/stores/floors.ts';
import { CtaRow } from '../parts/Cta.tsx';
import { below, Heading } from '../parts/Heading.tsx';
import { Lead } from '../parts/Lead.tsx';
import { Drawing, Picture } from '../parts/Picture.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { floorWindows, isNamed, markedPlaces, Windows, windowsPlace } from './FloorWindows.tsx';
import { hasPlaces, LocatorGroup, Places } from './Locators.tsx';
import { innerLevel, type SectionProps, type SectionRow } from './section.ts';

/** A floor: its plan, the legend of the plan, and its brands. */
function StoreGuide({ entry, level, isFirst }: SectionProps<'storeGuide'>) {
  const heading = {
    ...entry,
    eyebrow: entry.eyebrow || (entry.title === entry.floor ? '' : entry.floor),
    title: entry.title || entry.floor,
  };
  const partLevel = innerLevel(heading, level);
  const plan = firstImage(entry.media);
  const drawn = plan?.url.endsWith('.svg') ? plan : undefined;
  const groups = entry.groups.filter(hasPlaces);
  const windows = floorWindows(entry.addresses);
  const named = markedPlaces(entry.addresses);
  // A place without words has no row in the key.
  const where = windows.every(({ place }) => isNamed(place)) ? windowsPlace(windows.length, named.length) : 'across';
  return (
    <section className="section" id={entry.id} data-tone="bone">
      <div className="page">
        <SectionHead
          heading={heading}
          level={level}
          titleField={entry.title ? 'title' : 'floor'}
          eyebrowField={entry.eyebrow ? 'eyebrow' : 'floor'}
        />
        <div className="guide" data-plan={plan ? '' : undefined}>
          {plan ? <Plan plan={plan} isFirst={isFirst} /> : undefined}
          {named.length > 0 ? (
            <Places
              places={entry.addresses}
              headingLevel={partLevel}
              guide={entry.id}
              plan={drawn}
              brands={where === 'key' ? 'windows' : 'elsewhere'}
            />
          ) : undefined}
          {where === 'beside' ? <Windows windows={windows} /> : undefined}
        </div>
        {where === 'across' ? <Windows windows={windows} /> : undefined}
        {groups.map((group) => (
          <div key={group.id} id={anchorIn(entry.id, group.id)} className="guide-group flow">
            <Heading level={partLevel} of={group.id} text={group.title} />
            <Lead of={group.id} text={group.description} />
            <CtaRow ctas={group.cta} about={group} />
            <LocatorGroup group={group} headingLevel={group.title ? below(partLevel) : partLevel} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Plan({ plan, isFirst }: { readonly plan: Media; readonly isFirst: boolean }) {
  if (plan.url.endsWith('.svg')) return <Drawing media={plan} className="guide-plan" />;
  return <Picture media={plan} ratio="landscape" frame={{ widths: [90, 90, 60] }} isFirst={isFirst} />;
}

export const storeGuide: SectionRow<'storeGuide'> = {
  hasContent: ({ media, addresses, groups }) =>
    firstImage(media) !== undefined || addresses.length > 0 || groups.some(hasPlaces),
  View: StoreGuide,
};
