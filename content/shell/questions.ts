import type { StorageKey } from '../visitor/firstKeys.ts';
import { storageKeys } from '../visitor/storageKeys.ts';

/** All that a page asks of its visitors by itself, and the stored values that answer it, by city (docs/rules.md#asked-once). */
const questions = {
  age: (city) => [storageKeys.ageAnswer(city)],
  destination: () => [storageKeys.preferredPath],
  travelType: (city) => [storageKeys.travelType(city), storageKeys.pickerClosed(city)],
  consent: () => [storageKeys.cookieConsent],
  departure: (city) => [storageKeys.departureLocation, storageKeys.departureClosed(city)],
} as const satisfies Record<string, (city: string) => readonly StorageKey<unknown>[]>;

type Question = keyof typeof questions;

/** Returns true if a text names a question. */
export function isQuestion(text: string): text is Question {
  return Object.hasOwn(questions, text);
}

/** Returns true if a visitor has answered or dismissed a question; `read` gives what is stored. */
export function isAnswered(question: Question, city: string, read: (key: StorageKey<unknown>) => unknown): boolean {
  return questions[question](city).some((key) => read(key) !== undefined);
}
