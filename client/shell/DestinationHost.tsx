import { type City, cityRow, citySlugs, isCity } from '../../content/cities.ts';
import { withoutHidden } from '../../content/destination.ts';
import { AIRPORTS_OF_OKINAWA, type DepartureLocation } from '../../content/departureLocations.ts';
import type { ShellModel } from '../../content/pageModel.ts';
import { DestinationPicker } from '../islands/DestinationPicker.tsx';
import { type PickerProps, type Place, pickerTexts } from '../islands/parts/pickerProps.ts';
import { useMessage, useVisit } from '../visitContext.tsx';

interface DestinationHostProps {
  readonly shell: ShellModel;
  /** Cities that the picker leaves out (site-shell §7: hide-list). */
  readonly hideList: string;
}

/** The destination picker with what it has to know; it opens for anything with `data-destination-trigger`. */
export function DestinationHost({ shell, hideList }: DestinationHostProps) {
  const { city, language } = useVisit();
  const message = useMessage();
  const props: PickerProps = {
    city,
    language,
    places: withoutHidden(placesOf(shell), hideList),
    regions: {
      europe: message('regionEurope'),
      'asia-pacific': message('regionAsiaPacific'),
      'north-america': message('regionNorthAmerica'),
      'middle-east': message('regionMiddleEast'),
      oceania: message('regionOceania'),
    },
    departures: departureTexts(message),
    texts: Object.assign({}, ...pickerTexts.map((key) => ({ [key]: message(key) }))),
  };
  return <DestinationPicker {...props} />;
}

/** Names of the departure locations by their codes. */
export function departureTexts(message: ReturnType<typeof useMessage>): Readonly<Record<DepartureLocation['id'], string>> {
  return Object.assign({}, ...AIRPORTS_OF_OKINAWA.map(({ id, label }) => ({ [id]: message(label) })));
}

/** The cities as the content has them, in the order of our table; all of them, should the content not be readable. */
function placesOf({ cities }: ShellModel): readonly Place[] {
  const rows = new Map(cities.map((row) => [row.cityBaseValue, row]));
  const isOpen = (city: City): boolean => (rows.get(city)?.isOnline ?? cityRow(city).isOnline) && (cities.length === 0 || rows.has(city));
  return citySlugs.filter(isCity).filter(isOpen).map((city) => {
    const row = rows.get(city);
    return { city, name: row?.siteName || cityRow(city).name, hasShop: row?.onlineShop ?? cityRow(city).onlineShop };
  });
}
