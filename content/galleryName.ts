import type { Language } from './languages.ts';
import { message } from './messages/messages.ts';

/** The name of the gallery in a visit's city. */
export function galleryName({
  language,
  cityName,
}: {
  readonly language: Language;
  readonly cityName: string;
}): string {
  return `${message('siteName', language)} ${cityName}`;
}
