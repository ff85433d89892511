import { type City, cityRow, citySlugs, type Region, regions } from '../../content/cities.ts';
import { languages } from '../../content/languages.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { pageHref } from '../../content/visit.ts';
import { Opening } from '../parts/Opening.tsx';
import { Message, useMessage, useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

const regionNames = {
  europe: 'regionEurope',
  'asia-pacific': 'regionAsiaPacific',
  'north-america': 'regionNorthAmerica',
  'middle-east': 'regionMiddleEast',
  oceania: 'regionOceania',
} as const satisfies Record<Region, MessageKey>;

/** The destination picker as a page: continents, cities, languages (site-shell §2). */
export function SelectDestination({ cities }: BodyOf<'selectDestination'>) {
  const message = useMessage();
  const names = new Map(cities.map(({ cityBaseValue, siteName }) => [cityBaseValue, siteName]));
  const listed = citySlugs.filter((city) => names.size === 0 || names.has(city));
  return (
    <>
      <Opening layout="G" title={message('selectDestination')} description={message('destinationText')} />
      <div className="page destinations">
        {regions.map((region) => {
          const inRegion = listed.filter((city) => cityRow(city).region === region);
          return inRegion.length === 0 ? undefined : (
            <section className="destination-region" key={region}>
              <h2 className="display" data-size="3">
                <Message of={regionNames[region]} />
              </h2>
              <ul className="destination-list">
                {inRegion.map((city) => (
                  <li key={city}>
                    <Destination city={city} name={names.get(city) ?? cityRow(city).name} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

/** A city with its languages; the one that the visitor stands in is marked, one that is not open yet is no link. */
function Destination({ city, name }: { readonly city: City; readonly name: string }) {
  const visit = useVisit();
  const { languages: offered, isOnline, onlineShop } = cityRow(city);
  const home = (language: (typeof offered)[number]): string => pageHref({ ...visit, city, language }, []);
  const standard = offered.find((language) => language === visit.language) ?? offered[0];
  const isHere = city === visit.city;
  return (
    <div className="destination">
      <h3>
        {isOnline ? (
          <a className="quiet-link" href={home(standard)} aria-current={isHere ? 'true' : undefined}>
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      {isHere || onlineShop || !isOnline ? (
        <p className="meta destination-notes">
          {isHere ? (
            <span className="destination-here">
              <Message of="currentLocation" />
            </span>
          ) : undefined}
          {onlineShop ? (
            <span>
              <Message of="onlineShopping" />
            </span>
          ) : undefined}
          {isOnline ? undefined : (
            <span>
              <Message of="cityClosed" />
            </span>
          )}
        </p>
      ) : undefined}
      {isOnline ? (
        <ul className="text-links">
          {offered.map((language) => (
            <li key={language}>
              <a
                className="text-link"
                href={home(language)}
                lang={languages[language].hreflang}
                hrefLang={languages[language].hreflang}
                aria-current={isHere && language === visit.language ? 'true' : undefined}
              >
                {languages[language].name}
              </a>
            </li>
          ))}
        </ul>
      ) : undefined}
    </div>
  );
}
