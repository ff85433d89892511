import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { City } from '../../content/cities.ts';
import { cityWords } from '../../content/cityWords.ts';
import { isLanguage, languages } from '../../content/languages.ts';
import { islandTexts } from '../../content/messages/islandMessages.ts';
import { canSubmit, confirmLabel, type DestinationChoice, withCity } from '../../content/shell/destinationChoice.ts';
import type { CityHours, DestinationOpening } from '../browserState/islandEvents.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { island } from './island.tsx';
import { ChoiceSettings } from './parts/ChoiceSettings.tsx';
import { CityChoice, HereLine } from './parts/CityChoice.tsx';
import { FilterSelect } from './parts/FilterSelect.tsx';
import { type PickerFacts, type PickerProps, placesOf } from './parts/pickerProps.ts';

/**
 * The destination picker (docs/rules.md#picker): a dialog with cities by continent, language, travel type and departure
 * location; as the welcome popup it is shorter. Nothing is rendered until a `destination:open` event.
 */
export const DestinationPicker = island<PickerFacts>('DestinationPicker', 'interaction', (props) => {
  const [opening, setOpening] = useState<DestinationOpening>();
  const [hours, setHours] = useState<CityHours>({});
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('destination:open', ({ detail }) => setOpening(detail), { signal });
    document.addEventListener('destination:hours', ({ detail }) => setHours(detail), { signal });
    return () => listening.abort();
  }, []);
  return opening ? (
    <PickerDialog
      {...props}
      spoken={opening.spoken}
      text={islandTexts(opening.spoken)}
      places={placesOf(props, opening.spoken)}
      opening={opening}
      hours={hours}
      onClosed={() => setOpening(undefined)}
    />
  ) : null;
});

interface DialogProps extends PickerProps {
  readonly opening: DestinationOpening;
  readonly hours: CityHours;
  readonly onClosed: () => void;
}

/** What is chosen in the dialog; `isTried`: it was sent as it is, so that what is missing is named. */
function useChoice(here: DestinationChoice) {
  const [choice, setChoice] = useState(here);
  const [isCityChosen, setCityChosen] = useState(true);
  const [isTried, setTried] = useState(false);
  const choose = (change: Partial<DestinationChoice>): void => {
    setChoice({ ...choice, ...change });
    setTried(false);
  };
  const chooseCity = (value: City | undefined): void => {
    setCityChosen(value !== undefined);
    setTried(false);
    if (value && value !== choice.city) setChoice(withCity(value, here));
  };
  return { choice, isCityChosen, isTried, choose, chooseCity, tried: () => setTried(true) };
}

function PickerDialog({ opening, hours, onClosed, ...props }: DialogProps) {
  const { city, language, spoken, text } = props;
  const { travelType, departureLocation, variant } = opening;
  const here: DestinationChoice = { city, language, travelType, departureLocation };
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isSubmitted = useRef(false);
  /** A press that begins in the dialog, to mark a text, may end beside it. */
  const isPressedBeside = useRef(false);
  const { choice, isCityChosen, isTried, choose, chooseCity, tried } = useChoice(here);
  const isWelcome = variant === 'welcome';
  const isReady = isCityChosen && canSubmit(choice);

  useEffect(() => {
    dialog.current?.showModal();
    // By default the browser focuses the close button; the title comes first.
    title.current?.focus();
  }, []);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    tried();
    if (!isReady) {
      dialog.current?.querySelector<HTMLElement>(isCityChosen ? '[name="travel-type"]' : '[role="combobox"]')?.focus();
      return;
    }
    isSubmitted.current = true;
    document.dispatchEvent(new CustomEvent('destination:submit', { detail: { choice, here } }));
    dialog.current?.close();
  };
  const closed = (): void => {
    document.dispatchEvent(new CustomEvent('destination:close', { detail: { isDismissed: !isSubmitted.current } }));
    onClosed();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; its key is Escape, the dialog's own.
    <dialog
      ref={dialog}
      className="dialog picker"
      data-size="wide"
      data-variant={variant}
      lang={spoken === language ? undefined : languages[spoken].hreflang}
      aria-labelledby="picker-title"
      onClose={closed}
      onMouseDown={({ target, currentTarget }) => {
        isPressedBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && isPressedBeside.current && currentTarget.close()
      }
    >
      <form className="picker-form" onSubmit={submit} noValidate>
        <div className="dialog-head">
          <h2 id="picker-title" tabIndex={-1} ref={title}>
            {isWelcome ? text('welcomeTitle') : text('selectDestination')}
          </h2>
          <button
            className="icon-button"
            type="button"
            aria-label={text('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon of="close" />
          </button>
        </div>
        <div className="dialog-body picker-body">
          <CityPart
            {...props}
            isWelcome={isWelcome}
            isTried={isTried}
            chosen={isCityChosen ? choice.city : undefined}
            onChange={chooseCity}
          />
          <ChoiceSettings
            {...props}
            choice={choice}
            hours={hours}
            isTried={isTried}
            onChange={choose}
            onLanguage={(value) => isLanguage(value) && choose({ language: value })}
          />
        </div>
        <div className="dialog-foot">
          <Button
            kind="primary"
            text={isWelcome ? text('continueToSite') : text(confirmLabel(choice, here))}
            type="submit"
            aria-disabled={isReady ? undefined : true}
          />
        </div>
      </form>
    </dialog>
  );
}

interface CityPartProps extends PickerProps {
  readonly isWelcome: boolean;
  readonly isTried: boolean;
  /** Undefined while the field has no city. */
  readonly chosen: City | undefined;
  readonly onChange: (city: City | undefined) => void;
}

/** A field for the city in the welcome popup, and all cities by continent in the picker. */
function CityPart({ isWelcome, isTried, chosen, onChange, ...props }: CityPartProps) {
  const { places, text } = props;
  const [cityOptions] = useState(() =>
    places.map((place) => ({ value: place.city, label: place.name, words: cityWords(place.city) })),
  );
  return isWelcome ? (
    <>
      <p>{text('welcomeText')}</p>
      <FilterSelect
        id="picker-city"
        label={text('destination')}
        options={cityOptions}
        value={chosen ?? ''}
        onChange={(value) => onChange(places.find((place) => place.city === value)?.city)}
        placeholder={text('pleaseChoose')}
        isTried={isTried}
        text={text}
      />
    </>
  ) : (
    <div className="picker-cities">
      <HereLine {...props} />
      <CityChoice {...props} chosen={chosen} onChange={onChange} />
    </div>
  );
}
