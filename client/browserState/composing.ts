import { hasSpaces, type Language } from '../../content/languages.ts';

/** The code of a key that an input method has taken. */
const TAKEN = 229;

/**
 * Returns true for a key of an input method (docs/rules.md#input-methods). Safari ends the composition before it: there the
 * old code alone tells.
 */
export function isComposingKey({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === TAKEN;
}

/**
 * Returns true for text that is no word yet: signs of Chinese and Japanese are composed of sounds. Of other languages phones
 * compose every word, up to the space after it, from letters that stay.
 */
export function isComposingSounds(event: Event, language: Language): boolean {
  return !hasSpaces(language) && event instanceof InputEvent && event.isComposing;
}
