import { type City, cityRow, citySlugs } from '../../content/cities.ts';
import type { ShellModel } from '../../content/pageModel.ts';
import { withoutHidden } from '../../content/shell/destination.ts';
import { DestinationPicker } from '../islands/DestinationPicker.tsx';
import type { Place } from '../islands/parts/pickerProps.ts';
import { useVisit } from '../visitContext.tsx';

interface DestinationHostProps {
  readonly shell: ShellModel;
  /** Cities that the picker leaves out (site-shell §7: hide-list). */
  readonly hideList: string;
}

/** The destination picker with what it has to know; it opens for anything with `data-destination-trigger`. */
export function DestinationHost({ shell, hideList }: DestinationHostProps) {
  const { city, language } = useVisit();
  return <DestinationPicker city={city} language={language} places={withoutHidden(placesOf(shell), hideList)} />;
}

/** The cities as the content has them, in the order of our table; all of them, should the content not be readable. */
function placesOf({ cities }: ShellModel): readonly Place[] {
  const rows = new Map(cities.map((row) => [row.cityBaseValue, row]));
  const isOpen = (city: City): boolean =>
    (rows.get(city)?.isOnline ?? cityRow(city).isOnline) && (cities.length === 0 || rows.has(city));
  return citySlugs.filter(isOpen).map((city) => {
    const row = rows.get(city);
    return { city, name: row?.siteName || cityRow(city).name, hasShop: row?.onlineShop ?? cityRow(city).onlineShop };
  });
}
