import { pageHref } from '../../content/address/visit.ts';
import { type City, citiesWithout, cityRow, languageIn, regions } from '../../content/cities.ts';
import { cityFlags, isListedIn, siteOf } from '../../content/citySites.ts';
import { languages } from '../../content/languages.ts';
import { firstImage } from '../../content/media/media.ts';
import { flagUrl } from '../../content/media/mediaUrl.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { cityName } from '../../content/shell/shellPlaces.ts';
import { hook } from '../hooks/hook.ts';
import { regionNames } from '../islands/parts/CityChoice.tsx';
import { Flag } from '../parts/Flag.tsx';
import { Heading } from '../parts/Heading.tsx';
import { List } from '../parts/List.tsx';
import { Opening } from '../parts/Opening.tsx';
import { HoursState } from '../parts/OpeningTimes.tsx';
import { Picture, type PictureRatio } from '../parts/Picture.tsx';
import type { ByScreen } from '../parts/pictureSizes.ts';
import { useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** The destination picker as a page: continents, cities, languages (docs/rules.md#select-destination-page). */
export function SelectDestination({ cities }: BodyOf<'selectDestination'>) {
  const { language, hiddenCities, message } = useVisit();
  const listed = citiesWithout(hiddenCities).filter((city) => isListedIn(cities, city));
  return (
    <>
      <Opening layout="G" title={message('selectDestination')} description={message('destinationText')} />
      <div className="page destinations">
        {regions.map((region) => {
          const inRegion = listed.filter((city) => cityRow(city).region === region);
          return inRegion.length === 0 ? undefined : (
            <section className="destination-region" key={region}>
              <Heading level={2} size="3" text={message(regionNames[region])} />
              <ul className="destination-list">
                {inRegion.map((city, index) => {
                  const place = placeOf(index, inRegion.length);
                  return (
                    <li key={city} data-span={place.span}>
                      <Destination
                        city={city}
                        place={place}
                        isFirst={city === listed[0]}
                        name={cityName(cities, city, language)}
                        site={siteOf(cities, city)}
                        flags={cityFlags(cities, city)}
                      />
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

interface Place {
  readonly span: 'full' | 'half' | 'third';
  readonly ratio: PictureRatio;
  /** The picture's share of the window's width. */
  readonly widths: ByScreen;
}

/**
 * Rows of three with none half empty: what three does not divide stands first, two by two, and a single city alone. On
 * phones they stand two by two, the first of an odd number alone.
 */
function placeOf(index: number, count: number): Place {
  const phone = index === 0 && count % 2 === 1 ? 90 : 43;
  if (count === 1) return { span: 'full', ratio: 'wide', widths: [phone, 58, 43] };
  const paired = count % 3 === 0 ? 0 : count % 3 === 2 ? 2 : 4;
  return index < paired
    ? { span: 'half', ratio: 'landscape', widths: [phone, 45, 33] }
    : { span: 'third', ratio: 'landscape', widths: [phone, 29, 21] };
}

/** A city with its picture and its languages; the current one is marked, and a city that is not open yet is no link. */
function Destination({
  city,
  place: { ratio, widths },
  isFirst,
  name,
  site,
  flags: { isOnline, onlineShop },
}: {
  readonly city: City;
  readonly place: Place;
  readonly isFirst: boolean;
  readonly name: string;
  readonly site: EntryOf<'localeWebsite'> | undefined;
  readonly flags: ReturnType<typeof cityFlags>;
}) {
  const visit = useVisit();
  const { languages: offered, timeZone } = cityRow(city);
  const [picture, flag] = [firstImage(site?.hero ?? []), firstImage(site?.countryFlag ?? [])];
  const home = (language: (typeof offered)[number]): string => pageHref({ ...visit, city, language }, []);
  const standard = languageIn(city, visit.language);
  const isHere = city === visit.city;
  return (
    <div className="destination" {...hook('city', city)}>
      {picture ? <Picture media={picture} ratio={ratio} frame={{ widths }} isOrnament isFirst={isFirst} /> : undefined}
      <h3>
        {isOnline ? (
          <a
            className="quiet-link"
            href={home(standard)}
            hrefLang={languages[standard].hreflang}
            aria-current={isHere ? 'true' : undefined}
          >
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <p className="meta destination-notes">
        <Flag city={city} src={flagUrl(flag, visit)} plate={flag?.color} loading="lazy" />
        {isOnline && site?.hours ? <HoursState hours={site.hours} timeZone={timeZone} /> : undefined}
        {isHere ? <span className="destination-here">{visit.message('currentLocation')}</span> : undefined}
        {onlineShop ? <span>{visit.message('onlineShopping')}</span> : undefined}
        {isOnline ? undefined : <span>{visit.message('cityClosed')}</span>}
      </p>
      {isOnline ? (
        <List className="text-links" of={offered}>
          {(language) => (
            <a
              className="text-link"
              href={home(language)}
              lang={languages[language].hreflang}
              hrefLang={languages[language].hreflang}
              aria-current={isHere && language === visit.language ? 'true' : undefined}
            >
              {languages[language].name}
              <span className="visually-hidden" lang={languages[visit.language].hreflang}>
                {', '}
                {name}
              </span>
            </a>
          )}
        </List>
      ) : undefined}
    </div>
  );
}
