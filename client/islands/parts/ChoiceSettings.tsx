import { useState } from 'react';
import { cityNames, cityRow } from '../../../content/cities.ts';
import { languages } from '../../../content/languages.ts';
import { travelTypes } from '../../../content/shell/arrival.ts';
import { type DestinationChoice, travelTypeError } from '../../../content/shell/destinationChoice.ts';
import { cityTimeText } from '../../../content/time/cityTime.ts';
import type { CityHours } from '../../browserState/islandEvents.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { departureNames, type PickerProps } from './pickerProps.ts';

interface ChoiceSettingsProps extends PickerProps {
  readonly choice: DestinationChoice;
  readonly hours: CityHours;
  /** True once the visitor has tried to confirm: then errors show. */
  readonly isTried: boolean;
  readonly onChange: (change: Partial<DestinationChoice>) => void;
  readonly onLanguage: (value: string) => void;
}

/**
 * What the chosen city needs: language always, travel type and departure location where it needs them
 * (docs/rules.md#picker-asks).
 */
export function ChoiceSettings({
  choice,
  hours,
  isTried,
  onChange,
  onLanguage,
  text,
  places,
  spoken,
}: ChoiceSettingsProps) {
  const { languages: offered, needsTravelType, departureLocations, timeZone } = cityRow(choice.city);
  const place = places.find(({ city }) => city === choice.city);
  const [now] = useState(() => new Date());
  const opening = hours[choice.city];
  return (
    <div className="picker-settings" data-tone="bone">
      {place?.picture ? (
        <img className="picker-picture" src={place.picture} alt="" width={450} height={253} />
      ) : undefined}
      <div className="picker-chosen" aria-live="polite">
        <p className="display" data-size="3">
          {place?.name ?? cityNames[choice.city][spoken]}
        </p>
        <p className="meta">
          {text('localTime')} <time dateTime={now.toISOString()}>{cityTimeText(now, timeZone, spoken)}</time>
        </p>
        <p className="picker-hours hours-state" data-open={opening?.isOpen ? '' : undefined}>
          {opening?.words}
        </p>
      </div>
      <FilterSelect
        id="picker-language"
        label={text('language')}
        options={offered.map((language) => ({
          value: language,
          label: languages[language].name,
          lang: languages[language].hreflang,
        }))}
        value={choice.language}
        onChange={onLanguage}
        text={text}
      />
      {needsTravelType ? <TravelTypes text={text} choice={choice} isTried={isTried} onChange={onChange} /> : undefined}
      {departureLocations.length > 0 ? (
        <FilterSelect
          id="picker-departure"
          label={text('departureLocation')}
          options={departureLocations.map(({ id }) => ({ value: id, label: text(departureNames[id]) }))}
          value={choice.departureLocation}
          onChange={(departureLocation) => onChange({ departureLocation })}
          placeholder={text('pleaseChoose')}
          text={text}
        />
      ) : undefined}
    </div>
  );
}

type TravelTypesProps = Pick<ChoiceSettingsProps, 'text' | 'choice' | 'isTried' | 'onChange'>;

function TravelTypes({ text, choice, isTried, onChange }: TravelTypesProps) {
  const problem = isTried ? travelTypeError(choice) : undefined;
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby="picker-travel-label"
      aria-required="true"
      aria-describedby={problem ? 'picker-travel-error' : undefined}
      aria-invalid={problem ? true : undefined}
    >
      <p className="field-label" id="picker-travel-label">
        {text('travelType')}
      </p>
      {travelTypes.map((type) => (
        <label key={type} className="choice picker-travel">
          <input
            type="radio"
            name="travel-type"
            value={type}
            checked={choice.travelType === type}
            onChange={() => onChange({ travelType: type })}
          />
          <span>
            {type === 'international' ? text('travelTypeInternational') : text('travelTypeDomestic')}
            <span className="meta">
              {type === 'international' ? text('travelTypeInternationalCaption') : text('travelTypeDomesticCaption')}
            </span>
          </span>
        </label>
      ))}
      <p className="field-error" id="picker-travel-error" role="alert" hidden={!problem}>
        {problem ? text(problem) : ''}
      </p>
    </div>
  );
}
