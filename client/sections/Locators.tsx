import { linkTarget } from '../../content/address/links.ts';
import { brandName } from '../../content/cards/brandNames.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { Heading, type HeadingLevel } from '../parts/Heading.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { PhoneLink } from '../parts/StoreFacts.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { useVisit } from '../visitContext.tsx';
import { innerLevel, type SectionRow } from './section.ts';

type Place = EntryOf<'storeGuideAddress'>;
type Group = EntryOf<'standardLocatorGroup' | 'brandLocatorGroup'>;

/** One place of the house: its mark on the plan, where it is, when it is open. */
function PlaceView({
  place,
  headingLevel,
  mark,
}: {
  readonly place: Place;
  readonly headingLevel: HeadingLevel;
  readonly mark: string;
}) {
  const { domains } = useVisit();
  const { title, address, time, phone } = place;
  return (
    <div className="place">
      {mark ? (
        <p className="display place-mark" data-size="4">
          {mark}
        </p>
      ) : undefined}
      <div>
        <Heading level={headingLevel} size="4">
          <TargetLink className="place-link" target={linkTarget(place, domains)}>
            {title}
          </TargetLink>
        </Heading>
        {address ? <p>{address}</p> : undefined}
        {time || phone ? (
          <p className="meta card-meta">
            {time ? <span>{time}</span> : undefined}
            {phone ? <PhoneLink phone={phone} /> : undefined}
          </p>
        ) : undefined}
      </div>
    </div>
  );
}

/** Places as a list, marked as the plan marks them, otherwise numbered. */
export function Places({
  places,
  headingLevel,
}: {
  readonly places: readonly Place[];
  readonly headingLevel: HeadingLevel;
}) {
  return (
    <ol className="places">
      {places.filter(isNamed).map((place, index) => (
        <li key={place.id}>
          <PlaceView place={place} headingLevel={headingLevel} mark={place.mark || String(index + 1)} />
        </li>
      ))}
    </ol>
  );
}

/** The houses or places of a floor; nothing where there are none. */
export function LocatorGroup({ group, headingLevel }: { readonly group: Group; readonly headingLevel: HeadingLevel }) {
  const { domains, language } = useVisit();
  if (!hasPlaces(group)) return undefined;
  if (group.contentType === 'standardLocatorGroup')
    return <Places places={group.addresses} headingLevel={headingLevel} />;
  return (
    <ul className="houses">
      {group.brands.map((brand) => (
        <li key={brand.id}>
          <TargetLink className="house" target={linkTarget({ internalLink: brand }, domains)}>
            <span className="display house-name" data-size="4">
              {brandName(brand, language)}
            </span>
            <span className="meta">{brand.location || brand.category[0]?.title}</span>
          </TargetLink>
        </li>
      ))}
    </ul>
  );
}

/** Tells whether a locator group names anything. */
export function hasPlaces(group: Group): boolean {
  return group.contentType === 'brandLocatorGroup' ? group.brands.length > 0 : group.addresses.some(isNamed);
}

function isNamed({ title, address }: Place): boolean {
  return title !== '' || address !== '';
}

/** Where the houses of a category, or places such as desks and doors, are found. */
export const locatorGroup: SectionRow<Group['contentType']> = {
  isWordsOnly: true,
  hasContent: hasPlaces,
  View: ({ entry, level }) => (
    <section className="section">
      <div className="page">
        <SectionHead heading={{ ...entry, eyebrow: entry.eyebrow || entry.floor }} level={level} />
        <LocatorGroup group={entry} headingLevel={innerLevel(entry, level)} />
      </div>
    </section>
  ),
};

/** A single place on a page. */
export const storeGuideAddress: SectionRow<'storeGuideAddress'> = {
  isWordsOnly: true,
  hasContent: isNamed,
  View: ({ entry, level }) => (
    <section className="section" data-joined="">
      <div className="page places">
        <PlaceView place={entry} headingLevel={level} mark={entry.mark} />
      </div>
    </section>
  ),
};
