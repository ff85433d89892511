import { isLanguage, type Language } from '../../content/languages.ts';
import { readTexts } from './textFile.ts';

type OtherTexts = Readonly<Partial<Record<Language, string>>>;

const texts = readTexts('pictureTexts.txt');

/** The texts of a name in `pictureTexts.txt`; `destination-CITY` are those of the picture of a city. */
const textsNamed = (name: string): OtherTexts => texts.get(name)?.texts ?? {};

/** A picture's alternative texts beside those of the catalogue; none for drawings. */
export function otherTextsOf(picture: string): OtherTexts {
  if (/^(?:inside|relic)-/.test(picture)) return textsNamed(picture.replace(/-(?:tall|wide)$/, ''));
  if (picture.startsWith('city-')) return textsNamed(picture.replace('city-', 'destination-').replace(/-tall$/, ''));
  return picture.startsWith('dusk-') ? withLampsLit(textsNamed(picture.replace('dusk-', 'door-'))) : textsNamed(picture);
}

function withLampsLit(door: OtherTexts): OtherTexts {
  const lamps = textsNamed('lamps-lit');
  return Object.fromEntries(Object.entries(door).map(([language, text]) => [language, text + (isLanguage(language) ? (lamps[language] ?? '') : '')]));
}
