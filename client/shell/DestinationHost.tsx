import { type City, cityRow, citySlugs } from '../../content/cities.ts';
import type { DepartureLocation } from '../../content/departureLocations.ts';
import { withoutHidden } from '../../content/destination.ts';
import type { ShellModel } from '../../content/pageModel.ts';
import { DestinationPicker } from '../islands/DestinationPicker.tsx';
import type { PickerProps, PickerTexts, Place } from '../islands/parts/pickerProps.ts';
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
    texts: pickerTexts(message),
  };
  return <DestinationPicker {...props} />;
}

function pickerTexts(message: ReturnType<typeof useMessage>): PickerTexts {
  return {
    selectDestination: message('selectDestination'),
    currentLocation: message('currentLocation'),
    onlineShopping: message('onlineShopping'),
    destination: message('destination'),
    language: message('language'),
    travelType: message('travelType'),
    travelTypeInternational: message('travelTypeInternational'),
    travelTypeInternationalCaption: message('travelTypeInternationalCaption'),
    travelTypeDomestic: message('travelTypeDomestic'),
    travelTypeDomesticCaption: message('travelTypeDomesticCaption'),
    departureLocation: message('departureLocation'),
    pleaseChoose: message('pleaseChoose'),
    confirmChange: message('confirmChange'),
    changeLocation: message('changeLocation'),
    errorNoOptionAvailable: message('errorNoOptionAvailable'),
    errorNoMeetRequirement: message('errorNoMeetRequirement'),
    welcomeTitle: message('welcomeTitle'),
    welcomeText: message('welcomeText'),
    continueToSite: message('continueToSite'),
    close: message('close'),
    clear: message('clear'),
    showOptions: message('showOptions'),
    noMatch: message('noMatch'),
  };
}

/** Names of the departure locations by their codes. */
export function departureTexts(
  message: ReturnType<typeof useMessage>,
): Readonly<Record<DepartureLocation['id'], string>> {
  return {
    '82001': message('departureNahaInternational'),
    '82003': message('departureNahaDomestic'),
    '82004': message('departureNahaCruise'),
    '82002': message('departureIshigaki'),
  };
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
