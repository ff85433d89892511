import { type City, cityNames, cityRow, type Region, regions } from '../../../content/cities.ts';
import { languages } from '../../../content/languages.ts';
import type { IslandMessageKey } from '../../../content/messages/islandMessages.ts';
import { Flag } from '../../parts/Flag.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { PickerProps } from './pickerProps.ts';

/** The names of the regions, by their texts. */
export const regionNames = {
  europe: 'regionEurope',
  'asia-pacific': 'regionAsiaPacific',
  'north-america': 'regionNorthAmerica',
  'middle-east': 'regionMiddleEast',
  oceania: 'regionOceania',
} as const satisfies Record<Region, IslandMessageKey>;

/** Where the visitor is now. */
export function HereLine({ city, language, spoken, places, text }: PickerProps) {
  const here = places.find((place) => place.city === city);
  return (
    <p className="picker-here">
      <span className="eyebrow">{text('currentLocation')}</span>
      <span className="picker-place">
        <Flag city={city} src={here?.flag} />
        {here?.name ?? cityNames[city][spoken]}
        <span className="meta" lang={languages[language].hreflang}>
          {languages[language].name}
        </span>
      </span>
      <span className="picker-key meta" aria-hidden="true">
        <ShopMark name="" />
        {text('onlineShopping')}
      </span>
    </p>
  );
}

/** The mark of cities with a linked online shop (docs/rules.md#picker). */
function ShopMark({ name }: { readonly name: string }) {
  return (
    <span className="picker-shop">
      <Icon of="cart" />
      {name ? <span className="visually-hidden">, {name}</span> : undefined}
    </span>
  );
}

interface CityChoiceProps extends PickerProps {
  readonly chosen: City | undefined;
  readonly onChange: (city: City) => void;
}

/** The cities by continent, in the order of the site list (docs/rules.md#region-order). */
export function CityChoice({ places, text, chosen, onChange }: CityChoiceProps) {
  return (
    <div className="picker-regions">
      {regions.map((region) => {
        const here = places.filter(({ city }) => cityRow(city).region === region);
        return here.length === 0 ? undefined : (
          <fieldset key={region} className="picker-region">
            <legend className="eyebrow">{text(regionNames[region])}</legend>
            {here.map(({ city, name, hasShop, flag }) => (
              <label key={city} className="picker-city">
                <input
                  className="visually-hidden"
                  type="radio"
                  name="city"
                  value={city}
                  checked={city === chosen}
                  onChange={() => onChange(city)}
                />
                <Flag city={city} src={flag} />
                <span>{name}</span>
                {hasShop ? <ShopMark name={text('onlineShopping')} /> : undefined}
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
