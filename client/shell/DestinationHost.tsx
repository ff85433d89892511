import { type City, citiesWithout, cityNames, cityRow } from '../../content/cities.ts';
import type { Language } from '../../content/languages.ts';
import { type AssetContext, pictureUrl } from '../../content/media/mediaUrl.ts';
import { unmarked } from '../../content/model/provenance.ts';
import type { ShellModel } from '../../content/shell/shellPlaces.ts';
import { DestinationPicker } from '../islands/DestinationPicker.tsx';
import type { PlaceFacts } from '../islands/parts/pickerProps.ts';
import { useAssetContext } from '../parts/Picture.tsx';
import { useVisit } from '../visitContext.tsx';

/** Width in pixels of a city's picture in the picker. */
const PICTURE = 450;

/** The destination picker's island with its props; every `data-destination-trigger` opens it. */
export function DestinationHost({ shell }: { readonly shell: ShellModel }) {
  const { city, language, hiddenCities } = useVisit();
  return (
    <DestinationPicker
      city={city}
      language={language}
      places={placesOf(shell, citiesWithout(hiddenCities), language, useAssetContext())}
    />
  );
}

/** The cities in the order of our table, with what the content says otherwise of them; without content, all of them. */
function placesOf(
  { cities }: ShellModel,
  listed: readonly City[],
  language: Language,
  assets: AssetContext,
): readonly PlaceFacts[] {
  const rows = new Map(cities.map((row) => [row.cityBaseValue, row]));
  const isOpen = (city: City): boolean =>
    (rows.get(city)?.isOnline ?? cityRow(city).isOnline) && (cities.length === 0 || rows.has(city));
  return listed.filter(isOpen).map((city) => {
    const row = rows.get(city);
    // The picker shows a plain text: an editor's mark would make every name another one.
    const written = unmarked(row?.siteName ?? '');
    const name = written !== '' && written !== cityNames[city][language] ? written : undefined;
    const hasShop = row && row.onlineShop !== cityRow(city).onlineShop ? row.onlineShop : undefined;
    const hero = row?.hero[0];
    const picture = hero ? pictureUrl(hero.url, PICTURE, assets) : '';
    return { city, name, picture, hasShop };
  });
}
