import { isLanguage, type Language } from '../../content/languages.ts';
import { readTexts } from './textFile.ts';

type OtherTexts = Readonly<Partial<Record<Language, string>>>;

const texts = readTexts('pictureTexts.txt');

const textsOf = (name: string): OtherTexts => texts.get(name)?.texts ?? {};

/** A picture's alternative texts beside those of the catalogue; none for drawings and pictures of cities. */
export function otherTextsOf(picture: string): OtherTexts {
  return picture.startsWith('dusk-') ? withLampsLit(textsOf(picture.replace('dusk-', 'door-'))) : textsOf(picture);
}

/** What the choice of destinations says of a city's picture, in the languages that the city offers besides. */
export function destinationTextsOf(city: string): OtherTexts {
  return textsOf(`destination-${city}`);
}

function withLampsLit(door: OtherTexts): OtherTexts {
  const lamps = textsOf('lamps-lit');
  return Object.fromEntries(Object.entries(door).map(([language, text]) => [language, text + (isLanguage(language) ? (lamps[language] ?? '') : '')]));
}
