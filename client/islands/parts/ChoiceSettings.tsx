import { cityRow } from '../../../content/cities.ts';
import { languages } from '../../../content/languages.ts';
import { type DestinationChoice, travelTypeError, travelTypes } from '../../../content/shell/destination.ts';
import { FilterSelect } from './FilterSelect.tsx';
import type { PickerProps } from './pickerProps.ts';

interface ChoiceSettingsProps extends PickerProps {
  readonly choice: DestinationChoice;
  /** The visitor has tried to confirm: now errors are said. */
  readonly isTried: boolean;
  readonly onChange: (change: Partial<DestinationChoice>) => void;
  readonly onLanguage: (value: string) => void;
}

/** What the chosen city asks: language always, travel type and departure location where it needs them (site-shell §4). */
export function ChoiceSettings({
  choice,
  isTried,
  onChange,
  onLanguage,
  texts,
  places,
  departures,
}: ChoiceSettingsProps) {
  const { languages: offered, needsTravelType, departureLocations, name } = cityRow(choice.city);
  const problem = isTried ? travelTypeError(choice) : undefined;
  return (
    <div className="picker-settings" data-tone="bone">
      <p className="display picker-chosen" data-size="3" aria-live="polite">
        {places.find(({ city }) => city === choice.city)?.name ?? name}
      </p>
      <FilterSelect
        id="picker-language"
        label={texts.language}
        options={offered.map((language) => ({
          value: language,
          label: languages[language].name,
          lang: languages[language].hreflang,
        }))}
        value={choice.language}
        onChange={onLanguage}
        texts={texts}
      />
      {needsTravelType ? (
        <div
          className="field"
          role="radiogroup"
          aria-labelledby="picker-travel-label"
          aria-required="true"
          aria-describedby={problem ? 'picker-travel-error' : undefined}
          aria-invalid={problem ? true : undefined}
        >
          <p className="field-label" id="picker-travel-label">
            {texts.travelType}
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
                {type === 'international' ? texts.travelTypeInternational : texts.travelTypeDomestic}
                <span className="meta">
                  {type === 'international' ? texts.travelTypeInternationalCaption : texts.travelTypeDomesticCaption}
                </span>
              </span>
            </label>
          ))}
          <p className="field-error" id="picker-travel-error" role="alert" hidden={!problem}>
            {problem ? texts[problem] : ''}
          </p>
        </div>
      ) : undefined}
      {departureLocations.length > 0 ? (
        <FilterSelect
          id="picker-departure"
          label={texts.departureLocation}
          options={departureLocations.map(({ id }) => ({ value: id, label: departures[id] }))}
          value={choice.departureLocation}
          onChange={(departureLocation) => onChange({ departureLocation })}
          placeholder={texts.pleaseChoose}
          texts={texts}
        />
      ) : undefined}
    </div>
  );
}
