import type { Visit } from '../../content/address/visit.ts';
import { type City, citiesWithout, cityNames, cityRow } from '../../content/cities.ts';
import { cityFlags, isListedIn, siteOf } from '../../content/citySites.ts';
import { firstImage } from '../../content/media/media.ts';
import { flagUrl, pictureUrl } from '../../content/media/mediaUrl.ts';
import { unmarked } from '../../content/model/provenance.ts';
import type { ShellModel } from '../../content/shell/shellPlaces.ts';
import { DestinationPicker } from '../islands/DestinationPicker.tsx';
import type { PickerFacts } from '../islands/parts/pickerProps.ts';
import { useVisit } from '../visitContext.tsx';

/** Width in pixels of a city's picture in the picker. */
const PICTURE = 450;

/** The destination picker's island with its props; every `data-destination-trigger` opens it. */
export function DestinationHost({ shell }: { readonly shell: ShellModel }) {
  const visit = useVisit();
  return <DestinationPicker city={visit.city} language={visit.language} {...pickerFacts(shell, visit)} />;
}

/** The cities with what the content says otherwise of them than our table; without content, all of them. */
function pickerFacts(
  { cities }: ShellModel,
  visit: Visit,
): Pick<PickerFacts, 'folder' | 'pictures' | 'names' | 'shops' | 'flags'> {
  const isOpen = (city: City): boolean => isListedIn(cities, city) && cityFlags(cities, city).isOnline;
  const open = citiesWithout(visit.hiddenCities)
    .filter(isOpen)
    .map((city) => {
      const row = siteOf(cities, city);
      // The picker shows a plain text: an editor's mark would make every name another one.
      const name = unmarked(row?.siteName ?? '');
      const hero = row && firstImage(row.hero);
      const picture = hero ? pictureUrl(hero.url, PICTURE, visit) : '';
      const flag = flagUrl(row && firstImage(row.countryFlag), visit);
      return { city, name, picture, flag, hasShop: cityFlags(cities, city).onlineShop };
    });
  const flags = open.filter(({ flag }) => flag !== '').map(({ city, flag }) => [city, flag]);
  const folder = commonFolder(open.map(({ picture }) => picture).filter((picture) => picture !== ''));
  return {
    folder,
    ...(flags.length > 0 && { flags: Object.fromEntries(flags) }),
    pictures: Object.fromEntries(open.map(({ city, picture }) => [city, picture.slice(folder.length)])),
    names: Object.fromEntries(
      open
        .filter(({ city, name }) => name !== '' && name !== cityNames[city][visit.language])
        .map(({ city, name }) => [city, name]),
    ),
    shops: Object.fromEntries(
      open
        .filter(({ city, hasShop }) => hasShop !== cityRow(city).onlineShop)
        .map(({ city, hasShop }) => [city, hasShop]),
    ),
  };
}

/** The folder that all addresses lie in. */
function commonFolder([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  while (!others.every((other) => other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, first.slice(0, length).lastIndexOf('/') + 1);
}
