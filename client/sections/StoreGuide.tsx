import type { EntryOf } from '../../content/model/registry.ts';
import { below, Heading } from '../parts/Heading.tsx';
import { Drawing, Picture } from '../parts/Picture.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { useTextLang } from '../visitContext.tsx';
import { floorWindows, markedPlaces, Windows, windowsPlace } from './FloorWindows.tsx';
import { hasPlaces, LocatorGroup, Places } from './Locators.tsx';
import { innerLevel, type SectionProps, type SectionRow } from './section.ts';

/** A floor: its plan, the legend of the plan, and its brands. */
function StoreGuide({ entry, level, isFirst }: SectionProps<'storeGuide'>) {
  const langOf = useTextLang();
  const heading = {
    ...entry,
    eyebrow: entry.eyebrow || (entry.title === entry.floor ? '' : entry.floor),
    title: entry.title || entry.floor,
  };
  const partLevel = innerLevel(heading, level);
  const drawn = entry.media[0]?.url.endsWith('.svg') ? entry.media[0] : undefined;
  const groups = entry.groups.filter(hasPlaces);
  const windows = floorWindows(entry.addresses);
  const where = windowsPlace(windows.length, markedPlaces(entry.addresses).length);
  return (
    <section className="section" id={entry.id} data-tone="bone">
      <div className="page">
        <SectionHead
          heading={heading}
          level={level}
          titleField={entry.title ? 'title' : 'floor'}
          eyebrowField={entry.eyebrow ? 'eyebrow' : 'floor'}
        />
        <div className="guide" data-plan={entry.media.length > 0 ? '' : undefined}>
          <Plan entry={entry} isFirst={isFirst} />
          {entry.addresses.length > 0 ? (
            <Places
              places={entry.addresses}
              headingLevel={partLevel}
              plan={drawn}
              brands={where === 'key' ? 'windows' : 'elsewhere'}
            />
          ) : undefined}
          {where === 'beside' ? <Windows windows={windows} /> : undefined}
        </div>
        {where === 'across' ? <Windows windows={windows} /> : undefined}
        {groups.map((group) => (
          <div key={group.id} id={group.id} className="guide-group flow">
            {group.title ? (
              <Heading level={partLevel} lang={langOf(group.id)}>
                {group.title}
              </Heading>
            ) : undefined}
            <LocatorGroup group={group} headingLevel={group.title ? below(partLevel) : partLevel} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Plan({ entry, isFirst }: { readonly entry: EntryOf<'storeGuide'>; readonly isFirst: boolean }) {
  const [plan] = entry.media;
  if (!plan || plan.kind === 'video') return undefined;
  if (plan.url.endsWith('.svg')) return <Drawing media={plan} className="guide-plan" />;
  return <Picture media={plan} ratio="landscape" frame={{ widths: [90, 90, 60] }} isFirst={isFirst} />;
}

export const storeGuide: SectionRow<'storeGuide'> = {
  hasContent: ({ media, addresses, groups }) => media.length > 0 || addresses.length > 0 || groups.some(hasPlaces),
  View: StoreGuide,
};
