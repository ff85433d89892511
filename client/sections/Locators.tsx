import { linkTarget } from '../../content/address/linkTarget.ts';
import { locationOf, titleOf } from '../../content/cards/cards.ts';
import type { Media } from '../../content/media/media.ts';
import { brandName } from '../../content/model/brands.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { anchorIn } from '../../content/stores/floors.ts';
import { BidiText } from '../parts/BidiText.tsx';
import { Heading, type HeadingLevel } from '../parts/Heading.tsx';
import { List } from '../parts/List.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { PhoneLink } from '../parts/StoreFacts.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Spoken, useTextLang, useVisit } from '../visitContext.tsx';
import { floorWindows, isNamed, markedPlaces, WindowLink } from './FloorWindows.tsx';
import { innerLevel, type SectionRow } from './section.ts';

type Place = EntryOf<'storeGuideAddress'>;
type Group = EntryOf<'standardLocatorGroup' | 'brandLocatorGroup'>;

/** One place of a store: its mark on the plan, its location and hours, and its brands. */
function PlaceView({
  place,
  headingLevel,
  mark,
  brands = 'names',
}: {
  readonly place: Place;
  readonly headingLevel: HeadingLevel;
  readonly mark: string;
  readonly brands?: PlaceBrands | undefined;
}) {
  const visit = useVisit();
  const langOf = useTextLang();
  const { language } = visit;
  const { id, title, address, time, phone } = place;
  const windows = brands === 'windows' ? floorWindows([place]) : [];
  return (
    <div className="place">
      {mark ? (
        <p className="display place-mark" data-size="4">
          {mark}
        </p>
      ) : undefined}
      <div>
        <Heading level={headingLevel} size="4">
          <TargetLink className="place-link" target={linkTarget(place, visit)}>
            {title ? <Phrases of={id} text={title} /> : <Phrases of={id} field="address" text={address} />}
          </TargetLink>
        </Heading>
        {title && address ? (
          <p lang={langOf(id, 'address')}>
            <BidiText text={address} />
          </p>
        ) : undefined}
        {time || phone ? (
          <p className="meta card-meta">
            {time ? <span lang={langOf(id, 'time')}>{time}</span> : undefined}
            {phone ? <PhoneLink phone={phone} /> : undefined}
          </p>
        ) : undefined}
        {brands === 'names' && place.brands.length > 0 ? (
          <List className="cluster" of={place.brands}>
            {(brand) => (
              <TargetLink className="place-link" target={linkTarget({ internalLink: brand }, visit)}>
                <BidiText text={brandName(brand, language)} />
              </TargetLink>
            )}
          </List>
        ) : undefined}
        <List className="place-windows" of={windows}>
          {(window) => <WindowLink window={window} />}
        </List>
      </div>
    </div>
  );
}

/** Where the brands of a place stand: in its row by name or with their pictures, or in `Windows`. */
type PlaceBrands = 'names' | 'windows' | 'elsewhere';

/** Places as a list; with a plan each has its mark on it too. */
export function Places({
  places,
  headingLevel,
  guide = '',
  plan,
  brands,
}: {
  readonly places: readonly Place[];
  readonly headingLevel: HeadingLevel;
  /** Id of the floor's guide. */
  readonly guide?: string;
  readonly plan?: Media | undefined;
  readonly brands?: PlaceBrands;
}) {
  return (
    <ol className="places">
      {markedPlaces(places).map(({ place, mark }) => {
        const anchor = anchorIn(guide, place.id);
        return (
          <li key={place.id} id={plan ? anchor : undefined}>
            <PlaceView place={place} headingLevel={headingLevel} mark={mark} brands={brands} />
            {plan ? <RoomMark place={place} anchor={anchor} mark={mark} plan={plan} /> : undefined}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The mark of a place in its room, over the plan: it leads to the place in the list (docs/rules.md#floor-plan). It stands
 * inside the list's item, so that pointing at one shows the other without script.
 */
function RoomMark({
  place,
  anchor,
  mark,
  plan,
}: {
  readonly place: Place;
  readonly anchor: string;
  readonly mark: string;
  readonly plan: Media;
}) {
  const langOf = useTextLang();
  const { id, address, planX, planY } = place;
  const title = place.title || address;
  const { width, height } = plan;
  if (planX === undefined || planY === undefined || width === 0 || height === 0) return undefined;
  const x = Math.round((planX * width) / 1000);
  const y = Math.round((planY * height) / 1000);
  return (
    // Its link has a name; the title is for pointers.
    <svg
      className="room"
      lang={langOf(id, place.title ? 'title' : 'address')}
      viewBox={`0 0 ${width} ${height}`}
      role="none"
    >
      <title>{title}</title>
      <a href={`#${anchor}`} aria-label={`${mark} ${title}`}>
        <circle cx={x} cy={y} />
        <text x={x} y={y} dy="0.34em" textAnchor="middle">
          {mark}
        </text>
      </a>
    </svg>
  );
}

/** The brands or places of a floor. */
export function LocatorGroup({ group, headingLevel }: { readonly group: Group; readonly headingLevel: HeadingLevel }) {
  const visit = useVisit();
  const langOf = useTextLang();
  const { language } = visit;
  if (group.contentType === 'standardLocatorGroup')
    return <Places places={group.addresses} headingLevel={headingLevel} />;
  return (
    <List className="brands" of={group.brands}>
      {(brand) => (
        <TargetLink className="brand" target={linkTarget({ internalLink: brand }, visit)}>
          <span className="display brand-name" data-size="4" lang={langOf(brand.id)}>
            {brandName(brand, language)}
          </span>
          <span className="meta">
            <Spoken {...(brand.location ? locationOf(brand) : titleOf(brand.category[0]))} />
          </span>
        </TargetLink>
      )}
    </List>
  );
}

/** Returns true if a locator group names anything. */
export function hasPlaces(group: Group): boolean {
  return group.contentType === 'brandLocatorGroup' ? group.brands.length > 0 : group.addresses.some(isNamed);
}

/** Where the brands of a category, or places such as desks and entrances, are. */
export const locatorGroup: SectionRow<Group['contentType']> = {
  isWordsOnly: true,
  hasContent: hasPlaces,
  View: ({ entry, level }) => (
    <section className="section" id={entry.id}>
      <div className="page">
        <SectionHead
          heading={{ ...entry, eyebrow: entry.eyebrow || entry.floor }}
          level={level}
          eyebrowField={entry.eyebrow ? 'eyebrow' : 'floor'}
        />
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
